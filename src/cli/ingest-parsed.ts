import { type IngestChunksResult, ingestChunks, type Skope } from '../app/index.ts';
import type { ParsedArticles } from '../app/parsed-articles.ts';
import { Fault } from '../base/index.ts';

const CHUNK = 500;

export type ParsedResult = Omit<IngestChunksResult, 'processed' | 'cancelled'>;

/** Ingests a file of any length in batches of 500, each whole on disk before the next; refusals keep the file's numbering. */
export async function ingestParsed(
  skope: Skope,
  { articles, refused }: ParsedArticles,
  query_context: string,
  progress: (done: number, total: number) => void,
): Promise<ParsedResult> {
  if (articles.length === 0) {
    throw new Fault(
      'INVALID_ARGUMENT',
      refused[0]?.message ?? 'There is no article in the input: give a JSON array, JSON Lines or a feed.',
    );
  }
  // What could not be parsed keeps its place, so that the tool counts as the file does.
  const items: unknown[] = Array(articles.length + refused.length).fill(null);
  for (const { index, article } of articles) items[index] = article;
  const {
    processed: _processed,
    cancelled: _cancelled,
    ...result
  } = await ingestChunks(
    async (args) => ({ structured: await skope.call('ingest_news', args), text: '' }),
    { articles: items, query_context, chunk_size: CHUNK },
    { progress },
  );
  const reasons = new Map(refused.map((refusal) => [refusal.index, refusal]));
  return { ...result, rejected: result.rejected.map((refusal) => reasons.get(refusal.index) ?? refusal) };
}
