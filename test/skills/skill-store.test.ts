import { describe } from 'vitest';
import { openNodeFile } from '../../src/sqlite/engines/node-file.ts';
import { openWasmMemory } from '../../src/sqlite/engines/wasm-memory.ts';
import { storeLaws } from './store-laws.ts';

describe('skill store on node-file', () => storeLaws(() => openNodeFile({ path: ':memory:' })));
describe('skill store on wasm-memory', () => storeLaws(() => openWasmMemory()));
