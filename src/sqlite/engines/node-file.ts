import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Fault } from '../../base/index.ts';
import type { Database, SqlRow, SqlValue } from '../database.ts';
import { sqliteFault } from '../sqlite-fault.ts';
import { createTransaction } from '../transaction.ts';

const BUSY_TIMEOUT_MS = 30_000;
const STATEMENTS_KEPT = 256;

/**
 * A ledger file through Node's own SQLite. WAL with `synchronous = FULL`: the log is synced at every commit, so what was
 * acknowledged survives a power cut. A new file and its folder are made for the owner only (0600, 0700).
 * `:memory:` gives a database that is gone with `close()`. Errors: `STORAGE_UNAVAILABLE`, `LEDGER_CORRUPT`, `LEDGER_BUSY`.
 */
export function openNodeFile({ path }: { readonly path: string }): Database {
  const inMemory = path === ':memory:';
  if (!inMemory) createPrivately(path);
  const db = guard(() => new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS }));
  try {
    if (!inMemory) enterWal(db);
    guard(() => db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF'));
  } catch (thrown) {
    db.close();
    throw thrown;
  }
  return createDatabase(db);
}

function createDatabase(db: DatabaseSync): Database {
  const statements = new Map<string, StatementSync>();
  const exec = (sql: string): void => guardOpen(db, () => db.exec(sql));

  function prepare(sql: string): StatementSync {
    const kept = statements.get(sql);
    if (kept) return kept;
    const statement = db.prepare(sql);
    if (statements.size >= STATEMENTS_KEPT) statements.clear();
    statements.set(sql, statement);
    return statement;
  }

  return {
    engine: 'node-file',
    exec,
    run: (sql, ...params) =>
      guardOpen(db, () => {
        const { changes, lastInsertRowid } = prepare(sql).run(...bound(params));
        return { changes: Number(changes), lastRowId: Number(lastInsertRowid) };
      }),
    all: <Row extends object = SqlRow>(sql: string, ...params: readonly SqlValue[]) =>
      guardOpen(db, () => prepare(sql).all(...bound(params)) as Row[]),
    get: <Row extends object = SqlRow>(sql: string, ...params: readonly SqlValue[]) =>
      guardOpen(db, () => prepare(sql).get(...bound(params)) as Row | undefined),
    transaction: createTransaction(exec),
    serialize: () => guardOpen(db, () => serialize(db)),
    close: () => {
      statements.clear();
      if (db.isOpen) db.close();
    },
  };
}

function createPrivately(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, 'a', 0o600));
  } catch (cause) {
    throw new Fault(
      'STORAGE_UNAVAILABLE',
      `The ledger cannot be opened at ${path}: ${(cause as Error).message}`,
      { cause },
    );
  }
}

/** Several processes may switch a new file at once; SQLite does not wait there by itself, so we do. */
function enterWal(db: DatabaseSync): void {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      guard(() => db.exec('PRAGMA journal_mode = WAL'));
      return;
    } catch (thrown) {
      const busy = thrown instanceof Fault && thrown.code === 'LEDGER_BUSY';
      if (!busy || performance.now() > deadline) throw thrown;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** Older supported Node versions have no `serialize`: there, SQLite writes a copy and we read it. */
function serialize(db: DatabaseSync): Uint8Array {
  if ('serialize' in db && typeof db.serialize === 'function') return db.serialize() as Uint8Array;
  const folder = mkdtempSync(join(tmpdir(), 'skope-'));
  try {
    chmodSync(folder, 0o700);
    const copy = join(folder, 'copy.db');
    db.prepare('VACUUM INTO ?').run(copy);
    return new Uint8Array(readFileSync(copy));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function bound(params: readonly SqlValue[]): SqlValue[] {
  return params as SqlValue[];
}

function guardOpen<T>(db: DatabaseSync, work: () => T): T {
  if (!db.isOpen) throw new Fault('LEDGER_CLOSED', 'The ledger was closed; open it again.');
  return guard(work);
}

function guard<T>(work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof Fault) throw thrown;
    const code = (thrown as { errcode?: unknown }).errcode;
    if (typeof code === 'number') throw sqliteFault(code, thrown);
    throw new Fault('INTERNAL', (thrown as Error).message, { cause: thrown });
  }
}
