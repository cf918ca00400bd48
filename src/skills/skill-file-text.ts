import { type ComponentKind, isComponentKind, kindOfPath } from './component-kind.ts';

interface SkillFileFacts {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly instructions: string;
  readonly components: readonly { readonly path: string; readonly kind: ComponentKind }[];
}

/**
 * The SKILL.md of a revision that was not imported with one. `metadata` carries what the specification has no key
 * for: the free title, and the kinds that a file's folder does not tell. Reading it gives the same facts again.
 */
export function skillFileBytes({
  slug,
  name,
  description,
  instructions,
  components,
}: SkillFileFacts): Uint8Array {
  const told = components.filter(({ path, kind }) => kindOfPath(path) !== kind);
  const kinds = Object.fromEntries(told.map(({ path, kind }) => [path, kind] as const).sort(byPath));
  const metadata = [
    ...(name === slug ? [] : [`  title: ${JSON.stringify(name)}`]),
    ...(told.length === 0 ? [] : [`  kinds: ${JSON.stringify(JSON.stringify(kinds))}`]),
  ];
  const lines = [
    '---',
    `name: ${JSON.stringify(slug)}`,
    `description: ${JSON.stringify(description)}`,
    ...(metadata.length === 0 ? [] : ['metadata:', ...metadata]),
    '---',
  ];
  return new TextEncoder().encode(`${lines.join('\n')}\n${instructions}`);
}

/** Kinds that the metadata of a SKILL.md gives to paths; what cannot be read as such gives none. */
export function kindsOfMetadata(kinds: string | undefined): ReadonlyMap<string, ComponentKind> {
  if (kinds === undefined) return new Map();
  try {
    const parsed: unknown = JSON.parse(kinds);
    if (parsed === null || typeof parsed !== 'object') return new Map();
    const members = Object.entries(parsed).filter((entry): entry is [string, ComponentKind] =>
      isComponentKind(entry[1]),
    );
    return new Map(members);
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return new Map();
    throw thrown;
  }
}

function byPath([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
