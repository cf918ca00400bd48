import { cutText } from '../base/index.ts';
import { foldName } from './fold-name.ts';
import { isContributorPath, isPaidSection, portalOfHost, pressCodeHost, writerAt } from './platform-host.ts';
import { TOPIC_NAMES } from './source-data/tier-3.ts';
import { hostInSource, isUnder, publisherOfHost, rowOfHost, siteOfHost, webAddress } from './source-host.ts';
import { publisherOfName, publishersOfName } from './source-names.ts';
import { SOURCE_ROWS, SOURCE_TABLE_VERSION, type SourceRow, type TierNumber } from './source-table.ts';

/** How the publisher became known. */
export type SourceBasis =
  | 'host'
  | 'source_on_portal'
  | 'press_code'
  | 'unlisted'
  | 'portal'
  | 'user_content'
  | 'path_rule';

export interface SourceQuestion {
  /** Address of the article, http or https. */
  readonly url: string;
  /** What the collector calls the source: a name, a host or an address. Never believed over the host. */
  readonly source?: string | undefined;
  /** The person's country, ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** The person's languages. They order and filter trusted hosts; the tier does not depend on them. */
  readonly languages?: readonly string[] | undefined;
  /** Axis ids, keywords and anchors of the person's profile. */
  readonly topics?: readonly string[] | undefined;
  /** The person's own word per host or publisher id. */
  readonly overrides?: SourceOverrides | undefined;
}

export interface SourceOverrides {
  /** At least tier 2, in every country. */
  readonly trust?: readonly string[] | undefined;
  /** Tier 0. Wins where both lists name the host equally closely. */
  readonly distrust?: readonly string[] | undefined;
}

export interface SourceTier {
  readonly tier: TierNumber;
  /** One id per publisher, however many hosts it has (`bbc.com` for bbc.co.uk too); `''` where the address is none. */
  readonly publisher: string;
  /** The outlet's country, ISO 3166-1 alpha-2, where it is listed. */
  readonly country?: string;
  readonly basis: SourceBasis;
  /** The publisher that `source` names although the address belongs to another. Recorded; it never raises the tier. */
  readonly contradicts?: string;
  /** The override that decided the tier. */
  readonly override?: 'trust' | 'distrust';
  readonly table_version: string;
}

/** Longest name kept of a publisher that only a portal's `source` field names. */
const NAME_LIMIT = 100;

const ROW_BY_PUBLISHER: ReadonlyMap<string, SourceRow> = new Map(
  [...SOURCE_ROWS].reverse().map((row) => [row.publisher, row]),
);
const TOPIC_OF_NAME: ReadonlyMap<string, readonly string[]> = topicsByName();

interface Found {
  readonly publisher: string;
  readonly basis: SourceBasis;
  readonly row: SourceRow | null;
  readonly host: string;
  /** A syndication portal: even a named publisher gives no tier there. */
  readonly cap_zero?: boolean;
}

/**
 * Position of an article's publisher in the news supply, from its address.
 *
 * Rules, first that holds: user content; a portal's press code; on a portal, `source`; the longest listed host
 * suffix; else unlisted. Tier 1 counts for everybody, tier 2 in the outlet's own country, tier 3 when one of its
 * topics is among `topics`. A contributors' section is one tier lower, paid copy is tier 0; both say `path_rule`.
 * Overrides come last. Never throws: an address that cannot be parsed is tier 0, unlisted.
 */
export function sourceTier(question: SourceQuestion): SourceTier {
  const address = webAddress(question.url);
  if (address === null)
    return { tier: 0, publisher: '', basis: 'unlisted', table_version: SOURCE_TABLE_VERSION };

  const source = question.source ?? '';
  const found = findPublisher(address, source);
  const listed = found.cap_zero ? 0 : tierForPerson(found.row, question);
  const paid = isPaidSection(address);
  const lowered = paid ? 0 : isContributorPath(address) ? oneLower(listed) : listed;
  const basis = paid || isContributorPath(address) ? 'path_rule' : found.basis;
  const override = overrideFor(found, question.overrides);
  const contradicts = contradiction(found, source);

  return {
    tier: override === 'distrust' ? 0 : override === 'trust' ? atLeastTier2(lowered) : lowered,
    publisher: found.publisher,
    ...(found.row?.country === undefined ? {} : { country: found.row.country }),
    basis,
    ...(contradicts === null ? {} : { contradicts }),
    ...(override === null ? {} : { override }),
    table_version: SOURCE_TABLE_VERSION,
  };
}

