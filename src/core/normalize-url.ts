import { pathForm, percentForm } from './percent-form.ts';
import { filterPathTail, filterQuery } from './query-filter.ts';
import { urlKey } from './url-key.ts';
import { unwrapOnce } from './url-wrappers.ts';

/** Longest raw text that is looked at, and longest address that is accepted after stripping, in UTF-16 code units. */
const RAW_LIMIT = 65_536;
const URL_LIMIT = 8_192;
/** More layers than any honest link has: wrappers inside wrappers, markers inside markers. */
const ROUNDS = 12;
/** What the URL Standard allows in a host; without what Chromium and Node judge differently (space, `*`). */
const HOST = /^(?:\[[\da-f:.]+\]|[\w\-.~!$&'()+,;=]+)$/u;

export type NormalizedUrl =
  | {
      readonly ok: true;
      /** Safe to open: http or https, no wrapper, user info, fragment (but a route) or listed tracker; otherwise as given. */
      readonly url: string;
      /** Only to compare: equal for the forms of one article. Not a hash, and not an address. */
      readonly key: string;
      /** Host of `url`, lower case, in punycode, with `www.`; trust comes from it. */
      readonly host: string;
    }
  | {
      readonly ok: false;
      /** `empty`, `not_absolute` (no scheme), `not_a_url`, `scheme` (not http or https), `too_long`, `unstable` (too many layers). */
      readonly reason: string;
    };

type Step = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly reason: string };

/**
 * The two strings of an address. The normal form is a fixed point: the rules run until they change nothing, so a
 * normalised address normalises to itself. Never throws.
 */
export function normalizeUrl(raw: string): NormalizedUrl {
  if (raw.length > RAW_LIMIT) return { ok: false, reason: 'too_long' };
  let current = bareText(raw);
  if (current === '') return { ok: false, reason: 'empty' };
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = normalizeOnce(current);
    if (!step.ok) return step;
    if (step.url === current) return finish(step.url);
    current = step.url;
  }
  return { ok: false, reason: 'unstable' };
}

function finish(text: string): NormalizedUrl {
  const url = URL.parse(text);
  if (url === null) return { ok: false, reason: 'not_a_url' };
  if (text.length > URL_LIMIT) return { ok: false, reason: 'too_long' };
  return { ok: true, url: text, key: urlKey(url), host: url.hostname };
}

function normalizeOnce(text: string): Step {
  const url = URL.parse(collapseAmpersands(text));
  if (url === null)
    return { ok: false, reason: /^[a-z][a-z\d+.-]*:/iu.test(text) ? 'not_a_url' : 'not_absolute' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { ok: false, reason: 'scheme' };
  if (!HOST.test(url.hostname)) return { ok: false, reason: 'not_a_url' };
  const inner = unwrapOnce(url);
  if (inner !== null) return { ok: true, url: bareText(inner) };
  return { ok: true, url: clean(url) };
}

/** Put together again part by part: a round trip through URLSearchParams would rewrite what it does not understand. */
function clean(url: URL): string {
  const host = url.hostname.replace(/\.+$/u, '');
  const place = { host, path: url.pathname };
  const path = filterPathTail(collapseAmpersands(withoutSession(pathForm(url.pathname))), place);
  const query = filterQuery(collapseAmpersands(percentForm(url.search.slice(1))), place, 'both');
  const port = url.port === '' ? '' : `:${url.port}`;
  return `${url.protocol}//${host}${port}${path}${query === '' ? '' : `?${query}`}${route(url.hash, place)}`;
}

/** A fragment is kept only where it names a page: `#!/path`, `#/path`. Anchors, text fragments and trackers are not pages. */
function route(hash: string, place: { readonly host: string; readonly path: string }): string {
  const fragment = percentForm(hash.slice(1)).replace(/:~:.*$/u, '');
  if (!/^(?:!\/?|\/)[^/?&#]/u.test(fragment)) return '';
  const [path = '', ...query] = fragment.split('?');
  if (path.includes('=') && filterQuery(path.replace(/^[!/]+/u, ''), place, 'both') === '') return '';
  const kept = filterQuery(query.join('?'), place, 'both');
  return `#${path}${kept === '' ? '' : `?${kept}`}`;
}

/** `;jsessionid=…` says who reads, not what. */
function withoutSession(path: string): string {
  return path.replace(/;(?:jsessionid|phpsessid|sid)=[^/;?]*/giu, '');
}

/** A feed that escaped its links twice: `&amp;`, `&#38;`, `&#038;`, `&#x26;`. */
function collapseAmpersands(text: string): string {
  return text.replace(/&(?:(?:amp|#0*38|#x0*26);)+/giu, '&');
}

/** Without what feeds and mail leave around an address: space, zero-width characters, CDATA, angle brackets. */
function bareText(raw: string): string {
  const text = raw.replace(
    /^[\s\u0000-\u0020\u200b-\u200f\u2060\ufeff]+|[\s\u0000-\u0020\u200b-\u200f\u2060\ufeff]+$/gu,
    '',
  );
  const inner = /^<!\[CDATA\[([\s\S]*)\]\]>$/u.exec(text)?.[1] ?? /^<(?:URL:)?([^<>\s]+)>$/u.exec(text)?.[1];
  return inner === undefined ? text : bareText(inner);
}
