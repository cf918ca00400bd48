import { comparablePercent, decodePart } from './percent-form.ts';
import { filterQuery } from './query-filter.ts';
import { comparableHost } from './url-hosts.ts';
import { siteKey } from './url-sites.ts';

/** Names that a server gives for a directory itself. */
const INDEX = /\/(?:index|default)\.(?:html?|xhtml|shtml|php\d?|aspx?|jspx?|cfm|cgi)$/iu;

/**
 * The string to compare, from a normalised address: no scheme, one host per site, one spelling of each octet, no AMP,
 * print or mobile form, no final slash, no directory index, parameters by name (those of one name in their order).
 */
export function urlKey(url: URL): string {
  const host = comparableHost(url.hostname);
  const port = url.port === '' ? '' : `:${url.port}`;
  const place = { host: url.hostname, path: url.pathname };
  const query = sortedQuery(filterQuery(url.search.slice(1), place, 'key'));
  const path = comparablePath(url.pathname, host, query);
  const known = port === '' && url.hash === '' ? siteKey({ host, path, query: firstValues(query) }) : null;
  if (known !== null) return known;
  return `${host}${port}${path}${query === '' ? '' : `?${query}`}${comparablePercent(url.hash)}`;
}

function comparablePath(pathname: string, host: string, query: string): string {
  const path = comparablePercent(pathname)
    .replace(/\/\(S\([0-9a-z]{24}\)\)(?=\/)/giu, '')
    .replace(/\/{2,}/gu, '/');
  const full = withoutAmp(path.replace(/\/+$/u, ''), host);
  return (query === '' ? full.replace(INDEX, '') : full).replace(/\/+$/u, '');
}

/** Hosts that put the AMP mark inside the path. */
const AMP_INSIDE =
  /(?:^|\.)(?:bbc\.com|donga\.com|reuters\.com|nbcnews\.com|ndtv\.com|asahi\.com|hindustantimes\.com|independent\.co\.uk)$/u;

/** A whole first or last segment, or a suffix of its own: `/amp/story`, `/story/amp`, `/story.amp`, `/story.amp.html`. */
function withoutAmp(path: string, host: string): string {
  const plain = path
    .replace(/^(.*[^/])\.amp(?=\.html?$|$)/iu, '$1')
    .replace(/^\/amp(?=\/.)/iu, '')
    .replace(/^(\/.+)\/amp(?:\.html?)?$/iu, '$1');
  if (host === 'news.artnet.com') return plain.replace(/\/amp-page$/u, '');
  return AMP_INSIDE.test(host)
    ? plain.replace(/\/amp(?=\/)/u, '').replace(/(?<=\/[^/]{12,})\/amp\/1$/u, '')
    : plain;
}

/** By name in code unit order, stable: values of one name are data in their order. `b=` and `b` are one. */
function sortedQuery(query: string): string {
  return query
    .split('&')
    .filter((piece) => piece !== '')
    .map((piece) => comparablePercent(piece.replaceAll('+', '%20')).replace(/^([^=]+)=$/u, '$1'))
    .map((piece) => ({ piece, name: piece.split('=', 1)[0] ?? '' }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ piece }) => piece)
    .join('&');
}

function firstValues(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const piece of query.split('&')) {
    const equals = piece.indexOf('=');
    const name = equals === -1 ? piece : piece.slice(0, equals);
    if (name !== '' && !values.has(name))
      values.set(name, equals === -1 ? '' : decodePart(piece.slice(equals + 1)));
  }
  return values;
}
