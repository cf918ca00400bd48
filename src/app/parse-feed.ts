import { decodeHTMLStrict } from 'entities';
import { parseFeed } from 'feedsmith';
import type { ParsedArticles } from './parsed-articles.ts';

type Draft = Record<'url' | 'title' | 'snippet' | 'source' | 'published_at', string>;

/** Articles of a feed in any of the four formats. The outlet is the item's own `source` where it names one (portals), else the feed. */
export function parseFeedArticles(text: string): ParsedArticles {
  let drafts: readonly Draft[];
  try {
    drafts = draftsOf(parseFeed(text));
  } catch (thrown) {
    const message = `The input looks like a feed but cannot be read as RSS, Atom, RDF or JSON Feed: ${(thrown as Error).message}`;
    return { articles: [], refused: [{ index: 0, code: 'INVALID_ARGUMENT', message }] };
  }
  return { articles: drafts.map((draft, index) => ({ index, article: withoutBlanks(draft) })), refused: [] };
}

function draftsOf(parsed: ReturnType<typeof parseFeed>): readonly Draft[] {
  if (parsed.format === 'atom') {
    const { entries = [], title } = parsed.feed;
    return entries.map((entry) => ({
      url:
        (entry.links?.find((link) => link.rel === undefined || link.rel === 'alternate') ?? entry.links?.[0])
          ?.href ?? '',
      title: plain(entry.title?.value),
      snippet: plain(entry.summary?.value ?? entry.content?.value),
      source: plain(entry.source?.title?.value ?? title?.value),
      published_at: dateText(entry.published ?? entry.updated),
    }));
  }
  if (parsed.format === 'json') {
    const { items = [], title } = parsed.feed;
    return items.map((item) => ({
      url: item.url ?? item.external_url ?? '',
      title: plain(item.title),
      snippet: plain(item.summary ?? item.content_text ?? item.content_html),
      source: plain(title),
      published_at: dateText(item.date_published),
    }));
  }
  if (parsed.format === 'rdf') {
    const { items = [], title } = parsed.feed;
    return items.map((item) => ({
      url: item.link ?? '',
      title: plain(item.title),
      snippet: plain(item.description),
      source: plain(title),
      published_at: dateText(item.dc?.dates?.[0]),
    }));
  }
  const { items = [], title } = parsed.feed;
  return items.map((item) => ({
    url: item.link ?? (item.guid?.isPermaLink === false ? '' : (item.guid?.value ?? '')),
    title: plain(item.title),
    snippet: plain(item.description),
    source: plain(item.source?.title ?? title),
    published_at: dateText(item.pubDate ?? item.dc?.dates?.[0]),
  }));
}

/** Descriptions are often HTML: tags go, entities are decoded, what is left is text. */
function plain(html: string | undefined): string {
  return decodeHTMLStrict(
    (html ?? '').replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ').replace(/<[^>]*>/g, ' '),
  ).trim();
}

function dateText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function withoutBlanks(draft: Draft): Record<string, unknown> {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));
}
