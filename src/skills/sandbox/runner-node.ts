import { Worker } from 'node:worker_threads';
import type { FaultCode } from '../../base/index.ts';
import type { GuestJob } from './quickjs-guest.ts';
import { type DisposableWorker, runInWorker, type WorkerSays } from './run-in-worker.ts';
import type { SandboxRunner } from './sandbox-runner.ts';

/** The worker stands beside this file, as source or compiled. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './worker-node.ts' : './worker-node.js',
  import.meta.url,
);

/** JavaScript in a `worker_threads` worker that gets no environment and no arguments, and ends with the run. */
export const nodeSandbox: SandboxRunner = {
  language: 'javascript',
  extensions: ['.js', '.mjs'],
  run: (job, signal) => runInWorker(job, signal, spawn),
};

function spawn(): DisposableWorker {
  const worker = new Worker(WORKER, {
    name: 'skope-sandbox',
    argv: [],
    execArgv: [],
    env: {},
    // The engine's stack check is by its own stack; the host's must be the larger one.
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 8 },
  });
  return {
    begin: (
      job: GuestJob,
      heard: (said: WorkerSays) => void,
      failed: (code: FaultCode, message: string) => void,
    ) => {
      worker.on('message', heard);
      worker.on('error', (error: Error & { code?: string }) => {
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        failed(isMemory ? 'MEMORY_LIMIT' : 'SANDBOX_CRASHED', `The sandbox broke: ${error.message}`);
      });
      worker.on('exit', (status) => failed('SANDBOX_CRASHED', `The sandbox ended with status ${status}.`));
      worker.postMessage(job);
    },
    kill: async () => {
      await worker.terminate();
    },
  };
}
