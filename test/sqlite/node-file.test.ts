import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openNodeFile } from '../../src/sqlite/engines/node-file.ts';
import { engineContract } from './engine-contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'skope-node-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let serial = 0;

function newPath(bytes?: Uint8Array): string {
  serial += 1;
  const path = join(folder, `${serial}.db`);
  if (bytes) writeFileSync(path, bytes);
  return path;
}

for (const { title, check } of engineContract({
  engine: 'node-file',
  open: async (bytes) => openNodeFile({ path: newPath(bytes) }),
}))
  test(title, check);

test('a file is in WAL mode and synced in full at every commit', () => {
  const db = openNodeFile({ path: newPath() });
  expect(db.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(db.get('PRAGMA synchronous')).toEqual({ synchronous: 2 });
  db.close();
});

test('a new file is for its owner only', { skip: process.platform === 'win32' }, () => {
  const path = newPath();
  openNodeFile({ path }).close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('what one connection committed, another one sees', () => {
  const path = newPath();
  const [a, b] = [openNodeFile({ path }), openNodeFile({ path })];
  a.exec('CREATE TABLE t (v)');
  b.transaction(() => b.run('INSERT INTO t VALUES (1)'));
  expect(a.all('SELECT v FROM t')).toEqual([{ v: 1 }]);
  a.close();
  b.close();
});

test('a folder that cannot be made is STORAGE_UNAVAILABLE', () => {
  const file = newPath(new Uint8Array([1]));
  expect(() => openNodeFile({ path: join(file, 'below', 'ledger.db') })).toThrow(
    expect.objectContaining({ code: 'STORAGE_UNAVAILABLE' }),
  );
});
