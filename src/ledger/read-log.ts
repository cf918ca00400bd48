import type { Database } from '../sqlite/index.ts';

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

/** Takes marks back: the undo of a `mark_read`. */
export function unmarkRead(db: Database, articleKeys: readonly string[], logKeys: readonly string[]): void {
  for (const key of logKeys) db.run('DELETE FROM read_log WHERE key = ?', key);
  for (const key of articleKeys) db.run('UPDATE article SET read_at = NULL WHERE key = ?', key);
}
