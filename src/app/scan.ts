import { Fault, toFault } from '../base/index.ts';
import { trustedHosts } from '../core/trusted-hosts.ts';
import type { ToolCall } from '../tools/index.ts';
import type { App } from './app.ts';
import { type IngestResult, ingestBatch } from './ingest.ts';
import { lensOf } from './lens-of.ts';
import type { FoundArticle, WebSearchQuery } from './web-search.ts';

const MOST_QUERIES = 5;

export interface ScanResult extends IngestResult {
  readonly failed: readonly { readonly query: string; readonly code: string; readonly message: string }[];
  /** Queries beyond the first 5. */
  readonly unused_queries?: readonly string[];
}

/**
 * Searches the web for the first 5 queries at once, trusted outlets only, and ingests what came; a failed query is reported and the
 * others are kept. Faults: `NO_PROFILE`, `TAVILY_KEY_MISSING`, `SEARCH_FAILED` (every query failed), `CANCELLED`.
 */
export async function scanWeb(
  app: App,
  args: { readonly queries: readonly string[]; readonly time_range: WebSearchQuery['time_range'] },
  call: ToolCall,
): Promise<ScanResult> {
  const lens = lensOf(app);
  const { webSearch } = app;
  if (!webSearch) {
    throw new Fault(
      'TAVILY_KEY_MISSING',
      'No Tavily key is set, so skope cannot search by itself. Search by your own means and hand the articles to ingest_news.',
      {
        hint: 'The person can set a key with `skope config set tavily-key <key>` or SKOPE_TAVILY_API_KEY.',
      },
    );
  }
  const { languages } = lens.profile.user_context;
  const include_domains = trustedHosts({ country: lens.country, languages }).map((outlet) => outlet.host);
  const queries = args.queries.slice(0, MOST_QUERIES);
  let done = 0;
  const answers = await Promise.all(
    queries.map(async (query) => {
      try {
        return {
          query,
          articles: await webSearch({ query, time_range: args.time_range, include_domains }, call.signal),
        };
      } catch (thrown) {
        const { code, message } = toFault(thrown);
        return { query, failed: { query, code, message } };
      } finally {
        done += 1;
        call.progress?.(done, queries.length, query);
      }
    }),
  );
  if (call.signal?.aborted) throw new Fault('CANCELLED', 'The scan was cancelled; nothing of it was kept.');
  const articles = answers.flatMap((answer): readonly FoundArticle[] => answer.articles ?? []);
  const failed = answers.flatMap((answer) => answer.failed ?? []);
  const [firstFailure] = failed;
  if (firstFailure && failed.length === queries.length) {
    throw new Fault('SEARCH_FAILED', `Every query failed. ${firstFailure.message}`);
  }
  const result = ingestBatch(app, { tool: 'scan_news', articles, query_context: queries.join(' | ') }, call);
  const unused = args.queries.slice(MOST_QUERIES);
  return { ...result, failed, ...(unused.length > 0 && { unused_queries: unused }) };
}
