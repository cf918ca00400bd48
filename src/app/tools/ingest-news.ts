import * as z from 'zod/v4';
import { cleanText, cutText, Fault } from '../../base/index.ts';
import { defineTool } from '../define-tool.ts';
import { ingestText } from '../ingest-text.ts';
import { articleInputShape, ingestResultShape } from '../shapes.ts';

const MOST_ARTICLES = 5000;
const CONTEXT_LIMIT = 2000;

const queryContext = z.string().optional().describe('What was searched for; kept for audit.');

export const ingestNews = defineTool({
  name: 'ingest_news',
  title: 'Ingest news',
  description:
    'Hands articles that you found to the ledger, as published, never your own prose. Duplicates are removed, tier and impact derived by rule. A bad article is reported by index and never loses the others. Ingesting again changes nothing.',
  category: 'news',
  scope: 'news:write',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  // Articles are checked one by one in `run`, so that a bad one is answered by index and the rest are kept.
  input: z.strictObject({ articles: z.array(z.unknown()).max(MOST_ARTICLES), query_context: queryContext }),
  shownInput: z.strictObject({
    articles: z.array(articleInputShape).min(1).max(MOST_ARTICLES),
    query_context: queryContext,
  }),
  output: ingestResultShape,
  run: async (app, args, call) => {
    if (args.articles.length === 0) {
      app.profile();
      throw new Fault(
        'INVALID_ARGUMENT',
        'articles: give at least one article {url, title, source, snippet?, published_at?}.',
      );
    }
    const { ingestBatch } = await import('../ingest.ts');
    return ingestBatch(
      app,
      {
        tool: 'ingest_news',
        articles: args.articles,
        query_context: cutText(cleanText(args.query_context ?? ''), CONTEXT_LIMIT),
      },
      call,
    );
  },
  text: ingestText,
});
