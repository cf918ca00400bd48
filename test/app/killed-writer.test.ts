import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openApp, openSkope } from '../../src/node.ts';
import { AXES, CONTEXT } from './open-test-app.ts';

const KILLS = process.env['SKOPE_SOAK'] ? 500 : 50;
const KILLS_PER_FILE = 10;
const BATCHES = 400;
const SIZE = 12;
const CHILD = fileURLToPath(new URL('ingest-child.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'skope-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Numbers below `below` from a printed seed (Numerical Recipes' generator), so that a run can be looked at again. */
function sequence(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

/** Kills a writer `wait` microseconds after its `patience`-th acknowledgement; returns the batches it acknowledged. */
async function killWriter(
  path: string,
  prefix: string,
  patience: number,
  wait: number,
): Promise<readonly number[]> {
  const child = spawn(process.execPath, [CHILD, path, '0', ...[BATCHES, SIZE, SIZE].map(String), prefix], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  let waiting = true;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    if (!waiting || text.split('\n').length <= patience) return;
    waiting = false;
    setTimeout(() => child.kill('SIGKILL'), wait / 1000);
  });
  const [code, signal] = await once(child, 'close');
  expect([code, signal]).toEqual([null, 'SIGKILL']);
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => (JSON.parse(line) as { batch: number }).batch);
}

test(`after kill -9 at ${KILLS} random moments the file opens, every acknowledged batch is whole and no batch is half there`, {
  timeout: KILLS * 5000,
}, async () => {
  const seed = Number(process.env['SKOPE_SEED'] ?? Date.now() % 2 ** 31);
  console.info(`killed-writer: SKOPE_SEED=${seed}`);
  const pick = sequence(seed);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const path = join(folder, `file-${Math.floor(kill / KILLS_PER_FILE)}.db`);
    if (kill % KILLS_PER_FILE === 0) {
      const skope = await openSkope({ path });
      await skope.updateProfile({ axes: structuredClone(AXES), user_context: structuredClone(CONTEXT) });
      await skope.close();
    }
    const prefix = `k${kill}-`;
    const acknowledged = await killWriter(path, prefix, pick(4), pick(25_000));

    const { db, close } = await openApp({ path });
    expect(db.get('PRAGMA integrity_check'), `seed ${seed}, kill ${kill}`).toEqual({ integrity_check: 'ok' });
    const kept = db.all<{ batch: number; n: number }>(
      `SELECT CAST(substr(url, ?) AS INTEGER) / ${SIZE} AS batch, count(*) AS n FROM article WHERE url LIKE ? GROUP BY batch ORDER BY batch`,
      `https://www.reuters.com/world/${prefix}`.length + 1,
      `https://www.reuters.com/world/${prefix}%`,
    );
    const partial = db.get<{ n: number }>(
      'SELECT count(*) AS n FROM article WHERE NOT EXISTS (SELECT 1 FROM impact WHERE article_id = article.id) OR NOT EXISTS (SELECT 1 FROM article_alias WHERE article_id = article.id)',
    );
    close();
    expect(
      kept.every(({ n }) => n === SIZE),
      `seed ${seed}, kill ${kill}: no batch is half there`,
    ).toBe(true);
    expect(partial, `seed ${seed}, kill ${kill}: no article is half there`).toEqual({ n: 0 });
    expect(
      kept.map(({ batch }) => batch),
      `seed ${seed}, kill ${kill}: what was acknowledged is there`,
    ).toEqual(expect.arrayContaining([...acknowledged]));
  }
});
