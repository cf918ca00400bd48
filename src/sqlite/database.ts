/** A value that SQLite stores. Integers beyond 2^53 are not used by skope. */
export type SqlValue = null | number | string | Uint8Array;
export type SqlRow = Record<string, SqlValue>;

/**
 * The engine seam: synchronous, tiny, and the same on every engine (see `test/sqlite/engine-contract.ts`).
 * Parameters are positional (`?`). Statements are prepared once per text and kept.
 * Errors of the driver become Faults: `LEDGER_BUSY`, `LEDGER_CORRUPT`, `STORAGE_FULL`, `LEDGER_CLOSED`, else `INTERNAL`.
 */
export interface Database {
  readonly engine: 'node-file' | 'wasm-memory' | 'wasm-opfs';
  /** Runs one or more statements without parameters. */
  exec(sql: string): void;
  /** Runs one statement and tells how many rows it changed and the last row id. */
  run(sql: string, ...params: readonly SqlValue[]): { readonly changes: number; readonly lastRowId: number };
  all<Row extends object = SqlRow>(sql: string, ...params: readonly SqlValue[]): Row[];
  get<Row extends object = SqlRow>(sql: string, ...params: readonly SqlValue[]): Row | undefined;
  /**
   * Runs `work` in `BEGIN IMMEDIATE … COMMIT`; anything thrown rolls back and is thrown on. Inside another
   * transaction it joins it. `work` is synchronous: a returned promise is a fault.
   */
  transaction<T>(work: () => T): T;
  /** The whole database as the bytes of a file. */
  serialize(): Uint8Array;
  /** Idempotent. */
  close(): void;
}
