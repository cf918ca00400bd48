import { describe } from 'vitest';
import { openWasmMemory } from '../../src/sqlite/engines/wasm-memory.ts';
import { storeLaws } from './store-laws.ts';

describe('skill store in Chromium', () => storeLaws(() => openWasmMemory()));
