import type { PreparedStatement, Sqlite3Static, Database as WasmHandle } from '@sqlite.org/sqlite-wasm';
import { Fault } from '../../base/index.ts';
import type { Database, SqlRow, SqlValue } from '../database.ts';
import { sqliteFault } from '../sqlite-fault.ts';
import { createTransaction } from '../transaction.ts';

const STATEMENTS_KEPT = 256;

/** The engine seam over an open handle of SQLite WASM, whatever stores its pages. `released` runs once, at `close()`. */
export function createWasmDatabase(
  sqlite3: Sqlite3Static,
  handle: WasmHandle,
  engine: Database['engine'],
  released: () => void = () => undefined,
): Database {
  const statements = new Map<string, PreparedStatement>();

  function prepare(sql: string): PreparedStatement {
    const kept = statements.get(sql);
    if (kept) return kept;
    const statement = handle.prepare(sql);
    if (statements.size >= STATEMENTS_KEPT) finalizeAll();
    statements.set(sql, statement);
    return statement;
  }

  function finalizeAll(): void {
    for (const statement of statements.values()) statement.finalize();
    statements.clear();
  }

  function rows<Row>(sql: string, params: readonly SqlValue[], limit: number): Row[] {
    const statement = prepare(sql);
    try {
      if (params.length > 0) statement.bind(params as SqlValue[]);
      const found: Row[] = [];
      while (found.length < limit && statement.step()) found.push(statement.get({}) as Row);
      return found;
    } finally {
      statement.reset(true);
    }
  }

  function guard<T>(work: () => T): T {
    if (!handle.isOpen()) throw new Fault('LEDGER_CLOSED', 'The ledger was closed; open it again.');
    try {
      return work();
    } catch (thrown) {
      if (thrown instanceof Fault) throw thrown;
      const code = (thrown as { resultCode?: unknown }).resultCode;
      if (typeof code === 'number') throw sqliteFault(code, thrown);
      throw new Fault('INTERNAL', (thrown as Error).message, { cause: thrown });
    }
  }

  const exec = (sql: string): void => guard(() => void handle.exec(sql));
  handle.exec('PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF');

  return {
    engine,
    exec,
    run: (sql, ...params) =>
      guard(() => {
        rows(sql, params, Number.POSITIVE_INFINITY);
        return {
          changes: handle.changes(),
          lastRowId: Number(sqlite3.capi.sqlite3_last_insert_rowid(handle)),
        };
      }),
    all: <Row extends object = SqlRow>(sql: string, ...params: readonly SqlValue[]) =>
      guard(() => rows<Row>(sql, params, Number.POSITIVE_INFINITY)),
    get: <Row extends object = SqlRow>(sql: string, ...params: readonly SqlValue[]) =>
      guard(() => rows<Row>(sql, params, 1)[0]),
    transaction: createTransaction(exec),
    serialize: () => guard(() => sqlite3.capi.sqlite3_js_db_export(handle)),
    close: () => {
      if (!handle.isOpen()) return;
      finalizeAll();
      handle.close();
      released();
    },
  };
}
