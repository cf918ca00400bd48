import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { Database } from '../database.ts';
import { loadSqlite } from './load-sqlite.ts';
import { createWasmDatabase } from './wasm-database.ts';

export interface WasmMemoryOptions {
  /** The bytes of a database file to start from. */
  readonly bytes?: Uint8Array | undefined;
  /** The bytes are another's: SQLite's defensive mode, no trigger and no view of the file is ever run. */
  readonly foreign?: boolean | undefined;
}

/** A ledger in memory, gone with `close()`: only when a caller asks for memory by name. Fault `LEDGER_CORRUPT`. */
export async function openWasmMemory({ bytes, foreign }: WasmMemoryOptions = {}): Promise<Database> {
  const sqlite3 = await loadSqlite();
  const handle = new sqlite3.oo1.DB(':memory:', 'c');
  if (foreign) distrust(sqlite3, handle);
  if (bytes) loadBytes(sqlite3, handle, bytes);
  return createWasmDatabase(sqlite3, handle, 'wasm-memory');
}

function distrust(sqlite3: Sqlite3Static, handle: InstanceType<Sqlite3Static['oo1']['DB']>): void {
  const { capi } = sqlite3;
  capi.sqlite3_db_config(handle, capi.SQLITE_DBCONFIG_DEFENSIVE, 1, 0);
  capi.sqlite3_db_config(handle, capi.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, 0);
  capi.sqlite3_db_config(handle, capi.SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, 0);
  capi.sqlite3_db_config(handle, capi.SQLITE_DBCONFIG_ENABLE_VIEW, 0, 0);
}

function loadBytes(
  sqlite3: Sqlite3Static,
  handle: InstanceType<Sqlite3Static['oo1']['DB']>,
  bytes: Uint8Array,
): void {
  // Not `slice()`: of a Node Buffer that is no copy, and no type that SQLite takes.
  const copy = new Uint8Array(bytes);
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
