import { afterAll, beforeAll, describe } from 'vitest';
import { browserSandbox } from '../../src/skills/sandbox/runner-browser.ts';
import { sandboxContract } from './sandbox-contract.ts';

let live = 0;
const OriginalWorker = globalThis.Worker;

class CountedWorker extends OriginalWorker {
  constructor(url: string | URL, options?: WorkerOptions) {
    super(url, options);
    live += 1;
  }

  override terminate(): void {
    live -= 1;
    super.terminate();
  }
}

beforeAll(() => {
  globalThis.Worker = CountedWorker;
});
afterAll(() => {
  globalThis.Worker = OriginalWorker;
});

describe('sandbox in Chromium', () => {
  sandboxContract({
    runner: browserSandbox,
    liveWorkers: () => live,
    heldBytes: () => 0,
    soakRuns: 100,
  });
});
