import { Fault, toFault } from '../base/index.ts';
import type { ToolOutput } from '../tools/index.ts';
import type { CallOptions } from './app.ts';
import { checkArticle } from './check-article.ts';
import type { IngestResult, Refusal } from './ingest.ts';

const CHUNK = 200;
const TOP = 5;

export interface IngestChunksResult extends IngestResult {
  /** How many articles of the list were dealt with: all of them, unless the call was cancelled. */
  readonly processed: number;
  readonly cancelled: boolean;
}

export interface LongBatch {
  readonly articles: readonly unknown[];
  readonly query_context?: string | undefined;
  /** Articles per call, 200 by default. */
  readonly chunk_size?: number | undefined;
}

type IngestCall = (args: {
  readonly articles: readonly unknown[];
  readonly query_context?: string;
}) => Promise<ToolOutput>;

/**
 * A long list as several calls of `ingest_news`, each kept whole when it is answered. A cancel ends between two calls and
 * answers with what was kept. Refusals carry their index in the whole list. Throws what a call throws, except that a chunk
 * in which nothing can be kept does not end the rest; `NO_ARTICLE_KEPT` where nothing of the whole list was kept.
 */
export async function ingestChunks(
  ingest: IngestCall,
  batch: LongBatch,
  options: CallOptions = {},
): Promise<IngestChunksResult> {
  const { articles } = batch;
  const size = Math.max(1, Math.min(5000, batch.chunk_size ?? CHUNK));
  const total: Mutable<IngestChunksResult> = {
    received: articles.length,
    new: 0,
    entered_radar: 0,
    top: [],
    duplicates: 0,
    rejected: [],
    processed: 0,
    cancelled: false,
  };
  if (articles.length === 0) throw new Fault('INVALID_ARGUMENT', 'articles: give at least one article.');
  for (let from = 0; from < articles.length; from += size) {
    if (options.signal?.aborted) {
      total.cancelled = true;
      break;
    }
    const chunk = articles.slice(from, from + size);
    add(total, await ingestChunk(ingest, chunk, batch.query_context), from);
    total.processed += chunk.length;
    options.progress?.(total.processed, articles.length);
    // Lets a cancel, and other tabs, come in between.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  if (total.rejected.length === total.processed && total.processed > 0 && !total.cancelled) {
    throw nothingKept(total.rejected);
  }
  return total;
}

async function ingestChunk(
  ingest: IngestCall,
  articles: readonly unknown[],
  queryContext: string | undefined,
): Promise<IngestResult> {
  try {
    const { structured } = await ingest({
      articles,
      ...(queryContext !== undefined && { query_context: queryContext }),
    });
    return structured as unknown as IngestResult;
  } catch (thrown) {
    if (toFault(thrown).code !== 'NO_ARTICLE_KEPT') throw thrown;
    return {
      received: articles.length,
      new: 0,
      entered_radar: 0,
      top: [],
      duplicates: 0,
      rejected: refusals(articles),
    };
  }
}

/** The fault of a chunk names only the first refusals; the check itself names all. No date matters to it. */
function refusals(articles: readonly unknown[]): readonly Refusal[] {
  return articles.flatMap((raw, index) => {
    const checked = checkArticle(raw, index, 0);
    return checked.ok ? [] : [{ index, code: checked.code, message: checked.message }];
  });
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

function add(total: Mutable<IngestChunksResult>, part: IngestResult, from: number): void {
  total.new += part.new;
  total.entered_radar += part.entered_radar;
  total.duplicates += part.duplicates;
  total.top = [...total.top, ...part.top]
    .sort((a, b) => b.impact - a.impact || (a.url < b.url ? -1 : 1))
    .slice(0, TOP);
  total.rejected = [
    ...total.rejected,
    ...part.rejected.map(({ index, code, message }) => ({
      index: index + from,
      code,
      message: message.replace(`articles[${index}]`, `articles[${index + from}]`),
    })),
  ];
}

function nothingKept(rejected: readonly Refusal[]): Fault {
  const first = rejected.slice(0, 5).map((refusal) => refusal.message);
  const more = rejected.length > first.length ? ` (and ${rejected.length - first.length} more)` : '';
  return new Fault(
    'NO_ARTICLE_KEPT',
    `All ${rejected.length} articles were refused and nothing was kept: ${first.join('; ')}${more}.`,
  );
}
