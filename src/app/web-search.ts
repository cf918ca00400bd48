export interface WebSearchQuery {
  readonly query: string;
  readonly time_range: '1d' | '1w' | '1m' | '1y';
  readonly include_domains: readonly string[];
}

export interface FoundArticle {
  readonly url: string;
  readonly title: string;
  readonly snippet?: string;
  readonly source: string;
  readonly published_at?: string;
}

/** One query to the web. Fault `SEARCH_FAILED` with what went wrong; it never carries the key. */
export type WebSearch = (query: WebSearchQuery, signal?: AbortSignal) => Promise<readonly FoundArticle[]>;
