import type { Build } from '../src/browser/build.ts';
import type { Envelope } from '../src/browser/envelope.ts';
import type { Change, ConnectionStatus, Method } from '../src/browser/worker-api.ts';

/** Heard by the workers of all tabs. */
export type PresenceMessage =
  /** A worker has come; the leader answers with `leader`, and one of an older build steps back. */
  | { readonly type: 'hello'; readonly from: string; readonly build: Build }
  /** A worker holds the ledger now, or still. */
  | {
      readonly type: 'leader';
      readonly from: string;
      readonly build: Build;
      /** Why the ledger it holds cannot be used, where it cannot. */
      readonly fault?: ConnectionStatus['fault'];
    }
  | { readonly type: 'changed'; readonly from: string; readonly tool: Change['tool'] };

/** On the inbox of one worker, which nobody else listens to. */
export type DirectMessage =
  | {
      readonly type: 'request';
      readonly from: string;
      readonly id: string;
      readonly method: Method;
      readonly args: unknown;
      /** Wall-clock ms after which the caller no longer waits: a request that is found later is dropped, not done. */
      readonly expires: number;
    }
  | { readonly type: 'cancel'; readonly id: string }
  /** The request has been begun: from here on the caller waits as long as it takes. */
  | { readonly type: 'taken'; readonly id: string }
  | { readonly type: 'progress'; readonly id: string; readonly done: number; readonly total: number }
  | { readonly type: 'reply'; readonly id: string; readonly envelope: Envelope<unknown> }
  /** Nothing of the request was done: the worker no longer holds the ledger. */
  | { readonly type: 'moved'; readonly id: string };
