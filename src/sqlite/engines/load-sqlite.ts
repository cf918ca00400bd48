import sqlite3InitModule, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm';

let loading: Promise<Sqlite3Static> | undefined;
let lastError: Error | undefined;

/** SQLite WASM, initialised once for this realm. */
export function loadSqlite(): Promise<Sqlite3Static> {
  loading ??= initialise();
  return loading;
}

/**
 * The error that storage last gave to SQLite. SQLite itself keeps only "disk I/O error", so that a full disk would look
 * like a broken one; its WASM build reports the cause to its error log, which is caught here.
 */
export function takeStorageError(): Error | undefined {
  const taken = lastError;
  lastError = undefined;
  return taken;
}

function initialise(): Promise<Sqlite3Static> {
  const quiet = (...args: readonly unknown[]): void => {
    lastError = args.find((arg): arg is Error => arg instanceof Error) ?? lastError;
  };
  Object.assign(globalThis, { sqlite3ApiConfig: { error: quiet, warn: quiet } });
  return sqlite3InitModule();
}
