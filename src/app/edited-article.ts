import { utcDay } from '../base/index.ts';
import type { ArticleRow, NewArticle } from '../ledger/index.ts';
import type { CheckedArticle } from './check-article.ts';

/**
 * What a repeated article adds to the stored one, or undefined for nothing. A new title (an edit after publishing) replaces
 * title and snippet; a snippet or a date fills a gap; an older revision of a wire never replaces a newer one. A variant that
 * was found by content only fills gaps. Read state, first sight and identity stay.
 */
export function changedText(
  row: ArticleRow,
  article: CheckedArticle,
  contentKey: string | null,
  by: 'url' | 'content',
): Partial<NewArticle> | undefined {
  const edited = by === 'url' && article.title !== row.title && !isOlderRevision(row, article);
  const changed: Partial<NewArticle> = {
    ...(edited && { title: article.title, title_revision: article.title_revision, content_key: contentKey }),
    ...(article.snippet !== '' &&
      (row.snippet === '' || edited) &&
      article.snippet !== row.snippet && { snippet: article.snippet }),
    ...(row.published_at === null &&
      article.published !== null && {
        published_at: article.published.ms,
        published_quality: article.published.quality,
        day: utcDay(article.published.ms),
      }),
  };
  return Object.keys(changed).length > 0 ? changed : undefined;
}

function isOlderRevision(row: ArticleRow, article: CheckedArticle): boolean {
  return row.title_revision !== null && (article.title_revision ?? 0) < row.title_revision;
}
