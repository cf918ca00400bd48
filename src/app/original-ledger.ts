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
import type { OriginalAxis, OriginalRows } from './original-tables.ts';
import { userContextShape } from './shapes.ts';

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
