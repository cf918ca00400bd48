import type { Skope } from '../app/index.ts';
import type { ParsedArticles } from '../app/parse-articles.ts';
import { Fault } from '../base/index.ts';

const CHUNK = 500;

type IngestAnswer = Awaited<ReturnType<Skope['ingestNews']>>;
export type ChunkedResult = Omit<IngestAnswer, 'top'>;

/** Ingests a file of any length in batches of 500, each whole on disk before the next; refusals keep the file's numbering. */
export async function ingestInChunks(
  skope: Skope,
  parsed: ParsedArticles,
  query_context: string,
  progress: (done: number, total: number) => void,
): Promise<ChunkedResult> {
  const { articles, refused } = parsed;
  if (articles.length === 0) {
    throw new Fault(
      'INVALID_ARGUMENT',
      refused[0]?.message ?? 'There is no article in the input: give a JSON array, JSON Lines or a feed.',
    );
  }
  let result: ChunkedResult = {
    received: refused.length,
    new: 0,
    entered_radar: 0,
    duplicates: 0,
    rejected: refused,
  };
  for (let start = 0; start < articles.length; start += CHUNK) {
    const chunk = articles.slice(start, start + CHUNK);
    const answer = await ingestChunk(
      skope,
      chunk.map(({ article }) => article),
      query_context,
    );
    result = {
      received: result.received + answer.received,
      new: result.new + answer.new,
      entered_radar: result.entered_radar + answer.entered_radar,
      duplicates: result.duplicates + answer.duplicates,
      rejected: [
        ...result.rejected,
        ...answer.rejected.map((refusal) => {
          const index = chunk[refusal.index]?.index ?? refusal.index;
          return {
            ...refusal,
            index,
            message: refusal.message.replace(/^articles\[\d+\]/, `articles[${index}]`),
          };
        }),
      ],
    };
    progress(Math.min(start + CHUNK, articles.length), articles.length);
  }
  return result;
}

/** A batch in which everything is refused is an error of the tool, but only a part of a file. */
async function ingestChunk(
  skope: Skope,
  articles: readonly unknown[],
  query_context: string,
): Promise<ChunkedResult> {
  try {
    return (await skope.call('ingest_news', { articles, query_context })) as unknown as IngestAnswer;
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.code !== 'NO_ARTICLE_KEPT') throw thrown;
    const message = `refused; ${thrown.message}`;
    return {
      received: articles.length,
      new: 0,
      entered_radar: 0,
      duplicates: 0,
      rejected: articles.map((_, index) => ({
        index,
        code: thrown.code,
        message: `articles[${index}]: ${message}`,
      })),
    };
  }
}
