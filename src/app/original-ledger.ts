import { compileLens } from '../core/lens.ts';
import {
  type Axis,
  EMPTY_CONTEXT,
  MOST_AXES,
  normalizeAxes,
  type UserContext,
  VIRTUAL_AXES,
} from '../core/profile.ts';
import {
  findByKey,
  logRead,
  logScan,
  removeSetting,
  settleRead,
  writeProfile,
  writeSetting,
} from '../ledger/index.ts';
import type { Database } from '../sqlite/index.ts';
import { checkArticle } from './check-article.ts';
import { storeArticle } from './ingest.ts';
import { userContextShape } from './shapes.ts';

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

interface OriginalAxis {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  readonly keywords: string;
  readonly reach_anchors?: string;
  readonly source: string | null;
}

interface OriginalArticle {
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

/**
 * Puts the rows into the new tables: profile, articles (each scored again), read and mute marks (both leave the brief). A row
 * that no rule of ours accepts, such as an address that is not http, stays in the backup. The caller holds the transaction.
 */
export function storeOriginalRows(db: Database, rows: OriginalRows, now: number): void {
  const user_context = contextOf(rows.meta.get('user_context'));
  const axes = rows.axes.slice(0, MOST_AXES).map(axisOf);
  const profile = axes.length > 0 ? { axes: normalizeAxes(axes), user_context } : undefined;
  if (profile) writeProfile(db, profile);
  const lens = compileLens(profile ?? { axes: [], user_context });
  const articleByHash = new Map<string, { readonly key: string; readonly url: string }>();
  for (const row of rows.articles) {
    const seen = timeOf(row.first_seen_at) ?? now;
    const { url, title, snippet, source } = row;
    const checked = checkArticle(
      { url, title, snippet, source, published_at: timeOf(row.published_at) ?? undefined },
      0,
      seen,
    );
    if (!checked.ok) continue;
    storeArticle(db, lens, checked.article, new Set(), seen);
    articleByHash.set(row.url_hash, { key: checked.article.link_key, url });
  }
  for (const { url_hash, timestamp } of rows.interactions) {
    const marked = articleByHash.get(url_hash);
    const article = marked && findByKey(db, marked.key);
    if (!marked || !article) continue;
    for (const key of new Set([marked.key, article.key]))
      logRead(db, key, marked.url, timeOf(timestamp) ?? now);
    settleRead(db, article.id);
  }
  noteMigration(db, rows, articleByHash.size, now);
}

/** The scan record says when the rows came; `last_scan` stays the original's, so that nothing is missed since then. */
function noteMigration(db: Database, rows: OriginalRows, added: number, now: number): void {
  const received = rows.articles.length;
  logScan(db, { at: now, tool: 'ingest_news', caller: 'migration', query_context: '', received, added });
  const lastScan = timeOf(Number(rows.meta.get('last_scan') ?? Number.NaN));
  if (lastScan === undefined) removeSetting(db, 'last_scan');
  else writeSetting(db, 'last_scan', lastScan);
}

/** Milliseconds that a Date can say, else undefined. */
function timeOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= 8.64e15
    ? value
    : undefined;
}

function axisOf(row: OriginalAxis): Axis {
  return {
    id: VIRTUAL_AXES.includes(row.id) ? `${row.id} axis` : row.id,
    label: row.label,
    weight: Math.max(0, row.weight),
    keywords: wordsOf(row.keywords),
    reach_anchors: wordsOf(row.reach_anchors),
    ...(row.source !== null && { source: row.source }),
  };
}

function wordsOf(json: string | null | undefined): readonly string[] {
  const words = parse<unknown>(json ?? '[]', []);
  if (!Array.isArray(words)) return [];
  return words.filter((word): word is string => typeof word === 'string' && word.trim() !== '');
}

function contextOf(json: string | undefined): UserContext {
  const { location, languages, country, region } = parse<Record<string, unknown>>(json ?? '{}', {});
  const codes = Array.isArray(languages) ? languages.filter((code) => typeof code === 'string') : [];
  const given = {
    location: typeof location === 'string' ? location.slice(0, 200) : '',
    languages: codes.length > 0 ? codes.slice(0, 12) : [...EMPTY_CONTEXT.languages],
    ...(typeof region === 'string' && { region }),
  };
  const withCountry = userContextShape.safeParse({ ...given, country });
  return withCountry.success ? withCountry.data : { ...EMPTY_CONTEXT, location: given.location };
}

function parse<T>(json: string, otherwise: T): T {
  try {
    return (JSON.parse(json) as T | null) ?? otherwise;
  } catch {
    // A damaged field is left to the backup; the rest of the ledger is carried over.
    return otherwise;
  }
}
