import { test } from 'vitest';
import { openWasmMemory } from '../../src/sqlite/engines/wasm-memory.ts';
import { engineContract } from './engine-contract.ts';

for (const { title, check } of engineContract({
  engine: 'wasm-memory',
  open: (bytes) => openWasmMemory({ bytes }),
}))
  test(title, check);
