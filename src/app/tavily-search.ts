import { Fault } from '../base/index.ts';
import { normalizeUrl } from '../core/normalize-url.ts';
import type { FoundArticle, WebSearch, WebSearchQuery } from './web-search.ts';

export interface TavilyOptions {
  readonly key: string;
  /** Tavily's own address; a person may name a compatible one. */
  readonly endpoint?: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly timeoutMs?: number;
}

const ENDPOINT = 'https://api.tavily.com/search';
const TIMEOUT_MS = 20_000;
const RESULTS = 10;
const DOMAINS_AT_MOST = 150;
const TIME_RANGE = { '1d': 'day', '1w': 'week', '1m': 'month', '1y': 'year' } as const;

/**
 * Tavily's search API over `fetch` (POST /search, bearer key, `topic: "news"`). A timeout, 429 or 5xx is tried once more.
 * Fault `SEARCH_FAILED`, with the status or the kind of failure; the key never stands in it.
 */
export function createTavilySearch(options: TavilyOptions): WebSearch {
  return async (query, signal) => {
    const first = await attempt(options, query, signal);
    const last = first.ok || !first.retry ? first : await attempt(options, query, signal);
    if (last.ok) return last.articles;
    throw new Fault(
      'SEARCH_FAILED',
      `The search for "${query.query}" failed: ${last.reason}. The other queries were kept; try this one again later.`,
    );
  };
}

type Attempt =
  | { readonly ok: true; readonly articles: readonly FoundArticle[] }
  | { readonly ok: false; readonly retry: boolean; readonly reason: string };

async function attempt(
  options: TavilyOptions,
  query: WebSearchQuery,
  signal?: AbortSignal,
): Promise<Attempt> {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const response = await (options.fetch ?? globalThis.fetch)(options.endpoint ?? ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${options.key}` },
      body: JSON.stringify(requestBody(query)),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    if (!response.ok)
      return {
        ok: false,
        retry: response.status === 429 || response.status >= 500,
        reason: statusReason(response.status),
      };
    return { ok: true, articles: articlesOf(await response.json()) };
  } catch (thrown) {
    if (signal?.aborted)
      throw new Fault('CANCELLED', 'The scan was cancelled; nothing of it was kept.', { cause: thrown });
    if (deadline.aborted) return { ok: false, retry: true, reason: `no answer within ${timeoutMs / 1000} s` };
    if (thrown instanceof SyntaxError) return { ok: false, retry: false, reason: 'the answer was not JSON' };
    return { ok: false, retry: true, reason: 'the search service could not be reached' };
  }
}

function requestBody(query: WebSearchQuery): Record<string, unknown> {
  return {
    query: query.query,
    topic: 'news',
    search_depth: 'basic',
    time_range: TIME_RANGE[query.time_range],
    max_results: RESULTS,
    ...(query.include_domains.length > 0 && {
      include_domains: query.include_domains.slice(0, DOMAINS_AT_MOST),
    }),
  };
}

function statusReason(status: number): string {
  if (status === 401 || status === 403)
    return `the key was refused (${status}); set another with \`skope config set tavily-key\``;
  if (status === 429) return 'too many requests (429)';
  // Tavily's own: the limit of the plan, and of pay-as-you-go (https://docs.tavily.com).
  if (status === 432 || status === 433) return `the limit of the Tavily plan is used up (${status})`;
  return `the search service answered ${status}`;
}

/** Tavily's `results[]`: `{title, url, content, published_date?}`. What is not of that form is left to the article check. */
function articlesOf(answer: unknown): readonly FoundArticle[] {
  const results = (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(results)) return [];
  return results.filter((result) => typeof result === 'object' && result !== null).map(articleOf);
}

function articleOf(result: Record<string, unknown>): FoundArticle {
  const url = text(result['url']);
  const link = normalizeUrl(url);
  const published = text(result['published_date']);
  return {
    url,
    title: text(result['title']),
    snippet: text(result['content']),
    source: link.ok ? link.host : 'unknown',
    ...(published !== '' && { published_at: published }),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
