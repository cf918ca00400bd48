import { type GuestJob, runGuest } from './quickjs-guest.ts';
import type { WorkerSays } from './run-in-worker.ts';

const say = (said: WorkerSays): void => self.postMessage(said);

self.addEventListener(
  'message',
  async (event: MessageEvent<GuestJob>) => {
    say({ answer: await runGuest(event.data, () => say({ started: true })) });
  },
  { once: true },
);
