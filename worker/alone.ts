import { Fault } from '../src/base/index.ts';
import type { ConnectionStatus, MethodResult, WorkerEvents } from '../src/browser/worker-api.ts';
import type { LedgerService } from './ledger-service.ts';
import type { Member } from './member.ts';
import { changeName, isWrite } from './tool-facts.ts';

/** A ledger in memory, of this page only: nobody to share it with, and nothing that outlives it. */
export function standAlone(service: LedgerService, version: string, events: WorkerEvents): Member {
  const status = (): ConnectionStatus => ({ role: 'alone', read_only: false, version });
  let closed = false;
  const request: Member['request'] = async (method, args, options) => {
    if (closed) throw new Fault('LEDGER_CLOSED', 'The connection was closed; connect again.');
    if (method === 'ingest_chunks') {
      const { ingestChunks } = await import('../src/app/index-later.ts');
      return (await ingestChunks(
        (batch) => request('call', { name: 'ingest_news', args: batch }, {}),
        args as { readonly articles: readonly unknown[] },
        options,
      )) as MethodResult<typeof method>;
    }
    const value = await service.handle(method, args, options);
    if (isWrite(method, args)) {
      events.onChange({ tool: changeName(method, args), own: true });
    }
    return value;
  };
  return {
    reachable: Promise.resolve(),
    status,
    request,
    close: async () => {
      closed = true;
      service.close();
    },
  };
}
