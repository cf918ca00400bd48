import { utcDay } from '../base/index.ts';
import { takeInTurn } from '../core/brief-page.ts';
import { WORLD_SIZE } from '../core/brief-rank.ts';
import type { Database } from '../sqlite/index.ts';
import type { ArticleRow } from './article-row.ts';
import type { CandidateQuery } from './candidates.ts';

/**
 * The second layer: unread tier-1 headlines with no path to the person, newest first, publishers in turn while there are
 * several, so that the world beyond the lens stays in sight. Ties by key.
 */
export function worldHeadlines(db: Database, query: CandidateQuery): readonly ArticleRow[] {
  const today = utcDay(query.now);
  const bounds = [today - query.windowDays, today + 1, query.seenAfter ?? -1, query.now] as const;
  const where = `read_at IS NULL AND total = 0 AND tier = 1 AND publisher = ? AND day > ? AND day <= ? AND first_seen > ? AND first_seen <= ?`;
  const queues = publishers(db).map((publisher) =>
    onePerStory(
      db.all<ArticleRow>(
        `SELECT * FROM article WHERE ${where} ORDER BY day DESC, first_seen DESC, key LIMIT ?`,
        publisher,
        ...bounds,
        WORLD_SIZE,
      ),
    ),
  );
  const ordered = queues.filter((queue) => queue.length > 0).sort((a, b) => compareNewest(a[0], b[0]));
  return onePerStory(takeInTurn(ordered, WORLD_SIZE));
}

/** Distinct publishers by stepping through the index, whose rows may be many while the publishers are few. */
function publishers(db: Database): readonly string[] {
  const found: string[] = [];
  for (let last = ''; ; ) {
    const next = db.get<{ publisher: string }>(
      'SELECT publisher FROM article WHERE read_at IS NULL AND total = 0 AND tier = 1 AND publisher > ? ORDER BY publisher LIMIT 1',
      last,
    );
    if (!next) return found;
    found.push(next.publisher);
    last = next.publisher;
  }
}

function onePerStory(rows: readonly ArticleRow[]): readonly ArticleRow[] {
  const stories = new Set<number>();
  return rows.filter((row) => !stories.has(row.story) && stories.add(row.story));
}

function compareNewest(a: ArticleRow | undefined, b: ArticleRow | undefined): number {
  if (!a || !b) return 0;
  return b.day - a.day || b.first_seen - a.first_seen || (a.key < b.key ? -1 : 1);
}
