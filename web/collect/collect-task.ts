import { signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { announce } from '../state/announce.ts';
import { type ShownFault, shownFault } from '../state/fault.ts';
import { ledger } from '../state/ledger.ts';

export interface Refused {
  readonly index: number;
  readonly message: string;
  /** The beginning of what was refused, to find it by. */
  readonly extract: string;
}

export interface Collected {
  readonly new: number;
  readonly entered_radar: number;
  readonly duplicates: number;
  readonly processed: number;
  readonly total: number;
  readonly cancelled: boolean;
  readonly refused: readonly Refused[];
}

export const progress = signal<{
  readonly done: number;
  readonly total: number;
  readonly cancelling: boolean;
} | null>(null);
export const collected = signal<Collected | null>(null);
export const collectFault = signal<ShownFault | null>(null);

const CHUNK = 200;
const MOST_ASKED = 500;
const EXTRACT = 160;
let cancelling = new AbortController();

/** Takes a text in, chunk by chunk: each acknowledged chunk is kept whatever happens after it. */
export async function collect(text: string): Promise<void> {
  cancelling = new AbortController();
  collected.value = null;
  collectFault.value = null;
  progress.value = { done: 0, total: 0, cancelling: false };
  try {
    const { parseArticles } = await import('../../src/app/parse-articles.ts');
    const { articles, refused } = parseArticles(text);
    const notRead = refused.map(({ index, message }) => ({ index, message, extract: '' }));
    if (articles.length === 0) {
      collected.value = { ...EMPTY, refused: notRead };
      return;
    }
    const answer = await send(articles.map(({ article }) => article));
    const placed = answer.refused.map((entry) => {
      const source = articles[entry.index];
      return { ...entry, index: source?.index ?? entry.index, extract: extractOf(source?.article) };
    });
    collected.value = {
      ...answer,
      total: articles.length,
      refused: [...notRead, ...placed].sort((a, b) => a.index - b.index),
    };
    announce(answer.cancelled ? t().collect.stopped : t().collect.done);
  } catch (thrown) {
    collectFault.value = shownFault(thrown);
  } finally {
    progress.value = null;
  }
}

export function cancelCollect(): void {
  cancelling.abort();
  if (progress.value) progress.value = { ...progress.value, cancelling: true };
}

const EMPTY: Collected = {
  new: 0,
  entered_radar: 0,
  duplicates: 0,
  processed: 0,
  total: 0,
  cancelled: false,
  refused: [],
};

async function send(articles: readonly unknown[]): Promise<Omit<Collected, 'total'>> {
  progress.value = { done: 0, total: articles.length, cancelling: false };
  try {
    const result = await ledger().ingestInChunks(
      { articles, chunk_size: CHUNK },
      {
        signal: cancelling.signal,
        progress: (done, total) => {
          if (progress.value) progress.value = { ...progress.value, done, total };
        },
      },
    );
    return {
      ...result,
      refused: result.rejected.map(({ index, message }) => ({ index, message, extract: '' })),
    };
  } catch (thrown) {
    if (shownFault(thrown).code !== 'NO_ARTICLE_KEPT') throw thrown;
    return { ...EMPTY, processed: articles.length, refused: await reasons(articles) };
  }
}

/** Where nothing at all was kept, the fault names only the first few: each is asked for by itself. */
async function reasons(articles: readonly unknown[]): Promise<Refused[]> {
  const found: Refused[] = [];
  for (const [index, article] of articles.slice(0, MOST_ASKED).entries()) {
    try {
      await ledger().ingestNews({ articles: [article as never] });
    } catch (thrown) {
      const { message } = shownFault(thrown);
      found.push({
        index,
        message: message.replace(/^.*?(?=articles\[0\])/s, '').replace('articles[0]', `articles[${index}]`),
        extract: '',
      });
    }
  }
  return found;
}

function extractOf(article: unknown): string {
  const text = article === undefined ? '' : JSON.stringify(article);
  return text.length > EXTRACT ? `${text.slice(0, EXTRACT)}…` : text;
}
