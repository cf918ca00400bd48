import { DAY_MS } from '../../src/base/index.ts';

/** An article as the contract's ranking sees it. */
export interface NaiveArticle {
  readonly key: string;
  readonly url: string;
  readonly micros: number;
  readonly band: string | null;
  readonly published: number | null;
  readonly first_seen: number;
  readonly read: boolean;
  readonly shown_at: number | null;
}

export interface NaiveQuery {
  readonly now: number;
  readonly window_days: number;
  readonly since?: number | undefined;
}

/** The whole window sorted at once, straight from the words of the contract: what the ledger's merge must agree with. */
export function rankNaively(articles: readonly NaiveArticle[], query: NaiveQuery): readonly NaiveArticle[] {
  const age = (article: NaiveArticle): number =>
    Math.max(
      0,
      Math.floor(query.now / DAY_MS) - Math.floor((article.published ?? article.first_seen) / DAY_MS),
    );
  const score = (article: NaiveArticle): number => {
    const elapsed = article.shown_at === null ? Number.POSITIVE_INFINITY : query.now - article.shown_at;
    const freshness = elapsed >= 3 * DAY_MS ? 1 : 0.3 + (1 - 0.3) * (elapsed / (3 * DAY_MS));
    return article.micros * Math.max(2, 10 - age(article)) * freshness;
  };
  return articles
    .filter((article) => !article.read && article.micros > 0 && age(article) < query.window_days)
    .filter((article) => query.since === undefined || article.first_seen > query.since)
    .map((article) => ({ article, score: score(article) }))
    .sort((a, b) => b.score - a.score || (a.article.key < b.article.key ? -1 : 1))
    .map(({ article }) => article);
}

/** Pages of a ranked list: at most three of a band a page, the rest keep their order for the pages after. */
export function pageNaively(
  ranked: readonly NaiveArticle[],
  size: number,
): readonly (readonly NaiveArticle[])[] {
  const pages: NaiveArticle[][] = [];
  let left = [...ranked];
  while (left.length > 0) {
    const page: NaiveArticle[] = [];
    for (const article of left) {
      const ofBand = page.filter((other) => other.band !== null && other.band === article.band).length;
      if (page.length < size && ofBand < 3) page.push(article);
    }
    pages.push(page);
    left = left.filter((article) => !page.includes(article));
  }
  return pages;
}
