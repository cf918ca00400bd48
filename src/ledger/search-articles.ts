import { searchQuery } from '../core/search-terms.ts';
import type { Database } from '../sqlite/index.ts';
import type { ArticleRow } from './article-row.ts';

/** Articles whose title or snippet holds a word of the query, in any script; the best by FTS5's rank, title before snippet. */
export function searchArticles(db: Database, query: string, limit: number): ArticleRow[] {
  const match = searchQuery(query);
  if (match === null) return [];
  return db.all<ArticleRow>(
    `SELECT article.* FROM article_text JOIN article ON article.id = article_text.rowid
     WHERE article_text MATCH ? ORDER BY bm25(article_text, 3.0, 1.0), article.key LIMIT ?`,
    match,
    limit,
  );
}
