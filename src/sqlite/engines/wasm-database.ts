import type { PreparedStatement, Sqlite3Static, Database as WasmHandle } from '@sqlite.org/sqlite-wasm';
import { Fault } from '../../base/index.ts';
import type { Database, SqlRow, SqlValue } from '../database.ts';
import { sqliteFault } from '../sqlite-fault.ts';
import { createTransaction } from '../transaction.ts';

const STATEMENTS_KEPT = 256;

export interface WasmDatabaseHooks {
  /** Runs once, at `close()`. */
  readonly released?: () => void;
  /** Looks closer at a driver's error than SQLite's result code can. */
  readonly refine?: (fault: Fault) => Fault;
}

/** The engine seam over an open handle of SQLite WASM, whatever stores its pages. Closes the handle where it cannot be used. */
export function createWasmDatabase(
  sqlite3: Sqlite3Static,
  handle: WasmHandle,
  engine: Database['engine'],
  { released = () => undefined, refine = (fault) => fault }: WasmDatabaseHooks = {},
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
      bind(statement, params);
      const found: Row[] = [];
      while (found.length < limit && statement.step()) found.push(statement.get({}) as Row);
      return found;
    } finally {
      statement.reset(true);
    }
  }

  /** The driver takes a whole number for 64 bits, also where it has more, and would store 0 for 1e300. */
  function bind(statement: PreparedStatement, params: readonly SqlValue[]): void {
    if (params.length > 0) statement.bind(params as SqlValue[]);
    params.forEach((value, index) => {
      if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
        sqlite3.capi.sqlite3_bind_double(statement, index + 1, value);
      }
    });
  }

  function guard<T>(work: () => T): T {
    if (!handle.isOpen()) throw new Fault('LEDGER_CLOSED', 'The ledger was closed; open it again.');
    try {
      return work();
    } catch (thrown) {
      if (thrown instanceof Fault) throw thrown;
      const code = (thrown as { resultCode?: unknown }).resultCode;
      if (typeof code === 'number') throw refine(sqliteFault(code, thrown));
      throw new Fault('INTERNAL', (thrown as Error).message, { cause: thrown });
    }
  }

  const exec = (sql: string): void => guard(() => void handle.exec(sql));
  try {
    // The count reads the schema, so that what is no database is refused here and not at the first call.
    exec('PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; SELECT count(*) FROM sqlite_schema');
  } catch (thrown) {
    handle.close();
    released();
    throw thrown;
  }

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
