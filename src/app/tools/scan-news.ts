import * as z from 'zod/v4';
import { Fault, toFault } from '../../base/index.ts';
import { trustedHosts } from '../../core/trusted-hosts.ts';
import { defineTool } from '../define-tool.ts';
import { ingestBatch } from '../ingest.ts';
import { ingestText } from '../ingest-text.ts';
import { ingestResultShape } from '../shapes.ts';
import type { FoundArticle } from '../web-search.ts';

const MOST_QUERIES = 5;

export const scanNews = defineTool({
  name: 'scan_news',
  title: 'Scan the web for news',
  description:
    "Searches the web through the person's own Tavily key (first 5 queries, trusted outlets) and ingests what it finds. Without a key it fails with TAVILY_KEY_MISSING: then search by your own means and call ingest_news. A query that fails is reported; the others are kept.",
  category: 'news',
  scope: 'news:write',
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: true,
    costHint: true,
  },
  input: z.strictObject({
    queries: z
      .array(z.string().trim().min(1).max(400))
      .min(1, 'give at least one query')
      .describe('What to search for; the first 5 are used.'),
    time_range: z.enum(['1d', '1w', '1m', '1y']).default('1w').describe('How far back.'),
  }),
  output: ingestResultShape.extend({
    failed: z.array(z.looseObject({ query: z.string(), code: z.string(), message: z.string() })),
    unused_queries: z.array(z.string()).optional(),
  }),
  run: async (app, args, call) => {
    const lens = app.lens();
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
    const result = ingestBatch(
      app,
      { tool: 'scan_news', articles, query_context: queries.join(' | ') },
      call,
    );
    const unused = args.queries.slice(MOST_QUERIES);
    return { ...result, failed, ...(unused.length > 0 && { unused_queries: unused }) };
  },
  text: (result) =>
    [
      ingestText(result),
      ...result.failed.map((failure) => `Failed: ${failure.message}`),
      ...(result.unused_queries
        ? [`Not used (5 queries at most): ${result.unused_queries.join(' | ')}`]
        : []),
    ].join('\n'),
});
