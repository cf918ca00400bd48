import { sha256Hex } from '../base/index.ts';
import { normalizeUrl } from '../core/normalize-url.ts';
import { findByLink, logRead, logUndoable, markArticleRead } from '../ledger/index.ts';
import type { ToolCall } from '../tools/index.ts';
import type { App } from './app.ts';
import type { Refusal } from './ingest.ts';

export interface MarkReadResult {
  /** Known articles that the URLs name; each counts once, read before or not. */
  readonly marked: number;
  /** URLs that name no known article; kept as read, so that a later ingest of them is read. */
  readonly unknown: readonly string[];
  readonly rejected: readonly Refusal[];
}

/** Marks by any variant of the URL. Idempotent: a mark keeps its first time. All marks of a call are one transaction. */
export function markRead(app: App, urls: readonly string[], call: ToolCall): MarkReadResult {
  const { db } = app;
  const marked = new Set<number>();
  const unknown = new Set<string>();
  const rejected: Refusal[] = [];
  const articleKeys: string[] = [];
  const logKeys: string[] = [];
  db.transaction(() => {
    urls.forEach((raw, index) => {
      const link = normalizeUrl(raw);
      if (!link.ok) {
        rejected.push({
          index,
          code: 'INVALID_ARGUMENT',
          message: `urls[${index}]: expected an http or https address (${link.reason})`,
        });
        return;
      }
      const linkKey = sha256Hex(link.key);
      const articles = findByLink(db, linkKey);
      if (articles.length === 0) unknown.add(raw);
      for (const key of new Set([linkKey, ...articles.map((article) => article.key)])) {
        if (logRead(db, key, raw, call.now)) logKeys.push(key);
      }
      for (const article of articles) {
        marked.add(article.id);
        if (markArticleRead(db, article.id, call.now)) articleKeys.push(article.key);
      }
    });
    if (articleKeys.length + logKeys.length > 0) {
      logUndoable(db, call.now, call.caller.name, {
        action: 'mark_read',
        article_keys: articleKeys,
        log_keys: logKeys,
      });
    }
  });
  return { marked: marked.size, unknown: [...unknown], rejected };
}
