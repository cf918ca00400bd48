import { parseFeedArticles } from './parse-feed.ts';
import type { ParsedArticles } from './parsed-articles.ts';

const FIELDS = ['url', 'title', 'snippet', 'source', 'published_at'] as const;

/**
 * Articles in a text a person has at hand: a JSON array or object (also `{articles: […]}`), JSON Lines, or a feed (RSS, Atom,
 * RDF, JSON Feed). Only the five known fields are taken. A broken line is refused by its index; the others are kept.
 */
export function parseArticles(text: string): ParsedArticles {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '')
    return {
      articles: [],
      refused: [{ index: 0, code: 'INVALID_ARGUMENT', message: 'The input is empty.' }],
    };
  if (trimmed.startsWith('<')) return parseFeedArticles(trimmed);
  const whole = parseJson(trimmed);
  if (whole.ok && isFeedDocument(whole.value)) return parseFeedArticles(trimmed);
  if (whole.ok) return collect(itemsOf(whole.value).map((value) => ({ ok: true, value })));
  return collect(
    trimmed
      .split(/\r\n|\r|\n/)
      .filter((line) => line.trim() !== '')
      .map((line) => parseJson(line)),
  );
}

type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

function parseJson(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (thrown) {
    return { ok: false, message: (thrown as Error).message };
  }
}

function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const articles = (value as { articles?: unknown } | null)?.articles;
  return Array.isArray(articles) ? articles : [value];
}

function isFeedDocument(value: unknown): boolean {
  const version = (value as { version?: unknown } | null)?.version;
  return typeof version === 'string' && version.startsWith('https://jsonfeed.org/');
}

function collect(items: readonly Parsed[]): ParsedArticles {
  const articles: { index: number; article: Record<string, unknown> }[] = [];
  const refused: { index: number; code: string; message: string }[] = [];
  items.forEach((item, index) => {
    if (!item.ok)
      refused.push({
        index,
        code: 'INVALID_ARGUMENT',
        message: `articles[${index}]: the line is not JSON (${item.message})`,
      });
    else if (typeof item.value !== 'object' || item.value === null || Array.isArray(item.value)) {
      refused.push({
        index,
        code: 'INVALID_ARGUMENT',
        message: `articles[${index}]: expected an object with url, title and source`,
      });
    } else articles.push({ index, article: knownFields(item.value as Record<string, unknown>) });
  });
  return { articles, refused };
}

function knownFields(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    FIELDS.filter((field) => Object.hasOwn(value, field)).map((field) => [field, value[field]]),
  );
}
