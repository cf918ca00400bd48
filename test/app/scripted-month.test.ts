import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSkope } from '../../src/node.ts';
import { playScriptedMonth } from './scripted-month.ts';

const folder = mkdtempSync(join(tmpdir(), 'skope-month-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the same month gives the same digest on node-file and wasm-memory, twice', async () => {
  const digests = [];
  for (const round of [1, 2]) {
    digests.push(
      await playScriptedMonth((clock) => openSkope({ clock, path: join(folder, `month-${round}.db`) })),
    );
    digests.push(await playScriptedMonth((clock) => openSkope({ clock, engine: 'wasm-memory' })));
  }
  expect(new Set(digests).size).toBe(1);
}, 300_000);
