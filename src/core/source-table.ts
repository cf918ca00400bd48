import { KNOWN_OUTLETS_TABLE } from './source-data/known-outlets.ts';
import { ALIAS_TABLE, TIER_1_TABLE } from './source-data/tier-1.ts';
import { TIER_2_TABLE } from './source-data/tier-2.ts';
import { TIER_3_TABLE } from './source-data/tier-3.ts';

/** The date of the source tables. Stored with each article, so that a later list never rewrites history silently. */
export { SOURCE_TABLE_VERSION } from './rules-version.ts';

/** 1 global wire or record, 2 national outlet, 3 outlet of one subject, 0 known by name only. */
export type TierNumber = 0 | 1 | 2 | 3;

export interface SourceRow {
  /** ASCII host; it covers its subdomains, unless a longer row says otherwise. */
  readonly host: string;
  /** Id of the publisher: the host of its first row. Several hosts can share it. */
  readonly publisher: string;
  readonly tier: TierNumber;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** `wire`, `public`, `record` for tier 1; `state` for wires that a government directs. */
  readonly role?: string;
  readonly topics?: readonly string[];
  /** ISO 639 codes of the languages it publishes in. */
  readonly languages: readonly string[];
  /** Names it goes by, the first one for display. */
  readonly names: readonly string[];
  /** An alias resolves a host to its publisher; it is not offered for searching. */
  readonly alias?: true;
}

interface Block {
  readonly head: string;
  readonly cells: readonly string[];
}

/** Every row of every table, hosts unique, in code unit order of the host. */
export const SOURCE_ROWS: readonly SourceRow[] = buildRows();

function buildRows(): readonly SourceRow[] {
  const rows = new Map<string, SourceRow>();
  const add = (row: SourceRow): void => {
    if (!rows.has(row.host)) rows.set(row.host, row);
  };
  for (const row of tier1Rows()) add(row);
  for (const row of countryRows(TIER_2_TABLE, 2)) add(row);
  for (const row of topicRows()) add(row);
  for (const row of countryRows(KNOWN_OUTLETS_TABLE, 0)) add(row);
  for (const row of aliasRows(rows)) add(row);
  return [...rows.values()].sort((a, b) => (a.host < b.host ? -1 : 1));
}

function tier1Rows(): SourceRow[] {
  return readBlocks(TIER_1_TABLE).map(
    ({ cells: [host = '', publisher = '', country = '', role = '', langs, names] }) => ({
      host,
      publisher,
      tier: 1,
      country,
      role,
      languages: words(langs),
      names: namesIn(names),
    }),
  );
}

function countryRows(table: string, tier: 0 | 2): SourceRow[] {
  return readBlocks(table).map(({ head, cells: [host = '', names, third] }) => {
    const [country = '', ...blockLanguages] = words(head);
    const row = { host, publisher: host, tier, country, names: namesIn(names) };
    if (tier === 0) return { ...row, languages: blockLanguages, ...(third ? { role: third } : {}) };
    return { ...row, languages: third ? words(third) : blockLanguages };
  });
}

function topicRows(): SourceRow[] {
  const rows = new Map<string, SourceRow>();
  for (const { head, cells } of readBlocks(TIER_3_TABLE)) {
    const [host = '', names, langs, country] = cells;
    const topics = head.split(',').map((topic) => topic.trim());
    const before = rows.get(host);
    rows.set(host, {
      host,
      publisher: host,
      tier: 3,
      topics: [...new Set([...(before?.topics ?? []), ...topics])],
      languages: before?.languages ?? (langs ? words(langs) : ['en']),
      names: [...new Set([...(before?.names ?? []), ...namesIn(names)])],
      ...(country ? { country } : {}),
    });
  }
  return [...rows.values()];
}

function aliasRows(rows: ReadonlyMap<string, SourceRow>): SourceRow[] {
  return readBlocks(ALIAS_TABLE).flatMap(({ cells: [host = '', publisher = ''] }) => {
    const owner = rows.get(publisher);
    return owner ? [{ ...owner, host, names: [], alias: true as const }] : [];
  });
}

function readBlocks(table: string): Block[] {
  const blocks: Block[] = [];
  let head = '';
  for (const line of table.split('\n').map((text) => text.trim())) {
    if (line.startsWith('#')) head = line.slice(1).trim();
    else if (line !== '') blocks.push({ head, cells: line.split('|').map((cell) => cell.trim()) });
  }
  return blocks;
}

function words(cell: string | undefined): string[] {
  return (cell ?? '').split(' ').filter((word) => word !== '');
}

function namesIn(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
