import { Fault } from '../base/index.ts';
import { compileLens } from '../core/lens.ts';
import { type Axis, EMPTY_CONTEXT, normalizeAxes, type UserContext } from '../core/profile.ts';
import { findByKey, logRead, logScan, markArticleRead, writeProfile, writeSetting } from '../ledger/index.ts';
import type { Database } from '../sqlite/index.ts';
import { checkArticle } from './check-article.ts';
import { storeArticle } from './ingest.ts';

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

const TABLES = [
  'profile_axes',
  'profile_meta',
  'articles_seen',
  'article_impacts',
  'brief_appearances',
  'interactions',
  'scan_log',
];

/** True for a file that the first skope wrote. */
export function isOriginalLedger(db: Database): boolean {
  const found = db
    .all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .map((row) => row.name);
  return found.includes('articles_seen') && found.includes('profile_axes') && !found.includes('article');
}

/** Everything that is carried over, read before the old tables go. Impacts are made again by today's rules. */
export function takeOriginalRows(db: Database): OriginalRows {
  const meta = db.all<{ key: string; value: string }>('SELECT key, value FROM profile_meta');
  return {
    axes: db.all<OriginalAxis>('SELECT * FROM profile_axes ORDER BY rowid'),
    meta: new Map(meta.map((row) => [row.key, row.value])),
    articles: db.all<OriginalArticle>('SELECT * FROM articles_seen ORDER BY first_seen_at, url_hash'),
    interactions: db.all('SELECT url_hash, action, timestamp FROM interactions ORDER BY timestamp, url_hash'),
  };
}

/** Removes the old tables, so that the file can become one of ours. The caller has made a backup and holds the transaction. */
export function dropOriginalTables(db: Database): void {
  for (const table of TABLES) db.exec(`DROP TABLE IF EXISTS ${table}`);
}

/** Puts the rows into the new tables: profile, articles (each scored again), read marks. The caller holds the transaction. */
export function storeOriginalRows(db: Database, rows: OriginalRows, now: number): void {
  const axes = rows.axes.map(axisOf);
  const user_context = contextOf(rows.meta.get('user_context'));
  const profile = axes.length > 0 ? { axes: normalizeAxes(axes), user_context } : undefined;
  if (profile) writeProfile(db, profile);
  const lens = compileLens(profile ?? { axes: [], user_context });
  const keyByHash = new Map<string, string>();
  for (const row of rows.articles) {
    const seen = row.first_seen_at ?? now;
    const published = row.published_at === null ? undefined : new Date(row.published_at).toISOString();
    const checked = checkArticle(
      { url: row.url, title: row.title, snippet: row.snippet, source: row.source, published_at: published },
      0,
      seen,
    );
    if (!checked.ok) continue;
    storeArticle(db, lens, checked.article, new Set(), seen);
    keyByHash.set(row.url_hash, checked.article.link_key);
  }
  const urlByHash = new Map(rows.articles.map((row) => [row.url_hash, row.url]));
  for (const { url_hash, timestamp } of rows.interactions) {
    const key = keyByHash.get(url_hash);
    const article = key === undefined ? undefined : findByKey(db, key);
    if (key === undefined || article === undefined) continue;
    logRead(db, article.key, urlByHash.get(url_hash) ?? article.raw_url, timestamp ?? now);
    markArticleRead(db, article.id, timestamp ?? now);
  }
  logScan(db, {
    at: now,
    tool: 'ingest_news',
    caller: 'migration',
    query_context: '',
    received: rows.articles.length,
    added: keyByHash.size,
  });
  const lastScan = Number(rows.meta.get('last_scan'));
  if (Number.isSafeInteger(lastScan) && lastScan > 0) writeSetting(db, 'last_scan', lastScan);
}

function axisOf(row: OriginalAxis): Axis {
  return {
    id: row.id,
    label: row.label,
    weight: row.weight,
    keywords: wordsOf(row.keywords),
    reach_anchors: wordsOf(row.reach_anchors ?? '[]'),
    ...(row.source !== null && { source: row.source }),
  };
}

function wordsOf(json: string): readonly string[] {
  return parse<unknown[]>(json, []).filter(
    (word): word is string => typeof word === 'string' && word.trim() !== '',
  );
}

function contextOf(json: string | undefined): UserContext {
  const value = parse<Partial<UserContext>>(json ?? '{}', {});
  const languages =
    Array.isArray(value.languages) && value.languages.length > 0 ? value.languages : EMPTY_CONTEXT.languages;
  return {
    location: typeof value.location === 'string' ? value.location : '',
    languages,
    ...(typeof value.country === 'string' && { country: value.country }),
    ...(typeof value.region === 'string' && { region: value.region }),
  };
}

function parse<T>(json: string, otherwise: T): T {
  try {
    return JSON.parse(json) as T;
  } catch (cause) {
    if (cause instanceof SyntaxError) return otherwise;
    throw new Fault('INTERNAL', 'The original ledger could not be read.', { cause });
  }
}
