import { foldName } from './fold-name.ts';
import { hostInSource, publisherOfHost, siteOfHost } from './source-host.ts';
import { namesOfPublisher, publisherOfName } from './source-names.ts';

export interface TitleSource {
  /** One id for a publisher, whether the source was given as a name or as a host; empty when it was not given. */
  readonly id: string;
  /** Folded names by which this source signs its titles. */
  readonly names: ReadonlySet<string>;
}

/** Who a title is from, and under which names it may sign. A name in `names` counts as its own. */
export function titleSource(source: string | undefined, names: readonly string[] = []): TitleSource {
  const given = source?.trim() ?? '';
  const host = given === '' ? null : hostInSource(given);
  const publisher = host === null ? publisherOfName(given) : publisherOfHost(host);
  const own = [
    ...names,
    ...(given === '' ? [] : [given]),
    ...(publisher === null ? [] : namesOfPublisher(publisher)),
  ];
  const signs = new Set(own.flatMap(signatures));
  if (host !== null) for (const name of hostNames(host)) signs.add(name);
  return { id: publisher ?? foldName(given), names: signs };
}

/** `Reuters` also signs as `reuters.com`; `The Guardian` as `Guardian`. */
function signatures(name: string): string[] {
  const folded = foldName(name);
  if (folded === '') return [];
  const bare = folded.replace(/^the /u, '');
  return [folded, bare, `the ${bare}`, `${bare}.com`];
}

/** `www.ft.com` signs as `ft.com` and `ft`. */
function hostNames(host: string): string[] {
  const bare = host.replace(/^www\d*\./u, '');
  const { id } = siteOfHost(host);
  return [host, bare, id, id.split('.')[0] ?? id];
}

const SEPARATOR = '(?:\\s(?:-|\\||·|::|:|<|>|/|~)\\s|\\s?\\|\\s?|\\s?::\\s?)';

/**
 * A title without the name of its own source: after a separator with space on both sides, in brackets at the end, or
 * before a colon at the start. Never any other name: `Apple vs Microsoft - the final round` keeps its clause.
 */
export function withoutSignature(title: string, { names }: TitleSource): string {
  if (names.size === 0) return title;
  const stripped = withoutTail(title, names) ?? withoutHead(title, names);
  return stripped === null || stripped === '' ? title : withoutSignature(stripped, { id: '', names });
}

function withoutTail(title: string, names: ReadonlySet<string>): string | null {
  const bracketed = /^(.*\S)\s*[([【〔<]\s*([^()[\]【】〔〕<>]+?)\s*[)\]】〕>]$/u.exec(title);
  if (bracketed !== null && names.has(foldName(bracketed[2] ?? ''))) return bracketed[1] ?? null;
  for (const match of title.matchAll(new RegExp(SEPARATOR, 'gu'))) {
    const rest = title.slice(match.index + match[0].length);
    if (names.has(foldName(rest))) return portalOrigin(title.slice(0, match.index).trimEnd(), rest);
  }
  // Japanese sites write `見出し:朝日新聞デジタル` without space
  const glued = /^(.*\S):([^:\s]*[^\u0000-\u007f][^:\s]*)$/u.exec(title);
  return glued !== null && names.has(foldName(glued[2] ?? '')) ? (glued[1] ?? null) : null;
}

function withoutHead(title: string, names: ReadonlySet<string>): string | null {
  const match = /^([^:|]{2,40}?)\s*[:|]\s+(\S.*)$/u.exec(title);
  return match !== null && names.has(foldName(match[1] ?? '')) ? (match[2] ?? null) : null;
}

/** Yahoo Japan writes the origin in brackets before its own name: `見出し(共同通信) - Yahoo!ニュース`. */
function portalOrigin(title: string, portal: string): string {
  if (!/^yahoo!?\s?ニュース$/iu.test(portal)) return title;
  return title.replace(/(\S)\([^()\d]{2,20}\)$/u, '$1');
}
