import { MIGRATIONS } from '../src/app/index.ts';
import { Fault } from '../src/base/index.ts';
import { seal } from '../src/browser/envelope.ts';
import type { OpenRequest, WorkerApi, WorkerEvents } from '../src/browser/worker-api.ts';
import { loadSqlite } from '../src/sqlite/engines/load-sqlite.ts';
import { standAlone } from './alone.ts';
import { lifeLock } from './channels.ts';
import { openService } from './ledger-service.ts';
import { joinMembers, type Member } from './member.ts';
import { REPEATABLE_TOOLS } from './tool-facts.ts';

/** What the page's end of this worker can ask. One ledger per worker, opened once. */
export function createWorkerApi(): WorkerApi {
  const id = crypto.randomUUID();
  const cancels = new Map<string, AbortController>();
  let member: Member | undefined;
  let isLoadingAhead = false;

  return {
    open: (request, onStatus, onChange) =>
      seal(async () => {
        if (member) throw new Fault('INVALID_ARGUMENT', 'This worker is connected already; start another.');
        await holdLife(id);
        member = await enter(id, request, { onStatus, onChange });
        await member.reachable;
        return { worker_id: id, status: member.status(), repeatable_tools: [...REPEATABLE_TOOLS] };
      }),
    request: (callId, method, args, progress) =>
      seal(async () => {
        if (!member) throw new Fault('LEDGER_CLOSED', 'The ledger was not opened; call open first.');
        const cancel = new AbortController();
        cancels.set(callId, cancel);
        try {
          return await member.request(method, args, { signal: cancel.signal, ...(progress && { progress }) });
        } finally {
          cancels.delete(callId);
          if (!isLoadingAhead) void loadAhead();
          isLoadingAhead = true;
        }
      }),
    cancel: async (callId) => cancels.get(callId)?.abort(),
    close: async () => {
      await member?.close();
    },
  };
}

async function enter(id: string, request: OpenRequest, events: WorkerEvents): Promise<Member> {
  const { engine, name, version } = request;
  if (engine === 'memory') return standAlone(await openService({ engine, name }), version, events);
  const build = { version, schema: MIGRATIONS.length };
  // A tab that follows may have to lead at any moment. What goes wrong here is met again, and told, when it opens.
  loadSqlite().catch(() => undefined);
  return joinMembers({ id, name, build, events, openService: () => openService({ engine, name }) });
}

/**
 * After the first answer: what the next ones will need, so that neither a write nor a hand-over waits for it. What goes wrong
 * here is met again, and told, by the call that needs it.
 */
async function loadAhead(): Promise<void> {
  const later = await import('../src/app/index-later.ts').catch(() => undefined);
  await later?.loadAhead().catch(() => undefined);
}

/** Resolves when the lock is held; it is let go of only when the worker ends. */
function holdLife(id: string): Promise<void> {
  if (!navigator.locks) {
    return Promise.reject(
      new Fault(
        'STORAGE_UNAVAILABLE',
        'This page is not in a secure context, so nothing can be kept: open it by https or from localhost.',
      ),
    );
  }
  return new Promise((held, failed) => {
    navigator.locks
      .request(lifeLock(id), () => {
        held();
        return new Promise<never>(() => undefined);
      })
      .catch(failed);
  });
}
