import { parse } from 'tldts';
import { KEPT_PARAMETERS, OUTLET_PARAMETERS } from './outlet-parameters.ts';
import { decodePart } from './percent-form.ts';
import { isUnder } from './source-host.ts';
import { TRACKING_PARAMETERS, type TrackingParameter } from './tracking-parameters.ts';

/** `both`: what goes from every form; `key`: also what goes from the key alone. */
type Form = 'both' | 'key';

export interface Place {
  readonly host: string;
  readonly path: string;
}

const EXACT = new Map<string, TrackingParameter[]>();
const PREFIXES: TrackingParameter[] = [];
for (const entry of [...TRACKING_PARAMETERS, ...OUTLET_PARAMETERS]) {
  if (entry.match === 'prefix') PREFIXES.push(entry);
  else EXACT.set(entry.name, [...(EXACT.get(entry.name) ?? []), entry]);
}

/** A raw query without its listed parameters and empty pieces. The rest keeps its bytes and its order. */
export function filterQuery(query: string, place: Place, form: Form): string {
  return query
    .split('&')
    .map((piece) => cutSecondQuery(piece, place))
    .filter((piece) => piece !== '' && !isTracker(piece, place, form))
    .join('&');
}

/** Trackers that a feed glued to a path with `&` and no `?`. */
export function filterPathTail(path: string, place: Place): string {
  const [head = '', ...tail] = path.split('&');
  return [head, ...tail.filter((piece) => !piece.includes('=') || !isTracker(piece, place, 'both'))].join(
    '&',
  );
}

/** `id=1?utm_source=x`: a second question mark that starts a listed tracker ends the value. */
function cutSecondQuery(piece: string, place: Place): string {
  const [head = '', ...tail] = piece.split('?');
  return [head, ...tail.filter((part) => !part.includes('=') || !isTracker(part, place, 'both'))].join('?');
}

function isTracker(piece: string, place: Place, form: Form): boolean {
  const equals = piece.indexOf('=');
  const name = decodePart(equals === -1 ? piece : piece.slice(0, equals)).toLowerCase();
  const value = equals === -1 ? '' : decodePart(piece.slice(equals + 1));
  if (KEPT_PARAMETERS.some((rule) => rule.name === name && onHost(rule.hosts, place.host))) return false;
  const rules = EXACT.get(name) ?? [];
  if (rules.some((rule) => holds(rule, value, place, form))) return true;
  if (PREFIXES.some((rule) => name.startsWith(rule.name) && holds(rule, value, place, form))) return true;
  return name === 'ref' && isHostName(value);
}

function holds(rule: TrackingParameter, value: string, { host, path }: Place, form: Form): boolean {
  if (rule.from === 'key' && form !== 'key') return false;
  if (rule.hosts !== undefined && !onHost(rule.hosts, host)) return false;
  if (rule.path !== undefined && !rule.path.test(path)) return false;
  return rule.values === undefined || rule.values.test(value);
}

/** `ref=selfh.st`: newsletters and link blogs sign with their own host; a path, a branch or a word is data. */
function isHostName(value: string): boolean {
  if (!/^(?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)+\/?$/iu.test(value)) return false;
  const { domain, isIcann } = parse(value);
  return domain !== null && isIcann === true;
}

function onHost(hosts: readonly string[], host: string): boolean {
  return hosts.some((suffix) => isUnder(host, suffix));
}
