import type { FaultCode } from '../../base/index.ts';
import type { GuestJob } from './quickjs-guest.ts';
import { type DisposableWorker, runInWorker, type WorkerSays } from './run-in-worker.ts';
import type { SandboxRunner } from './sandbox-runner.ts';

/** JavaScript in a module Web Worker from the same origin that ends with the run. Needs `wasm-unsafe-eval` in a CSP. */
export const browserSandbox: SandboxRunner = {
  language: 'javascript',
  extensions: ['.js', '.mjs'],
  run: (job, signal) => runInWorker(job, signal, spawn),
};

function spawn(): DisposableWorker {
  const worker = new Worker(new URL('./worker-browser.ts', import.meta.url), {
    type: 'module',
    name: 'skope-sandbox',
  });
  return {
    begin: (
      job: GuestJob,
      heard: (said: WorkerSays) => void,
      failed: (code: FaultCode, message: string) => void,
    ) => {
      worker.onmessage = (event: MessageEvent<WorkerSays>) => heard(event.data);
      worker.onerror = (event) =>
        failed('SANDBOX_CRASHED', `The sandbox broke: ${event.message || 'it did not load'}`);
      worker.postMessage(job);
    },
    kill: async () => {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    },
  };
}
