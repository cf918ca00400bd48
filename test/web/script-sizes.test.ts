import { expect, test } from 'vitest';
import { builtEntries, staticClosure, totalBytes } from '../../scripts/script-sizes.mjs';
import { buildOnce, ROOT } from '../build-once.ts';

/** Bytes, gzip -9: what is loaded at once, before anything is asked for. */
const LIMITS = { page: 60_000, worker: 250_000 };

test('the page and its worker load no more at once than they may', () => {
  buildOnce();
  const { page, worker } = builtEntries(ROOT);
  const sizes = { page: totalBytes(staticClosure(page)), worker: totalBytes(staticClosure(worker)) };
  console.log(`page ${sizes.page} bytes, worker ${sizes.worker} bytes`);
  expect(sizes.page).toBeLessThanOrEqual(LIMITS.page);
  expect(sizes.worker).toBeLessThanOrEqual(LIMITS.worker);
});
