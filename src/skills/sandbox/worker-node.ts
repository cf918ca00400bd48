import { parentPort } from 'node:worker_threads';
import { type GuestJob, runGuest } from './quickjs-guest.ts';
import type { WorkerSays } from './run-in-worker.ts';

const say = (said: WorkerSays): void => parentPort?.postMessage(said);

parentPort?.once('message', async (job: GuestJob) => {
  say({ answer: await runGuest(job, () => say({ started: true })) });
});
