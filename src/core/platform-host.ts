import { foldName } from './fold-name.ts';
import { NAVER_PRESS_CODES } from './source-data/known-outlets.ts';
import {
  CONTRIBUTOR_PATHS,
  PAID_SECTIONS,
  PORTALS,
  type PortalRule,
  USER_CONTENT,
  type UserContentRule,
} from './source-data/platform-rules.ts';
import { isUnder, longestSuffix, type WebAddress } from './source-host.ts';

const PORTAL_BY_HOST: ReadonlyMap<string, PortalRule> = new Map(PORTALS.map((rule) => [rule.host, rule]));
const WRITER_HOSTS: ReadonlyMap<string, UserContentRule> = new Map(
  USER_CONTENT.filter((rule) => rule.path === undefined).map((rule) => [rule.host, rule]),
);
const WRITER_PATHS = USER_CONTENT.filter((rule) => rule.path !== undefined);
const PAID: ReadonlySet<string> = new Set(PAID_SECTIONS);

/** The portal that the host belongs to, or null. */
export function portalOfHost(host: string): PortalRule | null {
  return longestSuffix(host, PORTAL_BY_HOST);
}

/** Who writes at an address that anybody can write to: the full host, or the host and its first path parts; else null. */
export function writerAt({ host, path, query }: WebAddress): string | null {
  const byPath = WRITER_PATHS.find((rule) => isUnder(host, rule.host) && path.startsWith(rule.path ?? '/'));
  const rule = byPath ?? longestSuffix(host, WRITER_HOSTS);
  if (rule === null) return null;
  const shared = host === rule.host || host === `www.${rule.host}` || host === `m.${rule.host}`;
  if (rule.per_path === 0 || !shared) return host;
  const blog = /[?&](?:blogId|blogid)=([\w-]+)/.exec(query)?.[1];
  const parts = path.split('/').filter((part) => part !== '');
  const writer = blog === undefined ? parts.slice(0, rule.per_path) : [blog];
  return [rule.host, ...writer.map((part) => part.toLowerCase())].join('/');
}

/** Host of the outlet that a Naver news address names by its press code, or null. */
export function pressCodeHost({ host, path, query }: WebAddress): string | null {
  if (!isUnder(host, 'naver.com')) return null;
  const code =
    /\/(?:article|press)\/(?:comment\/|print\/)?(\d{3})(?:\/|$)/.exec(path)?.[1] ??
    /[?&]oid=(\d{3})(?:&|$)/.exec(query)?.[1];
  return code === undefined ? null : (NAVER_PRESS_CODES[code] ?? null);
}

/** Copy that somebody paid for, by a path part or by the first label of the host. */
export function isPaidSection({ host, path }: WebAddress): boolean {
  const [label = ''] = host.split('.');
  const underAnotherHost = host.split('.').length > 2;
  return (underAnotherHost && isPaidWord(label)) || path.split('/').some(isPaidWord);
}

/** A contributors' section inside an outlet. */
export function isContributorPath({ host, path }: WebAddress): boolean {
  return CONTRIBUTOR_PATHS.some((rule) => isUnder(host, rule.host) && path.startsWith(rule.path));
}

function isPaidWord(part: string): boolean {
  return PAID.has(foldName(part).replaceAll('_', '-'));
}
