import { expect, test } from 'vitest';
import { openWasmMemory } from '../../src/sqlite/engines/wasm-memory.ts';
import { engineContract } from './engine-contract.ts';

for (const { title, check } of engineContract({
  engine: 'wasm-memory',
  open: (bytes) => openWasmMemory({ bytes }),
}))
  test(title, check);

test('wasm-memory › opens from a Node Buffer, and leaves its bytes as they are', async () => {
  const source = await openWasmMemory();
  source.exec('CREATE TABLE t (a TEXT) STRICT');
  source.run('INSERT INTO t VALUES (?)', 'kept');
  const buffer = Buffer.from(source.serialize());
  buffer[18] = 2;
  buffer[19] = 2;
  const before = Buffer.from(buffer);
  const copy = await openWasmMemory({ bytes: buffer });
  expect(copy.all('SELECT a FROM t')).toEqual([{ a: 'kept' }]);
  expect(buffer).toEqual(before);
  copy.close();
  source.close();
});
