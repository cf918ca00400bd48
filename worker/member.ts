import type { CallOptions } from '../src/app/index.ts';
import { Fault, toFault } from '../src/base/index.ts';
import { type Build, compareBuilds } from '../src/browser/build.ts';
import { seal, type sealFault, unseal } from '../src/browser/envelope.ts';
import type {
  ConnectionStatus,
  LedgerMethods,
  Method,
  MethodArguments,
  MethodResult,
  WorkerEvents,
} from '../src/browser/worker-api.ts';
import { ledgerLock, lifeLock, openChannels } from './channels.ts';
import type { LedgerService } from './ledger-service.ts';
import type { DirectMessage, PresenceMessage } from './messages.ts';
import { createPending, interrupted, mayResend, type PendingRequest } from './pending-request.ts';
import { changeName, isWrite } from './tool-facts.ts';

export interface MemberOptions {
  readonly id: string;
  readonly name: string;
  readonly build: Build;
  readonly events: WorkerEvents;
  readonly openService: () => Promise<LedgerService>;
}

/** This worker among those of the other tabs: one of them holds the ledger, all can use it. */
export interface Member {
  /** Settles when the ledger can be reached, or with the fault that says why it cannot. */
  readonly reachable: Promise<void>;
  status(): ConnectionStatus;
  request<M extends Method>(
    method: M,
    args: MethodArguments<M>,
    options: CallOptions,
  ): Promise<MethodResult<M>>;
  /** Ends what runs, then lets go of the ledger. */
  close(): Promise<void>;
}

const DRAIN_MS = 10_000;

/**
 * Joins the tabs of this origin. Whoever has the Web Lock opens the ledger and answers the others; the next in the queue of
 * the lock follows when it goes. A worker of an older build steps back for good when it meets a newer one.
 */
