import type { Database } from '../sqlite/index.ts';

/** The tables of a ledger of the first skope (v0.2), as its users have them on disk. */
export interface OriginalRows {
  readonly axes: readonly OriginalAxis[];
  readonly meta: ReadonlyMap<string, string>;
  readonly articles: readonly OriginalArticle[];
  readonly interactions: readonly {
    readonly url_hash: string;
    readonly action: string;
    readonly timestamp: number | null;
  }[];
}

export interface OriginalAxis {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  readonly keywords: string;
  readonly reach_anchors?: string;
  readonly source: string | null;
}

export interface OriginalArticle {
  readonly url_hash: string;
  readonly url: string;
  readonly title: string;
  readonly snippet: string | null;
  readonly source: string;
  readonly published_at: number | null;
  readonly first_seen_at: number | null;
}

/** Tables that refer to others come first, so that they can be dropped in this order. */
const TABLES = [
  'article_impacts',
  'brief_appearances',
  'interactions',
  'scan_log',
  'articles_seen',
  'profile_meta',
  'profile_axes',
];

/** True for a file that the first skope wrote: its tables, with the columns that every version of it had. */
export function isOriginalLedger(db: Database): boolean {
  const found = tableNames(db);
  if (!found.includes('articles_seen') || !found.includes('profile_axes') || found.includes('article'))
    return false;
  return (
    hasColumns(db, 'articles_seen', ['url_hash', 'url', 'title', 'source', 'first_seen_at']) &&
    hasColumns(db, 'profile_axes', ['id', 'label', 'weight', 'keywords'])
  );
}

function hasColumns(db: Database, table: string, names: readonly string[]): boolean {
  const found = db.all<{ name: string }>('SELECT name FROM pragma_table_info(?)', table);
  return names.every((name) => found.some((column) => column.name === name));
}

function tableNames(db: Database): readonly string[] {
  return db
    .all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .map((row) => row.name);
}

/** Everything that is carried over, read before the old tables go. Impacts are made again by today's rules. */
export function takeOriginalRows(db: Database): OriginalRows {
  const rowsOf = <Row extends object>(table: string, order: string): Row[] =>
    tableNames(db).includes(table) ? db.all<Row>(`SELECT * FROM ${table} ORDER BY ${order}`) : [];
  const meta = rowsOf<{ key: string; value: string }>('profile_meta', 'key');
  return {
    axes: rowsOf<OriginalAxis>('profile_axes', 'rowid'),
    meta: new Map(meta.map((row) => [row.key, row.value])),
    articles: rowsOf<OriginalArticle>('articles_seen', 'first_seen_at, url_hash'),
    interactions: rowsOf('interactions', 'timestamp, url_hash'),
  };
}

/** Removes the old tables, so that the file can become one of ours. The caller has made a backup and holds the transaction. */
export function dropOriginalTables(db: Database): void {
  for (const table of TABLES) db.exec(`DROP TABLE IF EXISTS ${table}`);
}
