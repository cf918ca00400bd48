import { DAY_MS, utcDay } from '../base/index.ts';
import type { ReadArticle } from '../core/reading-signal.ts';
import type { Seed } from '../core/seed.ts';
import type { Database } from '../sqlite/index.ts';

/** Known articles that were read in the last `days` UTC days, newest read first, each with its seeds. */
export function readArticles(db: Database, now: number, days: number): ReadArticle[] {
  const since = (utcDay(now) - days + 1) * DAY_MS;
  const rows = db.all<{ id: number; url: string; title: string; source: string; read_at: number }>(
    'SELECT id, url, title, source, read_at FROM article WHERE read_at IS NOT NULL AND read_at >= ? AND read_at <= ? ORDER BY read_at DESC, key',
    since,
    now,
  );
  return rows.map(({ id, ...article }) => ({
    ...article,
    seeds: db
      .all<{ seeds: string }>('SELECT seeds FROM impact WHERE article_id = ? ORDER BY axis', id)
      .flatMap((row) => JSON.parse(row.seeds) as Seed[]),
  }));
}