function findPublisher(address: { host: string; path: string; query: string }, source: string): Found {
  const { host } = address;
  const writer = writerAt(address);
  if (writer !== null) return { publisher: writer, basis: 'user_content', row: null, host };

  const portal = portalOfHost(host);
  if (portal !== null) {
    const pressHost = pressCodeHost(address);
    if (pressHost !== null) return { ...listedAt(pressHost), basis: 'press_code', host };
    const named = sourceOnPortal(source, portal.host, portal.country);
    if (named === null) return { publisher: host, basis: 'portal', row: null, host };
    return { ...named, basis: 'source_on_portal', host, cap_zero: portal.cap_zero === true };
  }

  const row = rowOfHost(host);
  if (row !== null) return { publisher: row.publisher, basis: 'host', row, host };
  const site = siteOfHost(host);
  return { publisher: site.id, basis: site.of_user ? 'user_content' : 'unlisted', row: null, host };
}

/** The publisher that a portal's `source` names: listed, else by its site, else by its folded name; null if it is the portal. */
function sourceOnPortal(
  source: string,
  portal: string,
  country?: string,
): Pick<Found, 'publisher' | 'row'> | null {
  const host = hostInSource(source);
  if (host !== null) return namesPortal(host, portal) ? null : listedAt(host);
  const folded = cutText(foldName(source), NAME_LIMIT);
  if (folded === '') return null;
  const named = publisherOfName(source, country);
  if (named === null) return { publisher: `name:${folded}`, row: null };
  return portalOfHost(named) !== null ? null : { publisher: named, row: ROW_BY_PUBLISHER.get(named) ?? null };
}

function namesPortal(host: string, portal: string): boolean {
  const writer = writerAt({ host, path: '/', query: '' });
  return writer === null && (isUnder(host, portal) || portalOfHost(host) !== null);
}

function listedAt(host: string): Pick<Found, 'publisher' | 'row'> {
  const writer = writerAt({ host, path: '/', query: '' });
  if (writer !== null) return { publisher: writer, row: null };
  return { publisher: publisherOfHost(host), row: rowOfHost(host) };
}

function tierForPerson(row: SourceRow | null, { country, topics }: SourceQuestion): TierNumber {
  if (row === null) return 0;
  if (row.tier === 2) return row.country === country?.trim().toUpperCase() ? 2 : 0;
  if (row.tier === 3) return isTopical(row, topics ?? []) ? 3 : 0;
  return row.tier;
}

function isTopical(row: SourceRow, topics: readonly string[]): boolean {
  return topics.some((topic) =>
    (TOPIC_OF_NAME.get(foldName(topic)) ?? []).some((name) => row.topics?.includes(name) === true),
  );
}

function topicsByName(): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  for (const [topic, names] of Object.entries(TOPIC_NAMES)) {
    for (const name of names) table.set(foldName(name), [...(table.get(foldName(name)) ?? []), topic]);
  }
  return table;
}

function oneLower(tier: TierNumber): TierNumber {
  return tier === 1 ? 2 : tier === 2 ? 3 : 0;
}

function atLeastTier2(tier: TierNumber): TierNumber {
  return tier === 1 ? 1 : 2;
}

/** The closer entry decides (`blog.example.com` before `example.com`); a publisher that only `source` names earns no trust. */
function overrideFor(found: Found, overrides: SourceOverrides | undefined): 'trust' | 'distrust' | null {
  const closeness = (entries: readonly string[] | undefined, byPublisher: boolean): number =>
    Math.max(0, ...(entries ?? []).map((entry) => closenessOf(entry, found, byPublisher)));
  const trust = closeness(overrides?.trust, found.basis !== 'source_on_portal');
  const distrust = closeness(overrides?.distrust, true);
  if (trust === 0 && distrust === 0) return null;
  return distrust >= trust ? 'distrust' : 'trust';
}

/** Length of the entry where it covers the host or names the publisher, else 0. A public suffix covers nothing. */
function closenessOf(entry: string, found: Found, byPublisher: boolean): number {
  const text = entry.trim().toLowerCase();
  if (byPublisher && text !== '' && text === found.publisher) return text.length;
  const written = /^(?:https?:\/\/)?(?:www\.)?([^/?#@:\s]+)\/?$/.exec(text)?.[1];
  if (written === undefined) return 0;
  const host = isAscii(written) ? written : (hostInSource(written) ?? '');
  const covers = isUnder(found.host, host) || (byPublisher && isListedFor(host, found.publisher));
  return covers && hostInSource(host) !== null ? host.length : 0;
}

/** The entry is a listed host of this publisher (`bbc.com` for an article on bbc.co.uk). */
function isListedFor(host: string, publisher: string): boolean {
  const row = rowOfHost(host);
  return row !== null && row.host === host && row.publisher === publisher;
}

function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

/** The publisher that `source` names, when it is not the one that the address belongs to. */
function contradiction(found: Found, source: string): string | null {
  if (found.basis === 'source_on_portal' || found.basis === 'portal') return null;
  const host = hostInSource(source);
  if (host !== null) {
    const named = publisherOfHost(host);
    const same = named === found.publisher || isUnder(found.host, host) || isUnder(host, found.publisher);
    return same ? null : named;
  }
  const named = publishersOfName(source);
  return named.length === 0 || named.includes(found.publisher) ? null : (named[0] ?? null);
}
