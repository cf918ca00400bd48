import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openApp, openSkope } from '../../src/node.ts';
import { AXES, CONTEXT } from './open-test-app.ts';

const WRITERS = 8;
const BATCHES = 12;
const SIZE = 30;
const STEP = 20;
const CHILD = fileURLToPath(new URL('ingest-child.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'skope-writers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writers start at different batches and run over each other's; every number from 0 to the last is somebody's. */
const FIRST_BATCHES = Array.from({ length: WRITERS }, (_, writer) => writer * 3);
const LAST = ((FIRST_BATCHES.at(-1) as number) + BATCHES - 1) * STEP + SIZE;

test('eight processes that ingest overlapping batches at once lose nothing, double nothing and see no error', async () => {
  const path = join(folder, 'shared.db');
  const skope = await openSkope({ path });
  await skope.updateProfile({ axes: structuredClone(AXES), user_context: structuredClone(CONTEXT) });
  await skope.close();

  const runs = await Promise.all(
    FIRST_BATCHES.map((first) =>
      promisify(execFile)(process.execPath, [CHILD, path, ...[first, BATCHES, SIZE, STEP].map(String)]),
    ),
  );
  const answers = runs.flatMap(({ stdout }) =>
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { added: number; duplicates: number }),
  );
  expect(answers).toHaveLength(WRITERS * BATCHES);
  expect(answers.every(({ added, duplicates }) => added + duplicates === SIZE)).toBe(true);
  expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(LAST);

  const { db, close } = await openApp({ path });
  const urls = db.all<{ url: string }>('SELECT url FROM article').map(({ url }) => url);
  expect(urls).toHaveLength(LAST);
  expect(new Set(urls)).toEqual(
    new Set(Array.from({ length: LAST }, (_, number) => `https://www.reuters.com/world/${number}`)),
  );
  expect(db.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(db.all('PRAGMA foreign_key_check')).toEqual([]);
  expect(db.get('SELECT sum(added) AS added, count(*) AS scans FROM scan')).toEqual({
    added: LAST,
    scans: WRITERS * BATCHES,
  });
  close();
});

test('eight processes that open a new file at once agree on one ledger', async () => {
  const path = join(folder, 'new.db');
  const script = `import { openSkope } from ${JSON.stringify(new URL('../../src/node.ts', import.meta.url).href)};
    const skope = await openSkope({ path: ${JSON.stringify(path)} });
    console.log((await skope.showProfile()).configured);
    await skope.close();`;
  const runs = await Promise.all(
    Array.from({ length: WRITERS }, () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]),
    ),
  );
  expect(runs.map(({ stdout }) => stdout.trim())).toEqual(Array(WRITERS).fill('false'));
});
