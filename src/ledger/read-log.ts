import type { Database } from '../sqlite/index.ts';

/**
 * The read log holds marks by URL key. `article.read_at` follows from it: the earliest mark among the keys that name the
 * article (a law of test/ledger/ledger-laws.test.ts), so that marks and articles may come in any order.
 */

/** When the URL key was read, or undefined. */
export function readAt(db: Database, key: string): number | undefined {
  return db.get<{ read_at: number }>('SELECT read_at FROM read_log WHERE key = ?', key)?.read_at;
}

/** Keeps the mark by key, so that it outlives the article and holds for one that comes later. False where it was there. */
export function logRead(db: Database, key: string, rawUrl: string, now: number): boolean {
  const { changes } = db.run(
    'INSERT INTO read_log (key, raw_url, read_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    key,
    rawUrl,
    now,
  );
  return changes > 0;
}

/** Marks an unread article as read; false where it was read before (its time stays). */
export function markArticleRead(db: Database, id: number, now: number): boolean {
  return db.run('UPDATE article SET read_at = ? WHERE id = ? AND read_at IS NULL', now, id).changes > 0;
}

/** Sets the read time of an article to what the log says of its keys. */
export function settleRead(db: Database, id: number): void {
  db.run(
    `UPDATE article SET read_at = (
       SELECT min(read_log.read_at) FROM article_alias JOIN read_log ON read_log.key = article_alias.key
       WHERE article_alias.article_id = article.id) WHERE id = ?`,
    id,
  );
}

/** Takes marks back: the undo of a `mark_read`. An article that another mark still names stays read. */
export function unmarkRead(db: Database, articleKeys: readonly string[], logKeys: readonly string[]): void {
  for (const key of logKeys) db.run('DELETE FROM read_log WHERE key = ?', key);
  for (const key of new Set([...articleKeys, ...logKeys])) {
    const alias = db.get<{ article_id: number }>('SELECT article_id FROM article_alias WHERE key = ?', key);
    if (alias) settleRead(db, alias.article_id);
  }
}
