import { utcDay } from '../base/index.ts';
import type { Database } from '../sqlite/index.ts';
import type { ArticleRow } from './article-row.ts';
import { updateArticle } from './article-store.ts';

/**
 * Makes one article of two. The keeper stays as it is, and takes over what it lacks: the earlier read mark, snippet, date,
 * aliases, stamps and story members. The caller holds the transaction and scores the keeper again.
 */
export function mergeArticles(db: Database, keeper: ArticleRow, row: ArticleRow): void {
  const [readAt] = [keeper.read_at, row.read_at].filter((at) => at !== null).sort((a, b) => a - b);
  const taken: Partial<ArticleRow> = {
    ...(readAt !== undefined && readAt !== keeper.read_at && { read_at: readAt }),
    ...(keeper.snippet === '' && row.snippet !== '' && { snippet: row.snippet }),
    ...(keeper.published_at === null &&
      row.published_at !== null && {
        published_at: row.published_at,
        published_quality: row.published_quality,
        day: utcDay(row.published_at),
      }),
  };
  updateArticle(db, keeper.id, taken);
  Object.assign(keeper, taken);
  db.run('UPDATE article_alias SET article_id = ? WHERE article_id = ?', keeper.id, row.id);
  db.run('UPDATE brief_shown SET article_id = ? WHERE article_id = ?', keeper.id, row.id);
  db.run('UPDATE article SET story = ? WHERE story = ?', keeper.story, row.id);
  removeArticle(db, row);
}

/** Removes an article with its impact (and what that added to its day's exposure) and its text. */
function removeArticle(db: Database, row: ArticleRow): void {
  db.run(
    `UPDATE exposure SET micros = micros - coalesce((SELECT micros FROM impact WHERE impact.article_id = ? AND impact.axis = exposure.axis), 0)
     WHERE day = ?`,
    row.id,
    utcDay(row.first_seen),
  );
  db.run('DELETE FROM article_text WHERE rowid = ?', row.id);
  db.run('DELETE FROM article WHERE id = ?', row.id);
}
