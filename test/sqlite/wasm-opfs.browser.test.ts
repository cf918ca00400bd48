import * as comlink from 'comlink';
import { afterAll, expect, test } from 'vitest';
import type { OpfsLaws } from './opfs-laws.worker.ts';

const workers: Worker[] = [];
afterAll(() => {
  for (const worker of workers) worker.terminate();
});

function startLaws(): { readonly worker: Worker; readonly laws: comlink.Remote<OpfsLaws> } {
  const worker = new Worker(new URL('./opfs-laws.worker.ts', import.meta.url), { type: 'module' });
  workers.push(worker);
  return { worker, laws: comlink.wrap<OpfsLaws>(worker) };
}

const { laws } = startLaws();
for (const title of await laws.titles()) {
  test(title, async () => expect(await laws.check(title)).toBeUndefined());
}

test('engine wasm-opfs › what was committed is there for the next worker, at once after the first was killed', async () => {
  const first = startLaws();
  const db = await first.laws.openWasmOpfs('killed');
  await db.exec('DROP TABLE IF EXISTS t; CREATE TABLE t (v)');
  await db.run('INSERT INTO t VALUES (?)', 'kept');
  await db.exec("BEGIN IMMEDIATE; INSERT INTO t VALUES ('not committed')");
  first.worker.terminate();
  const second = await startLaws().laws.openWasmOpfs('killed');
  expect(await second.all('SELECT v FROM t')).toEqual([{ v: 'kept' }]);
  expect(await second.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
  await second.close();
});

test('engine wasm-opfs › a second holder is told LEDGER_BUSY, and the first one keeps everything', async () => {
  const db = await startLaws().laws.openWasmOpfs('held');
  await db.exec('CREATE TABLE IF NOT EXISTS t (v); DELETE FROM t');
  await db.run('INSERT INTO t VALUES (1)');
  await expect(startLaws().laws.openWasmOpfs('held')).rejects.toThrow(/does not let go/);
  await db.run('INSERT INTO t VALUES (2)');
  expect(await db.all('SELECT v FROM t')).toEqual([{ v: 1 }, { v: 2 }]);
  await db.close();
  const after = await startLaws().laws.openWasmOpfs('held');
  expect(await after.all('SELECT v FROM t')).toEqual([{ v: 1 }, { v: 2 }]);
  await after.close();
});
