import { DAY_MS, utcDay } from '../base/index.ts';
import type { Lens } from '../core/lens.ts';
import { scoreArticle, situationalBand, toMicros } from '../core/score-article.ts';
import type { Impact } from '../core/seed.ts';
import type { SourceTier } from '../core/source-tier.ts';
import type { Database } from '../sqlite/index.ts';
import type { ArticleRow } from './article-row.ts';
import { updateArticle, writeImpact } from './article-store.ts';

const CHUNK = 500;
/** The longest window of a brief: older articles are never shown, so their scores may rest. */
export const RESCORED_DAYS = 30;

/** Scores every article of the last 30 days again, by age or by first sight. The caller holds the transaction. */
export function rescoreRecent(db: Database, lens: Lens, now: number): number {
  const sinceDay = utcDay(now) - RESCORED_DAYS;
  const sinceSeen = now - RESCORED_DAYS * DAY_MS;
  let after = 0;
  let count = 0;
  for (;;) {
    const rows = db.all<ArticleRow>(
      'SELECT * FROM article WHERE id > ? AND (day >= ? OR first_seen >= ?) ORDER BY id LIMIT ?',
      after,
      sinceDay,
      sinceSeen,
      CHUNK,
    );
    for (const row of rows) rescoreArticle(db, lens, row);
    count += rows.length;
    const last = rows.at(-1);
    if (!last) return count;
    after = last.id;
  }
}

/** Judges source and text of one stored article again and stores what follows. */
export function rescoreArticle(db: Database, lens: Lens, row: ArticleRow): void {
  const source = lens.judgeSource(row);
  const impact = scoreArticle(lens, row, source);
  updateArticle(db, row.id, { ...judgement(source), ...scores(impact) });
  writeImpact(db, row.id, row.first_seen, impact);
}

/** What the judgement of a source is stored as. */
export function judgement(
  source: SourceTier,
): Pick<ArticleRow, 'publisher' | 'tier' | 'tier_basis' | 'contradicts'> {
  const { publisher, tier, basis, contradicts } = source;
  return { publisher, tier, tier_basis: basis, contradicts: contradicts ?? null };
}

/** What of an impact stands with the article itself. */
export function scores(impact: Impact): Pick<ArticleRow, 'total' | 'band'> {
  return { total: toMicros(impact.total), band: situationalBand(impact) };
}
