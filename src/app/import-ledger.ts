import { Fault } from '../base/index.ts';
import { indexArticle, noteRules, readSetting, writeSetting } from '../ledger/index.ts';
import { type Database, migrate, refuseForeign, type SqlRow } from '../sqlite/index.ts';
import { IMPORTED_TABLES, type ImportedTable } from './imported-tables.ts';
import { MIGRATIONS } from './migrations.ts';
import { isOriginalLedger, takeOriginalRows } from './original-tables.ts';

export interface ImportReport {
  /** The schema version that the file had; 0 for a ledger of the first skope. */
  readonly version: number;
  readonly articles: number;
  readonly reads: number;
  readonly axes: number;
  /** What of the file was not taken: foreign tables, views, triggers and indexes, and settings that are never imported. */
  readonly ignored: readonly { readonly type: string; readonly name: string }[];
}

export interface ImportOptions {
  /** Opens a database in memory; with `foreign`, one in which nothing of the file is ever run. */
  readonly now: number;
  readonly openMemory: (options?: {
    readonly bytes?: Uint8Array;
    readonly foreign?: boolean;
  }) => Promise<Database>;
  readonly progress?: ((done: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface ImportedLedger {
  /** A new ledger in memory, of the newest version, that holds the rows of the file. The caller closes it. */
  readonly clean: Database;
  readonly report: ImportReport;
}

const STEP = 1000;

/**
 * Reads a file that may come from anywhere: open a copy that may run nothing → is it ours → same schema → sound → copy its
 * rows, each checked, into a new ledger → bring that up to date. The file itself is never migrated, written or kept.
 * Faults: `LEDGER_CORRUPT`, `LEDGER_FOREIGN`, `LEDGER_NEWER`, `CANCELLED`; nothing of the present ledger is touched here.
 */
export async function readForeignLedger(bytes: Uint8Array, options: ImportOptions): Promise<ImportedLedger> {
  checkHeader(bytes);
  const foreign = await options.openMemory({ bytes, foreign: true });
  try {
    if (isOriginalLedger(foreign)) return await carryOver(foreign, options);
    const version = refuseForeign(foreign, MIGRATIONS.length);
    if (version < 1) throw new Fault('LEDGER_FOREIGN', 'The file is an empty database, not a skope ledger.');
    const clean = await options.openMemory();
    try {
      migrate(clean, MIGRATIONS.slice(0, version));
      const extras = compareSchemas(foreign, clean);
      const left = await copyChecked(foreign, clean, options);
      migrate(clean, MIGRATIONS);
      return {
        clean,
        report: { version, ...countRows(clean), ignored: [...extras, ...left, ...skillsOf(foreign)] },
      };
    } catch (thrown) {
      clean.close();
      throw thrown;
    }
  } finally {
    foreign.close();
  }
}

/**
 * Puts the rows of `clean` in the place of those of `target`, in one transaction: all of it, or the ledger is as it was.
 * The audit of `target` stays; its undo records go with what they refer to.
 */
export function replaceLedger(target: Database, clean: Database): void {
  const tables = existing(clean, IMPORTED_TABLES);
  target.transaction(() => {
    const version = profileVersion(target);
    target.exec("INSERT INTO article_text (article_text) VALUES ('delete-all')");
    for (const { name } of [...tables].reverse()) target.exec(`DELETE FROM ${name}`);
    target.exec('DELETE FROM undo_log');
    for (const { name } of tables) {
      for (const row of clean.all(`SELECT * FROM ${name}`)) insertRow(target, name, row);
    }
    // Higher than either, so that nobody goes on with what was compiled from, or paged by, another profile.
    writeSetting(target, 'profile_version', Math.max(version, profileVersion(target)) + 1);
  });
}

function profileVersion(db: Database): number {
  return readSetting<number>(db, 'profile_version') ?? 0;
}

/** A file of the first skope: its rows go through the same checks as articles that are ingested. */
async function carryOver(foreign: Database, { openMemory, now }: ImportOptions): Promise<ImportedLedger> {
  const { storeOriginalRows } = await import('./original-ledger.ts');
  const clean = await openMemory();
  try {
    migrate(clean, MIGRATIONS);
    clean.transaction(() => {
      noteRules(clean);
      storeOriginalRows(clean, takeOriginalRows(foreign), now);
    });
    return { clean, report: { version: 0, ...countRows(clean), ignored: [] } };
  } catch (thrown) {
    clean.close();
    throw unsound('it looks like one of the first skope, but its rows cannot be read', thrown);
  }
}

function skillsOf(foreign: Database): ImportReport['ignored'] {
  const has = foreign.get("SELECT 1 AS one FROM sqlite_schema WHERE type = 'table' AND name = 'skill'");
  if (!has) return [];
  return foreign
    .all('SELECT slug FROM skill ORDER BY slug')
    .map((row) => ({ type: 'skill', name: String(row['slug']).slice(0, 100) }));
}

function checkHeader(bytes: Uint8Array): void {
  const header = 'SQLite format 3\0';
  const same = [...header].every((character, index) => bytes[index] === character.charCodeAt(0));
  if (!same || bytes.length < 512) {
    throw new Fault(
      'LEDGER_CORRUPT',
      'The file is not a SQLite database. Choose a file that skope exported.',
    );
  }
}

interface SchemaEntry {
  readonly type: string;
  readonly name: string;
  readonly tbl_name: string;
  readonly sql: string | null;
}

const SCHEMA =
  "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";

/** What the file has beyond our schema; whatever of ours is missing or different makes it foreign. */
function compareSchemas(foreign: Database, ours: Database): ImportReport['ignored'] {
  const found = new Map(foreign.all<SchemaEntry>(SCHEMA).map((entry) => [identity(entry), entry]));
  for (const expected of ours.all<SchemaEntry>(SCHEMA)) {
    if (found.get(identity(expected))?.sql !== expected.sql) {
      throw new Fault(
        'LEDGER_FOREIGN',
        `The file calls itself a skope ledger, but its ${expected.type} "${expected.name}" is not as skope makes it. Nothing was imported.`,
      );
    }
    found.delete(identity(expected));
  }
  return [...found.values()].map(({ type, name }) => ({ type, name: name.slice(0, 100) }));
}

function identity({ type, name, tbl_name }: SchemaEntry): string {
  return JSON.stringify([type, name, tbl_name]);
}

async function copyChecked(
  foreign: Database,
  clean: Database,
  { progress, signal }: ImportOptions,
): Promise<ImportReport['ignored']> {
  const tables = existing(clean, IMPORTED_TABLES);
  for (const { name } of tables) checkSound(foreign, name);
  const rowsOf = new Map(tables.map(({ name }) => [name, foreign.all(`SELECT * FROM ${name}`)]));
  const total = [...rowsOf.values()].reduce((sum, rows) => sum + rows.length, 0);
  const left: { type: string; name: string }[] = [];
  let done = 0;
  for (const table of tables) {
    const rows = rowsOf.get(table.name) ?? [];
    for (let from = 0; from < rows.length; from += STEP) {
      if (signal?.aborted) throw new Fault('CANCELLED', 'The import was cancelled; the ledger is as it was.');
      const step = rows.slice(from, from + STEP);
      left.push(...copyStep(clean, table, step, from));
      done += step.length;
      progress?.(done, total);
      // Other tabs, and a cancel, come in between.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  checkWhole(clean);
  return left;
}

function copyStep(
  clean: Database,
  table: ImportedTable,
  rows: readonly SqlRow[],
  from: number,
): ImportReport['ignored'] {
  const left: { type: string; name: string }[] = [];
  clean.transaction(() => {
    rows.forEach((row, index) => {
      if (table.keep?.(row) === false) {
        left.push({ type: table.name, name: String(row['name']).slice(0, 100) });
        return;
      }
      const wrong = table.check(row);
      if (wrong !== undefined)
        throw unsound(`row ${from + index + 1} of "${table.name}" has a wrong "${wrong}"`);
      try {
        insertRow(clean, table.name, row);
      } catch (thrown) {
        throw unsound(`row ${from + index + 1} of "${table.name}" does not fit the others`, thrown);
      }
    });
  });
  return left;
}

function insertRow(db: Database, table: string, row: SqlRow): void {
  const columns = Object.keys(row);
  db.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...Object.values(row),
  );
  if (table === 'article') {
    indexArticle(db, Number(row['id']), { title: String(row['title']), snippet: String(row['snippet']) });
  }
}

/** Table by table, so that the text index of the file, which is not used, is never opened. */
function checkSound(foreign: Database, table: string): void {
  const found = foreign.all(`PRAGMA integrity_check(${table})`).map((row) => String(Object.values(row)[0]));
  if (found.length !== 1 || found[0] !== 'ok') throw unsound(`table "${table}" is damaged`);
}

/** What no single row shows. */
function checkWhole(clean: Database): void {
  const { axes } = countRows(clean);
  if (axes > 6) throw unsound(`it has ${axes} axes`);
  const lost = clean.get<{ n: number }>(
    'SELECT count(*) AS n FROM article LEFT JOIN article AS story ON story.id = article.story WHERE story.id IS NULL',
  );
  if (lost?.n) throw unsound(`${lost.n} articles belong to a story that is not there`);
}

function unsound(what: string, cause?: unknown): Fault {
  return new Fault('LEDGER_CORRUPT', `The file is not a sound ledger: ${what}. Nothing was imported.`, {
    cause,
  });
}

function countRows(db: Database): Pick<ImportReport, 'articles' | 'reads' | 'axes'> {
  const count = (table: string): number =>
    db.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n ?? 0;
  return { articles: count('article'), reads: count('read_log'), axes: count('axis') };
}

/** Tables of ours that the version at hand has already. */
function existing(db: Database, tables: readonly ImportedTable[]): readonly ImportedTable[] {
  const names = new Set(
    db.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'").map(({ name }) => name),
  );
  return tables.filter(({ name }) => names.has(name));
}
