import type { CallOptions } from '../src/app/index.ts';
import { Fault } from '../src/base/index.ts';
import { isRepeatable } from '../src/browser/repeatable.ts';
import type { Method } from '../src/browser/worker-api.ts';
import { REPEATABLE_TOOLS } from './tool-facts.ts';

/** How long a request may wait for a leader to begin it. A hand-over takes well under a second. */
export const BEGIN_WITHIN_MS = 20_000;

/** A request of this tab that another tab's worker is to answer. */
export interface PendingRequest {
  readonly id: string;
  readonly method: Method;
  readonly args: unknown;
  readonly options: CallOptions;
  readonly expires: number;
  readonly answer: Promise<unknown>;
  resolve(value: unknown): void;
  reject(fault: Fault): void;
  /** The worker that may have begun it. */
  sentTo: string | undefined;
  /** Stops the wait for a leader: it has been begun. */
  begun(): void;
}

export function createPending(
  method: Method,
  args: unknown,
  options: CallOptions,
  notBegun: () => Fault,
): PendingRequest {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => reject(notBegun()), BEGIN_WITHIN_MS);
  const begun = (): void => clearTimeout(timer);
  return {
    id: crypto.randomUUID(),
    method,
    args,
    options,
    expires: Date.now() + BEGIN_WITHIN_MS,
    answer: promise.finally(begun),
    resolve,
    reject,
    sentTo: undefined,
    begun,
  };
}

/** After a hand-over: may the new leader be asked, when the old one may have done it already? */
export function mayResend(request: PendingRequest, leader: string): boolean {
  if (request.sentTo === undefined || request.sentTo === leader) return true;
  return isRepeatable(request.method, request.args, REPEATABLE_TOOLS);
}

export function interrupted(): Fault {
  return new Fault(
    'CALL_INTERRUPTED',
    'The tab that held the ledger went away before it answered: the call may or may not have been done. Look at the brief, and repeat it only if it was not.',
  );
}
