import * as z from 'zod/v4';
import { defineTool } from '../define-tool.ts';
import { ingestText } from '../ingest-text.ts';
import { ingestResultShape } from '../shapes.ts';

export const scanNews = defineTool({
  name: 'scan_news',
  title: 'Scan the web for news',
  description:
    "Searches the web with the person's own Tavily key (5 queries, trusted outlets) and ingests what it finds. Without a key: TAVILY_KEY_MISSING; then search by your own means and call ingest_news.",
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
  run: async (app, args, call) => (await import('../scan.ts')).scanWeb(app, args, call),
  text: (result) =>
    [
      ingestText(result),
      ...result.failed.map((failure) => `Failed: ${failure.message}`),
      ...(result.unused_queries
        ? [`Not used (5 queries at most): ${result.unused_queries.join(' | ')}`]
        : []),
    ].join('\n'),
});
