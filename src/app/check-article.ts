import { decodeHTMLStrict } from 'entities';
import { cleanText, cutText, type Fault, sha256Hex } from '../base/index.ts';
import { parseDate, plausibleDate } from '../core/date.ts';
import { normalizeUrl } from '../core/normalize-url.ts';
import { titleKey, titleRevision } from '../core/title-key.ts';
import { checkedShape } from './shapes.ts';
import { faultOfIssues } from './zod-fault.ts';

const TITLE_LIMIT = 1000;
const SNIPPET_LIMIT = 2000;
const SOURCE_LIMIT = 200;

/** An article as it may enter the ledger: clean text, normal URL, both identities. */
export interface CheckedArticle {
  readonly url: string;
  readonly raw_url: string;
  /** SHA-256 of the URL key. */
  readonly link_key: string;
  readonly title: string;
  readonly title_key: string | null;
  readonly title_revision: number | null;
  readonly snippet: string;
  readonly source: string;
  readonly published: { readonly ms: number; readonly quality: string } | null;
}

export type CheckedOrRefused =
  | { readonly ok: true; readonly article: CheckedArticle }
  | { readonly ok: false; readonly code: string; readonly message: string };

/**
 * Checks one article by itself, so that a bad one never costs the others. Over-long text is cut, a date that cannot be read
 * or cannot be true is dropped; no http(s) URL, a blank title or source, and unknown fields are refused by name.
 */
export function checkArticle(raw: unknown, index: number, now: number): CheckedOrRefused {
  const parsed = checkedShape.safeParse(raw);
  if (!parsed.success) return refused(faultOfIssues(parsed.error, `articles[${index}]`).message);
  const given = parsed.data;
  const link = normalizeUrl(given.url);
  if (!link.ok) return refused(`articles[${index}].url: expected an http or https address (${link.reason})`);
  const title = cutText(displayText(given.title), TITLE_LIMIT);
  if (title === '') return refused(`articles[${index}].title: expected a headline, got blank text`);
  const source = cutText(displayText(given.source), SOURCE_LIMIT);
  if (source === '')
    return refused(`articles[${index}].source: expected the outlet's name or domain, got blank text`);
  return {
    ok: true,
    article: {
      url: link.url,
      raw_url: given.url.trim(),
      link_key: sha256Hex(link.key),
      title,
      title_key: titleKey({ title, source }),
      title_revision: titleRevision(title),
      snippet: cutText(displayText(given.snippet ?? ''), SNIPPET_LIMIT),
      source,
      published: publishedDate(given.published_at, now),
    },
  };
}

function refused(message: string): CheckedOrRefused {
  return { ok: false, code: 'INVALID_ARGUMENT' satisfies Fault['code'], message };
}

/** Entities are decoded once, as feeds leave them in; what is decoded is still only text. */
function displayText(raw: string): string {
  return cleanText(decodeHTMLStrict(raw));
}

function publishedDate(raw: unknown, now: number): CheckedArticle['published'] {
  const date = raw === undefined || raw === null ? null : parseDate(raw);
  return date !== null && plausibleDate(date.ms, now) !== null ? date : null;
}
