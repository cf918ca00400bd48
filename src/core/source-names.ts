import { foldName } from './fold-name.ts';
import { PORTALS } from './source-data/platform-rules.ts';
import { SOURCE_ROWS } from './source-table.ts';

const NAMES = new Map<string, readonly string[]>();
const PUBLISHERS = new Map<string, readonly string[]>();
const COUNTRIES = new Map<string, string>();

for (const row of SOURCE_ROWS) {
  if (row.country !== undefined) COUNTRIES.set(row.publisher, row.country);
  for (const name of row.names) link(row.publisher, name);
}
for (const portal of PORTALS) for (const name of portal.names ?? []) link(portal.host, name);

/**
 * The one publisher that goes by this name (`Reuters`, `연합뉴스`, `日経`), compared folded and whole. A name that several
 * publishers share (`ABC News`, `SBS`) names one only together with the country of the place it stands at.
 */
export function publisherOfName(name: string, country?: string): string | null {
  const candidates = publishersOfName(name);
  if (candidates.length === 1) return candidates[0] ?? null;
  const local = candidates.filter((id) => country !== undefined && COUNTRIES.get(id) === country);
  return local.length === 1 ? (local[0] ?? null) : null;
}

/** Every publisher that goes by this name, in code unit order. */
export function publishersOfName(name: string): readonly string[] {
  const folded = foldName(name);
  return (
    PUBLISHERS.get(folded) ??
    PUBLISHERS.get(folded.replace(/^the /, '')) ??
    PUBLISHERS.get(`the ${folded}`) ??
    []
  );
}

/** The names of a publisher as written in its titles and feeds, the one for display first; empty when it is not listed. */
export function namesOfPublisher(publisher: string): readonly string[] {
  return NAMES.get(publisher) ?? [];
}

function link(publisher: string, name: string): void {
  const folded = foldName(name);
  const names = NAMES.get(publisher) ?? [];
  if (!names.includes(name)) NAMES.set(publisher, [...names, name]);
  const publishers = PUBLISHERS.get(folded) ?? [];
  if (!publishers.includes(publisher)) PUBLISHERS.set(folded, [...publishers, publisher].sort());
}
