import { DAY_MS, sha256Hex } from '../base/index.ts';
import { relatedTitles } from '../core/related-titles.ts';
import { type ArticleRow, findByContent, findByKey, findByLink } from '../ledger/index.ts';
import type { Database } from '../sqlite/index.ts';
import type { CheckedArticle } from './check-article.ts';

/** `key`: the URL key under which the article is, or will be, found. */
export type Identity =
  | { readonly known: true; readonly by: 'url' | 'content'; readonly row: ArticleRow; readonly key: string }
  | { readonly known: false; readonly key: string };

/**
 * Whether the ledger has the article: by URL key, else by outlet and title within seven days (a variant of the same page).
 * One link is one article, and a changed title is an edit of it, unless the link is known to hold several items:
 * then an unrelated title is an item of its own, so that none replaces another.
 */
export function identifyArticle(
  db: Database,
  article: CheckedArticle,
  contentKey: string | null,
  sharedLinks: ReadonlySet<string>,
  contentSince: number,
): Identity {
  const behindLink = findByLink(db, article.link_key);
  if (behindLink.length > 0) return identifyBehindLink(db, article, behindLink, sharedLinks);
  const variant =
    contentKey === null
      ? undefined
      : findByContent(db, contentKey, contentSince).find((row) => sameDay(row, article));
  if (variant) return { known: true, by: 'content', row: variant, key: article.link_key };
  return { known: false, key: article.link_key };
}

/** Links that stand in one batch under titles which have nothing in common. */
export function findSharedLinks(articles: readonly CheckedArticle[]): ReadonlySet<string> {
  const titleByLink = new Map<string, string>();
  const shared = new Set<string>();
  for (const { link_key, title } of articles) {
    const first = titleByLink.get(link_key);
    if (first === undefined) titleByLink.set(link_key, title);
    else if (!relatedTitles(first, title)) shared.add(link_key);
  }
  return shared;
}

function identifyBehindLink(
  db: Database,
  article: CheckedArticle,
  behindLink: readonly ArticleRow[],
  sharedLinks: ReadonlySet<string>,
): Identity {
  const itemKey = sha256Hex(`${article.link_key}\n${article.title_key ?? article.title}`);
  const item = findByKey(db, itemKey);
  if (item) return { known: true, by: 'url', row: item, key: itemKey };
  const related = behindLink.find((row) => relatedTitles(row.title, article.title));
  if (related) return { known: true, by: 'url', row: related, key: article.link_key };
  const holdsSeveral = behindLink.length > 1 || sharedLinks.has(article.link_key);
  const [first] = behindLink;
  if (holdsSeveral || first === undefined) return { known: false, key: itemKey };
  return { known: true, by: 'url', row: first, key: article.link_key };
}

/** A headline that recurs ("Morning briefing") is another article when both dates are known and more than a day apart. */
function sameDay(row: ArticleRow, article: CheckedArticle): boolean {
  if (row.published_at === null || article.published === null) return true;
  return Math.abs(row.published_at - article.published.ms) <= DAY_MS;
}
