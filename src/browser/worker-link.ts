import * as comlink from 'comlink';
import type { CallOptions } from '../app/index.ts';
import { Fault, type FaultCode } from '../base/index.ts';
import { type Envelope, unseal } from './envelope.ts';
import { isRepeatable } from './repeatable.ts';
import type {
  Change,
  ConnectionStatus,
  Method,
  MethodArguments,
  MethodResult,
  OpenRequest,
  WorkerApi,
} from './worker-api.ts';

export interface LinkOptions {
  readonly startWorker: () => Worker;
  readonly request: OpenRequest;
  readonly repair: boolean;
}

/** This page's end of its worker. A worker that dies is started again, and what may be repeated is asked again. */
export interface Link {
  request<M extends Method>(
    method: M,
    args: MethodArguments<M>,
    options?: CallOptions,
  ): Promise<MethodResult<M>>;
  status(): ConnectionStatus;
  onStatus(listener: (status: ConnectionStatus) => void): () => void;
  onChange(listener: (change: Change) => void): () => void;
  close(): Promise<void>;
}

interface Running {
  readonly api: comlink.Remote<WorkerApi>;
  readonly status: ConnectionStatus;
  readonly repeatableTools: ReadonlySet<string>;
  /** Resolves when the worker has died. */
  readonly died: Promise<typeof DIED>;
  stop(): void;
}

const DIED = Symbol('died');
const MOST_ATTEMPTS = 3;

/** Faults: those of opening the ledger, and `WORKER_UNAVAILABLE`. */
export async function openLink(options: LinkOptions): Promise<Link> {
  const statusListeners = new Set<(status: ConnectionStatus) => void>();
  const changeListeners = new Set<(change: Change) => void>();
  let status: ConnectionStatus = {
    role: 'waiting',
    read_only: false,
    version: options.request.version,
  };
  let closed = false;
  let current = start();
  const first = await current;
  if (first.status.fault && !options.repair) {
    await first.api.close();
    first.stop();
    throw faultOf(first.status.fault);
  }
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);

  return {
    request,
    status: () => status,
    onStatus: (listener) => {
      listener(status);
      return listen(statusListeners, listener);
    },
    onChange: (listener) => listen(changeListeners, listener),
    close,
  };

  function start(): Promise<Running> {
    const starting = run(options, setStatus, tellChange);
    // Whoever asks next meets the fault; without a listener it would count as unhandled.
    starting.then(
      (running) => void running.died.then(() => revive(starting)),
      () => undefined,
    );
    return starting;
  }

  function revive(dead: Promise<Running>): void {
    if (!closed && current === dead) current = start();
  }

  function setStatus(next: ConnectionStatus): void {
    status = next;
    for (const listener of statusListeners) listener(next);
  }

  function tellChange(change: Change): void {
    for (const listener of changeListeners) listener(change);
  }

  async function request<M extends Method>(
    method: M,
    args: MethodArguments<M>,
    callOptions: CallOptions = {},
  ): Promise<MethodResult<M>> {
    for (let attempt = 1; ; attempt += 1) {
      if (closed) throw new Fault('LEDGER_CLOSED', 'The connection was closed; connect again.');
      const running = await current;
      const answer = await Promise.race([ask(running.api, method, args, callOptions), running.died]);
      if (answer !== DIED) return unseal(answer);
      if (attempt === MOST_ATTEMPTS || !isRepeatable(method, args, running.repeatableTools))
        throw interrupted();
    }
  }

  /** A page that is put aside must not keep the ledger from the others. */
  function leave(event: PageTransitionEvent): void {
    if (event.persisted) void current.then((running) => running.stop());
  }

  function comeBack(event: PageTransitionEvent): void {
    if (event.persisted && !closed) current = start();
  }

  async function close(): Promise<void> {
    if (closed) return;
    closed = true;
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    const running = await current;
    await Promise.race([running.api.close(), running.died]);
    running.stop();
  }
}

async function ask<M extends Method>(
  api: comlink.Remote<WorkerApi>,
  method: M,
  args: MethodArguments<M>,
  { signal, progress }: CallOptions,
): Promise<Envelope<MethodResult<M>>> {
  if (signal?.aborted)
    throw new Fault('CANCELLED', 'The call was cancelled before it was begun; nothing was done.');
  const id = crypto.randomUUID();
  const cancel = (): void => void api.cancel(id);
  signal?.addEventListener('abort', cancel);
  try {
    const sent = progress ? [comlink.proxy(progress)] : [];
    return (await api.request(id, method, args as never, ...sent)) as Envelope<MethodResult<M>>;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

async function run(
  { startWorker, request }: LinkOptions,
  onStatus: (status: ConnectionStatus) => void,
  onChange: (change: Change) => void,
): Promise<Running> {
  const worker = startWorker();
  const api = comlink.wrap<WorkerApi>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = (event) => reject(notStarted(event.message));
  });
  // After the start, an error event is the worker's own affair: what it could not answer, it said in an envelope.
  broken.catch(() => undefined);
  try {
    const opened = unseal(
      await Promise.race([api.open(request, comlink.proxy(onStatus), comlink.proxy(onChange)), broken]),
    );
    onStatus(opened.status);
    const watch = new AbortController();
    const died = lifeOver(opened.worker_id, watch.signal);
    return {
      api,
      status: opened.status,
      repeatableTools: new Set(opened.repeatable_tools),
      died,
      stop: () => {
        watch.abort();
        worker.terminate();
      },
    };
  } catch (thrown) {
    worker.terminate();
    throw thrown;
  }
}

/** No event tells that a worker has died, but the lock that it holds is then granted to us. */
function lifeOver(workerId: string, signal: AbortSignal): Promise<typeof DIED> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`skope/worker/${workerId}`, { mode: 'shared', signal }, () => resolve(DIED))
      .catch(() => undefined);
  });
}

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notStarted(reason: string): Fault {
  return new Fault(
    'WORKER_UNAVAILABLE',
    `The worker that keeps the ledger could not be started (${reason || 'its script could not be loaded'}). Reload the page; if it stays so, the installation is incomplete.`,
  );
}

function interrupted(): Fault {
  return new Fault(
    'CALL_INTERRUPTED',
    'The worker that keeps the ledger ended before it answered: the call may or may not have been done. Look at the brief, and repeat it only if it was not.',
  );
}

function faultOf({ code, message, hint }: NonNullable<ConnectionStatus['fault']>): Fault {
  return new Fault(code as FaultCode, message, { hint });
}
