import * as comlink from 'comlink';
import { afterAll, describe, expect, test } from 'vitest';
import { openWasmMemory } from '../../src/sqlite/engines/wasm-memory.ts';
import type { LedgerFiles } from './damage.worker.ts';
import { article, newLedger, openTab, PROFILE, until } from './open-tab.ts';

const damage = new Worker(new URL('./damage.worker.ts', import.meta.url), { type: 'module' });
const files = comlink.wrap<LedgerFiles>(damage);
afterAll(() => damage.terminate());

async function filled(name: string) {
  const tab = await openTab(name);
  await tab.skope.updateProfile(PROFILE);
  await tab.skope.ingestNews({ articles: [article(1), article(2)] });
  return tab;
}

async function newerFile(): Promise<Uint8Array> {
  const db = await openWasmMemory();
  db.exec(`PRAGMA application_id = ${0x736b6f70}; PRAGMA user_version = 999; CREATE TABLE future (v)`);
  const bytes = db.serialize();
  db.close();
  return bytes;
}

test('where storage is blocked, the fault says so and what to do, and memory works by name', async () => {
  const worker = () => new Worker(new URL('./blocked.worker.ts', import.meta.url), { type: 'module' });
  await expect(openTab(newLedger(), { worker })).rejects.toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    message: expect.stringContaining('private window'),
  });
  const { skope } = await openTab(newLedger(), { worker, engine: 'memory' });
  await skope.updateProfile(PROFILE);
  expect(await skope.showProfile()).toMatchObject({ configured: true });
});

describe('a ledger that cannot be opened', () => {
  test.each([
    ['LEDGER_NEWER', newerFile],
    ['LEDGER_CORRUPT', async () => brokenFile()],
    ['LEDGER_FOREIGN', async () => foreignFile()],
  ])(
    '%s: it is refused and stays byte for byte; with repair it can be saved and replaced',
    async (code, make) => {
      const name = newLedger();
      const bytes = await make();
      await files.put(name, bytes);
      await expect(openTab(name)).rejects.toMatchObject({ code });
      const { skope } = await openTab(name, { repair: true });
      expect(skope.status.fault).toMatchObject({ code });
      await expect(skope.getBrief()).rejects.toMatchObject({ code });
      expect([...(await skope.exportDatabase())].slice(100)).toEqual([...bytes].slice(100));

      const other = await filled(newLedger());
      await skope.importDatabase(await other.skope.exportDatabase());
      await until(skope, () => skope.status.fault === undefined);
      expect(await skope.digest()).toBe(await other.skope.digest());
      await skope.close();
      expect(await (await openTab(name)).skope.digest()).toBe(await other.skope.digest());
    },
  );

  test('a follower is told too, and is well again after the other tab has wiped it', async () => {
    const name = newLedger();
    await files.put(name, await newerFile());
    const a = await openTab(name, { repair: true });
    const b = await openTab(name, { repair: true });
    expect(b.skope.status).toMatchObject({ role: 'follower', fault: { code: 'LEDGER_NEWER' } });
    await a.skope.wipe();
    await until(b.skope, () => b.skope.status.fault === undefined);
    expect(await b.skope.showProfile()).toMatchObject({ configured: false });
  });
});

describe('import', () => {
  test('a refused file leaves the ledger as it was', async () => {
    const { skope } = await filled(newLedger());
    const before = await skope.digest();
    for (const [code, bytes] of [
      ['LEDGER_NEWER', await newerFile()],
      ['LEDGER_FOREIGN', await foreignFile()],
      ['LEDGER_CORRUPT', crypto.getRandomValues(new Uint8Array(4096))],
    ] as const) {
      await expect(skope.importDatabase(bytes)).rejects.toMatchObject({ code });
    }
    expect(await skope.digest()).toBe(before);
  });

  test('tells progress, also to a tab that does not hold the ledger, and every tab of the change', async () => {
    const name = newLedger();
    const a = await openTab(name);
    const b = await openTab(name);
    const source = await filled(newLedger());
    const changes: string[] = [];
    a.skope.onChange(({ tool }) => void changes.push(tool));
    const seen: number[] = [];
    const report = await b.skope.importDatabase(
      await source.skope.exportDatabase(),
      (done, total) => void seen.push(done / total),
    );
    expect(report).toMatchObject({ articles: 2, axes: 2 });
    expect(seen.at(-1)).toBe(1);
    expect(await a.skope.digest()).toBe(await source.skope.digest());
    expect(changes).toContain('import');
    expect((await a.skope.getBrief()).radar).toHaveLength(2);
  });
});

test('a wipe removes everything, for good, in every tab', async () => {
  const name = newLedger();
  const a = await filled(name);
  const b = await openTab(name);
  await b.skope.wipe();
  expect(await a.skope.showProfile()).toMatchObject({ configured: false });
  await a.skope.close();
  await b.skope.close();
  const bytes = await files.read(name);
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain('plant number');
});

async function foreignFile(): Promise<Uint8Array> {
  const db = await openWasmMemory();
  db.exec('CREATE TABLE places (v)');
  const bytes = db.serialize();
  db.close();
  return bytes;
}

/** The header of a database, and noise where its pages are. */
function brokenFile(): Uint8Array {
  const bytes = new Uint8Array(8192).fill(0x5a);
  bytes.set(new TextEncoder().encode('SQLite format 3\0'));
  bytes.set([16, 0, 1, 1, 0, 64, 32, 32], 16);
  return bytes;
}
