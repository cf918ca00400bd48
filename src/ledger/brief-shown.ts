import { DAY_MS } from '../base/index.ts';
import type { Database } from '../sqlite/index.ts';

/** A stamp works for three days; the rest is for rankings that are still being paged. */
const KEPT_DAYS = 30;

/** Stamps what a rotating brief has shown, so that it steps back for three days. The caller holds the transaction. */
export function stampShown(db: Database, articleIds: readonly number[], now: number): void {
  db.run('DELETE FROM brief_shown WHERE shown_at < ?', now - KEPT_DAYS * DAY_MS);
  for (const id of articleIds)
    db.run('INSERT INTO brief_shown (article_id, shown_at) VALUES (?, ?)', id, now);
}

/** The number of the newest stamp, 0 before the first: a ranking that is paged later looks no further than this. */
export function lastStamp(db: Database): number {
  return db.get<{ id: number | null }>('SELECT max(id) AS id FROM brief_shown')?.id ?? 0;
}
