import type { Database } from '../sqlite/index.ts';

/** Stamps what a rotating brief has shown, so that it steps back for three days. The caller holds the transaction. */
export function stampShown(db: Database, articleIds: readonly number[], now: number): void {
  for (const id of articleIds) {
    db.run(
      'INSERT INTO brief_shown (article_id, shown_at) VALUES (?, ?) ON CONFLICT (article_id) DO UPDATE SET shown_at = excluded.shown_at',
      id,
      now,
    );
  }
}
