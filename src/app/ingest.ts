import { DAY_MS, Fault, sha256Hex, utcDay } from '../base/index.ts';
import type { Lens } from '../core/lens.ts';
import { scoreArticle } from '../core/score-article.ts';
import {
  addAlias,
  insertArticle,
  judgement,
  logScan,
  readAt,
  scores,
  updateArticle,
  writeImpact,
} from '../ledger/index.ts';
import type { Database } from '../sqlite/index.ts';
import type { ToolCall } from '../tools/index.ts';
import type { App } from './app.ts';
import { type CheckedArticle, checkArticle } from './check-article.ts';
import { changedText } from './edited-article.ts';
import { findSharedLinks, identifyArticle } from './identify-article.ts';
import { lensOf } from './lens-of.ts';

export const CONTENT_DAYS = 7;
const TOP = 5;

export interface Refusal {
  readonly index: number;
  readonly code: string;
  readonly message: string;
}

export interface IngestResult {
  readonly received: number;
  readonly new: number;
  readonly entered_radar: number;
  readonly top: readonly {
    readonly title: string;
    readonly source: string;
    readonly url: string;
    readonly impact: number;
  }[];
  readonly duplicates: number;
  readonly rejected: readonly Refusal[];
}

export interface Batch {
  readonly tool: 'ingest_news' | 'scan_news';
  readonly articles: readonly unknown[];
  readonly query_context: string;
}

type Entered = IngestResult['top'][number];

/**
 * Takes a batch in: normalize → known? → source and tier → match → score → story → write, in one transaction.
 * Faults: `NO_PROFILE`, `NO_ARTICLE_KEPT` (every article was refused); then nothing is written.
 */
export function ingestBatch(app: App, batch: Batch, call: ToolCall): IngestResult {
  app.profile();
  const { kept, rejected } = checkAll(batch.articles, call.now);
  if (kept.length === 0 && rejected.length > 0) throw nothingKept(rejected);
  const entered: Entered[] = [];
  let added = 0;
  app.db.transaction(() => {
    // Under the write lock: another process may have changed the profile while this one waited for it.
    const lens = lensOf(app);
    const sharedLinks = findSharedLinks(kept);
    for (const article of kept) {
      const stored = storeArticle(app.db, lens, article, sharedLinks, call.now);
      if (stored === undefined) continue;
      added += 1;
      if (stored.impact > 0) entered.push(stored);
    }
    logScan(app.db, {
      at: call.now,
      tool: batch.tool,
      caller: call.caller.name,
      query_context: batch.query_context,
      received: batch.articles.length,
      added,
    });
  });
  return {
    received: batch.articles.length,
    new: added,
    entered_radar: entered.length,
    top: entered.sort((a, b) => b.impact - a.impact || (a.url < b.url ? -1 : 1)).slice(0, TOP),
    duplicates: kept.length - added,
    rejected,
  };
}

function checkAll(
  articles: readonly unknown[],
  now: number,
): { readonly kept: readonly CheckedArticle[]; readonly rejected: readonly Refusal[] } {
  const kept: CheckedArticle[] = [];
  const rejected: Refusal[] = [];
  articles.forEach((raw, index) => {
    const checked = checkArticle(raw, index, now);
    if (checked.ok) kept.push(checked.article);
    else rejected.push({ index, code: checked.code, message: checked.message });
  });
  return { kept, rejected };
}

/** Undefined where the article was known: then it gains an alias, or the text of an edit. */
export function storeArticle(
  db: Database,
  lens: Lens,
  article: CheckedArticle,
  sharedLinks: ReadonlySet<string>,
  now: number,
): Entered | undefined {
  const source = lens.judgeSource(article);
  const contentKey =
    article.title_key === null ? null : sha256Hex(`${source.publisher}\n${article.title_key}`);
  const identity = identifyArticle(db, article, contentKey, sharedLinks, now - CONTENT_DAYS * DAY_MS);
  if (identity.known) {
    const { row } = identity;
    addAlias(db, identity.key, row.id, article.raw_url);
    const changed = changedText(row, article, contentKey, identity.by);
    if (changed === undefined) return undefined;
    const text = { ...row, ...changed };
    const judged = lens.judgeSource(text);
    const impact = scoreArticle(lens, text, judged);
    updateArticle(db, row.id, { ...changed, ...judgement(judged), ...scores(impact) });
    writeImpact(db, row.id, row.first_seen, impact);
    return undefined;
  }
  const impact = scoreArticle(lens, article, source);
  const id = insertArticle(db, {
    key: identity.key,
    link_key: article.link_key,
    url: article.url,
    raw_url: article.raw_url,
    title: article.title,
    snippet: article.snippet,
    source: article.source,
    ...judgement(source),
    content_key: contentKey,
    title_revision: article.title_revision,
    published_at: article.published?.ms ?? null,
    published_quality: article.published?.quality ?? null,
    first_seen: now,
    day: utcDay(article.published?.ms ?? now),
    ...scores(impact),
    read_at: readAt(db, identity.key) ?? null,
  });
  writeImpact(db, id, now, impact);
  return { title: article.title, source: article.source, url: article.url, impact: impact.total };
}

function nothingKept(rejected: readonly Refusal[]): Fault {
  const first = rejected.slice(0, 5).map((refusal) => refusal.message);
  const more = rejected.length > first.length ? ` (and ${rejected.length - first.length} more)` : '';
  return new Fault(
    'NO_ARTICLE_KEPT',
    `All ${rejected.length} articles were refused and nothing was kept: ${first.join('; ')}${more}.`,
    {
      hint: 'Each article needs an http(s) url, a title and a source. Correct them and send the batch again.',
    },
  );
}
