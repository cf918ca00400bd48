import { sha256Hex } from '../base/index.ts';

/** Whose tool it is, and what its server calls it: the identity behind an alias. */
export interface ToolIdentity {
  /** Server id as the host assigned it. */
  readonly server: string;
  readonly original_name: string;
}

const MAX_NAME = 64;
const MAX_SERVER = 28;
const SEPARATOR = '__';

/**
 * `server__tool` in the characters that every provider takes (A-Z a-z 0-9 _ -, at most 64). Each part that had to
 * be changed or cut carries a hash of what it was, so the alias depends on nothing but the identity, two servers
 * never share a prefix, and no two identities share an alias by their spelling.
 */
export function publicName({ server, original_name }: ToolIdentity): string {
  const prefix = serverPrefix(server);
  const room = MAX_NAME - prefix.length - SEPARATOR.length;
  return `${prefix}${SEPARATOR}${safePart(original_name, 'tool', room, 8, false)}`;
}

/** What all public names of a server begin with, before the `__`. */
export function serverPrefix(server: string): string {
  return safePart(server, 'server', MAX_SERVER, 6, true);
}

/** `isPrefix`: no `__` inside and no `_` at the end, so that the first `__` of a name is always the separator. */
function safePart(raw: string, empty: string, room: number, digits: number, isPrefix: boolean): string {
  const ascii = raw.normalize('NFKD').replace(/\p{M}+/gu, '');
  let safe = ascii.replace(/[^A-Za-z0-9_-]+/g, '_');
  if (isPrefix) safe = safe.replace(/_{2,}/g, '_').replace(/_+$/, '');
  if (safe === raw && safe !== '' && safe.length <= room) return safe;
  const hash = sha256Hex(raw).slice(0, digits);
  const stem = safe
    .replace(/^_+|_+$/g, '')
    .slice(0, room - digits - 1)
    .replace(/_+$/, '');
  return `${stem === '' ? empty : stem}_${hash}`;
}

/**
 * The aliases of one host, reversible: alias → identity. Names that are taken (by own tools, or by a tool whose
 * author foresaw an alias) are never given away: the newcomer gets a hash of its whole identity.
 */
export class AliasTable {
  readonly #byAlias = new Map<string, ToolIdentity>();
  readonly #byIdentity = new Map<string, string>();
  readonly #isTaken: (name: string) => boolean;

  constructor(isTaken: (name: string) => boolean = () => false) {
    this.#isTaken = isTaken;
  }

  aliasOf(identity: ToolIdentity): string {
    const key = JSON.stringify([identity.server, identity.original_name]);
    const known = this.#byIdentity.get(key);
    if (known !== undefined && !this.#isTaken(known)) return known;
    let alias = publicName(identity);
    for (let attempt = 0; this.#isTaken(alias) || this.#byAlias.has(alias); attempt += 1) {
      const hash = sha256Hex(`${key}${attempt}`).slice(0, 12);
      alias = `${publicName(identity).slice(0, MAX_NAME - 13)}_${hash}`;
    }
    if (known !== undefined) this.#byAlias.delete(known);
    this.#byAlias.set(alias, identity);
    this.#byIdentity.set(key, alias);
    return alias;
  }

  identityOf(alias: string): ToolIdentity | undefined {
    return this.#byAlias.get(alias);
  }
}
