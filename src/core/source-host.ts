import { parse } from 'tldts';
import { SOURCE_ROWS, type SourceRow } from './source-table.ts';

const ROW_BY_HOST: ReadonlyMap<string, SourceRow> = new Map(SOURCE_ROWS.map((row) => [row.host, row]));

export interface WebAddress {
  /** Lower-case ASCII host: no port, no user info, no final dot, names in punycode. */
  readonly host: string;
  readonly path: string;
  readonly query: string;
}

/** The parts of an http or https address that trust may rest on; null for anything else. Never throws. */
export function webAddress(raw: string): WebAddress | null {
  const url = URL.parse(raw);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  const host = url.hostname.replace(/\.+$/, '');
  return host === '' ? null : { host, path: url.pathname, query: url.search };
}

/** A `source` that is written as a host or address (`www.reuters.com`, `reuters.com:443`, `reuters.com/world`), or null. */
export function hostInSource(source: string): string | null {
  const text = source.trim();
  if (/\s/.test(text) || !text.includes('.')) return null;
  const address = webAddress(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (address === null) return null;
  const { domain, isIcann, isPrivate } = parse(address.host, { allowPrivateDomains: true });
  return domain !== null && (isIcann === true || isPrivate === true) ? address.host : null;
}

/** Is the host the suffix itself or under it, on a label boundary? */
export function isUnder(host: string, suffix: string): boolean {
  return host === suffix || host.endsWith(`.${suffix}`);
}

/** The row of the longest listed host that the host is or is under. */
export function rowOfHost(host: string): SourceRow | null {
  return longestSuffix(host, ROW_BY_HOST);
}

/** The entry of a table for the longest suffix of the host, label by label. */
export function longestSuffix<T>(host: string, table: ReadonlyMap<string, T>): T | null {
  for (let rest = host; rest !== ''; ) {
    const found = table.get(rest);
    if (found !== undefined) return found;
    const dot = rest.indexOf('.');
    rest = dot < 0 ? '' : rest.slice(dot + 1);
  }
  return null;
}

export interface Site {
  /** The registrable domain where there is one, else the host as it is (IP address, single label, public suffix). */
  readonly id: string;
  /** The site is a user's own under a shared suffix of the Public Suffix List's private section (`foo.github.io`). */
  readonly of_user: boolean;
}

export function siteOfHost(host: string): Site {
  const { domain, isPrivate, isIp } = parse(host, { allowPrivateDomains: true });
  return {
    id: isIp === true || domain === null ? host : domain,
    of_user: isPrivate === true && domain !== null,
  };
}

/** Publisher id of a host: its row's, else its site. */
export function publisherOfHost(host: string): string {
  return rowOfHost(host)?.publisher ?? siteOfHost(host).id;
}
