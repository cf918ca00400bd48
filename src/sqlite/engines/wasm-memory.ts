import sqlite3InitModule, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { Database } from '../database.ts';
import { createWasmDatabase } from './wasm-database.ts';

let loading: Promise<Sqlite3Static> | undefined;

/** SQLite WASM, initialised once for this realm. */
export function loadSqlite(): Promise<Sqlite3Static> {
  loading ??= sqlite3InitModule();
  return loading;
}

/** A ledger in memory, gone with `close()`: only when a caller asks for memory by name. Starts from `bytes` of a file, if given. */
export async function openWasmMemory({ bytes }: { readonly bytes?: Uint8Array } = {}): Promise<Database> {
  const sqlite3 = await loadSqlite();
  const handle = new sqlite3.oo1.DB(':memory:', 'c');
  if (bytes) loadBytes(sqlite3, handle, bytes);
  return createWasmDatabase(sqlite3, handle, 'wasm-memory');
}

function loadBytes(
  sqlite3: Sqlite3Static,
  handle: InstanceType<Sqlite3Static['oo1']['DB']>,
  bytes: Uint8Array,
): void {
  const copy = bytes.slice();
  // A header that says WAL cannot be opened in memory; bytes 18 and 19 mark the journal mode (file format, section 1.3.3).
  if (copy.length > 20 && copy[18] === 2) {
    copy[18] = 1;
    copy[19] = 1;
  }
  const pointer = sqlite3.wasm.allocFromTypedArray(copy);
  const flags = sqlite3.capi.SQLITE_DESERIALIZE_FREEONCLOSE | sqlite3.capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const code = sqlite3.capi.sqlite3_deserialize(handle, 'main', pointer, copy.length, copy.length, flags);
  handle.checkRc(code);
}