export function joinMembers(options: MemberOptions): Member {
  const { id, name, build, events } = options;
  const channels = openChannels(name, id, { presence: hear, direct: receive });
  const pending = new Map<string, PendingRequest>();
  const remote = new Map<string, AbortController>();
  const running = new Set<Promise<unknown>>();
  const candidacy = new AbortController();
  const steppedDown = Promise.withResolvers<void>();
  const reachable = Promise.withResolvers<void>();
  // Whoever opens awaits it; a fault that comes after that is told by the status.
  reachable.promise.catch(() => undefined);
  let service: LedgerService | undefined;
  let leader: string | undefined;
  let leaderFault: ConnectionStatus['fault'];
  let failure: Fault | undefined;
  let newer: Build | undefined;
  let leaving = false;
  let watch = new AbortController();

  channels.announce({ type: 'hello', from: id, build });
  const candidate = stand();

  return { reachable: reachable.promise, status, request, close };

  // ---- election -------------------------------------------------------------------------------------------------

  async function stand(): Promise<void> {
    try {
      await navigator.locks.request(ledgerLock(name), { signal: candidacy.signal }, lead);
    } catch (thrown) {
      if (!candidacy.signal.aborted) fail(toFault(thrown));
    }
  }

  /** Runs as long as this worker holds the lock. */
  async function lead(): Promise<void> {
    let opened: LedgerService;
    try {
      opened = await options.openService();
    } catch (thrown) {
      fail(toFault(thrown));
      return;
    }
    try {
      if (leaving || newer) return;
      service = opened;
      setLeader(id, sealedFault(opened.fault));
      announceLeader();
      await steppedDown.promise;
      await Promise.race([
        Promise.allSettled(running),
        new Promise((resolve) => setTimeout(resolve, DRAIN_MS)),
      ]);
    } finally {
      service = undefined;
      if (leader === id) leader = undefined;
      opened.close();
    }
  }

  function announceLeader(): void {
    const fault = sealedFault(service?.fault);
    channels.announce({ type: 'leader', from: id, build, ...(fault && { fault }) });
  }

  function stepDown(): void {
    candidacy.abort();
    steppedDown.resolve();
  }

  function retire(met: Build): void {
    if (newer && compareBuilds(met, newer) <= 0) return;
    newer = met;
    stepDown();
    tellStatus();
  }

  function setLeader(next: string, fault: ConnectionStatus['fault']): void {
    const changed = next !== leader;
    leader = next;
    leaderFault = fault;
    failure = undefined;
    reachable.resolve();
    tellStatus();
    if (!changed) return;
    watch.abort();
    watch = new AbortController();
    if (next !== id) watchLife(next, watch.signal);
    for (const waiting of [...pending.values()]) dispatch(waiting);
  }

  /** The lock of a worker's life is granted to others when it is over. */
  function watchLife(worker: string, signal: AbortSignal): void {
    const gone = (): void => {
      if (leader !== worker) return;
      leader = undefined;
      tellStatus();
      channels.announce({ type: 'hello', from: id, build });
    };
    navigator.locks.request(lifeLock(worker), { mode: 'shared', signal }, gone).catch((thrown: unknown) => {
      if (!signal.aborted) fail(toFault(thrown));
    });
  }

  function fail(fault: Fault): void {
    failure = fault;
    reachable.reject(fault);
    tellStatus();
    for (const waiting of [...pending.values()]) waiting.reject(fault);
  }

  // ---- what is heard --------------------------------------------------------------------------------------------

  function hear(message: PresenceMessage): void {
    if (message.type === 'changed') {
      events.onChange({ tool: message.tool, own: message.from === id });
      return;
    }
    const order = compareBuilds(message.build, build);
    if (order > 0) retire(message.build);
    if (message.type === 'hello') {
      if (service && !newer) announceLeader();
    } else if (order >= 0) {
      // An older leader steps down as soon as it hears of this worker.
      setLeader(message.from, message.fault);
    }
  }

  function receive(message: DirectMessage): void {
    if (message.type === 'request') {
      void answer(message);
      return;
    }
    if (message.type === 'cancel') {
      remote.get(message.id)?.abort();
      return;
    }
    const waiting = pending.get(message.id);
    if (!waiting) return;
    waiting.begun();
    if (message.type === 'progress') waiting.options.progress?.(message.done, message.total);
    else if (message.type === 'moved') waiting.sentTo = undefined;
    else if (message.type === 'reply') settle(waiting, message.envelope);
  }

  async function answer(message: DirectMessage & { readonly type: 'request' }): Promise<void> {
    const { from, id: requestId, method, args } = message;
    if (!service || leaving || newer) {
      channels.send(from, { type: 'moved', id: requestId });
      return;
    }
    // The caller has given up on it, and may have said so to the person.
    if (Date.now() > message.expires) return;
    channels.send(from, { type: 'taken', id: requestId });
    const abort = new AbortController();
    remote.set(requestId, abort);
    const progress = (done: number, total: number): void =>
      channels.send(from, { type: 'progress', id: requestId, done, total });
    const envelope = await seal(() => run(from, method, args as never, { signal: abort.signal, progress }));
    remote.delete(requestId);
    channels.send(from, { type: 'reply', id: requestId, envelope });
  }

  function settle(waiting: PendingRequest, envelope: Parameters<typeof unseal>[0]): void {
    if (envelope.ok) waiting.resolve(envelope.value);
    else waiting.reject(toFaultOf(envelope));
  }

  // ---- what is asked --------------------------------------------------------------------------------------------

  async function request<M extends Method>(
    method: M,
    args: MethodArguments<M>,
    callOptions: CallOptions,
  ): Promise<MethodResult<M>> {
    if (leaving) throw new Fault('LEDGER_CLOSED', 'The connection was closed; connect again.');
    if (newer && isWrite(method, args)) throw readOnly();
    if (failure) throw failure;
    if (method === 'ingest_chunks') {
      const call = (batch: unknown): Promise<ReturnType<LedgerMethods['call']>> =>
        request('call', { name: 'ingest_news', args: batch }, {});
      const { ingestChunks } = await import('../src/app/index-later.ts');
      return (await ingestChunks(
        call,
        args as MethodArguments<'ingest_chunks'>,
        callOptions,
      )) as MethodResult<M>;
    }
    if (service && !newer) return await run(id, method, args, callOptions);
    return (await wait(method, args, callOptions)) as MethodResult<M>;
  }

  async function wait(method: Method, args: unknown, callOptions: CallOptions): Promise<unknown> {
    const waiting = createPending(method, args, callOptions, notBegun);
    pending.set(waiting.id, waiting);
    const cancel = (): void => {
      if (waiting.sentTo === undefined) waiting.reject(cancelled());
      else channels.send(waiting.sentTo, { type: 'cancel', id: waiting.id });
    };
    callOptions.signal?.addEventListener('abort', cancel);
    if (leader !== undefined) dispatch(waiting);
    try {
      return await waiting.answer;
    } finally {
      pending.delete(waiting.id);
      callOptions.signal?.removeEventListener('abort', cancel);
    }
  }

  function dispatch(waiting: PendingRequest): void {
    if (leader === undefined) return;
    if (!mayResend(waiting, leader)) {
      waiting.reject(interrupted());
      return;
    }
    waiting.sentTo = leader;
    if (leader === id) {
      waiting.begun();
      run(id, waiting.method, waiting.args as never, waiting.options).then(waiting.resolve, waiting.reject);
      return;
    }
    const { id: requestId, method, args, expires } = waiting;
    channels.send(leader, { type: 'request', from: id, id: requestId, method, args, expires });
  }

  /** Asks the ledger of this worker, for `from`; a write that was done is told to every tab. */
  async function run<M extends Method>(
    from: string,
    method: M,
    args: MethodArguments<M>,
    callOptions: CallOptions,
  ): Promise<MethodResult<M>> {
    const held = service;
    if (!held) throw new Fault('LEDGER_CLOSED', 'The ledger was handed over; call again.');
    const faultBefore = held.fault;
    const work = held.handle(method, args, callOptions);
    running.add(work);
    try {
      const value = await work;
      if (isWrite(method, args)) tellChange(from, method, args);
      return value;
    } finally {
      running.delete(work);
      if (held.fault !== faultBefore && service === held) {
        setLeader(id, sealedFault(held.fault));
        announceLeader();
      }
    }
  }

  function tellChange(from: string, method: Method, args: unknown): void {
    const tool = changeName(method, args);
    events.onChange({ tool, own: from === id });
    channels.announce({ type: 'changed', from, tool });
  }

  // ---- what is told ---------------------------------------------------------------------------------------------

  function status(): ConnectionStatus {
    const role = leader === undefined ? 'waiting' : leader === id ? 'leader' : 'follower';
    const fault = sealedFault(failure) ?? leaderFault;
    return {
      role,
      read_only: newer !== undefined,
      version: build.version,
      ...(newer && { newer_version: newer.version }),
      ...(fault && { fault }),
    };
  }

  function tellStatus(): void {
    events.onStatus(status());
  }

  function notBegun(): Fault {
    if (newer) return readOnly();
    return new Fault(
      'LEDGER_BUSY',
      'The tab that holds the ledger does not answer, so nothing was done. Bring it to the front or close it, then try again.',
    );
  }

  function readOnly(): Fault {
    return new Fault(
      'READ_ONLY',
      `This tab runs skope ${build.version}, and a newer one (${newer?.version}) is open. It may only read: reload it to go on.`,
    );
  }

  async function close(): Promise<void> {
    leaving = true;
    watch.abort();
    stepDown();
    for (const waiting of [...pending.values()]) {
      waiting.reject(new Fault('LEDGER_CLOSED', 'The connection was closed before the call was answered.'));
    }
    await candidate;
    channels.close();
  }
}

function cancelled(): Fault {
  return new Fault('CANCELLED', 'The call was cancelled before it was begun; nothing was done.');
}

function sealedFault(fault: Fault | undefined): ConnectionStatus['fault'] {
  if (!fault) return undefined;
  const { code, message, hint } = fault;
  return { code, message, hint };
}

function toFaultOf(envelope: ReturnType<typeof sealFault>): Fault {
  try {
    return unseal(envelope);
  } catch (thrown) {
    return toFault(thrown);
  }
}
