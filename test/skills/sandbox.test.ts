import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe } from 'vitest';
import { nodeSandbox } from '../../src/skills/sandbox/runner-node.ts';
import { sandboxContract } from './sandbox-contract.ts';

let live = 0;
const count = (worker: Worker): void => {
  live += 1;
  worker.once('exit', () => {
    live -= 1;
  });
};

beforeAll(() => {
  process.on('worker', count);
});
afterAll(() => {
  process.off('worker', count);
});

describe('sandbox in Node', () => {
  sandboxContract({
    runner: nodeSandbox,
    liveWorkers: () => live,
    heldBytes: () => process.memoryUsage().rss,
    soakRuns: process.env['SKOPE_SOAK'] === '1' ? 1_000 : 100,
  });
});
