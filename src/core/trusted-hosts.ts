import { compareCodeUnits } from '../base/index.ts';
import { SOURCE_ROWS, type SourceRow, type TierNumber } from './source-table.ts';

export interface TrustedHost {
  readonly host: string;
  readonly publisher: string;
  readonly tier: TierNumber;
  readonly country?: string;
  readonly languages: readonly string[];
}

export interface TrustedHostsQuestion {
  /** The person's country, ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** The person's languages in order of preference, ISO 639 or BCP 47; an outlet in none of them is left out. */
  readonly languages?: readonly string[] | undefined;
  /** Greatest number of hosts to return; all of them without it. */
  readonly limit?: number | undefined;
}

/**
 * Hosts worth searching for this person: tier 1, and tier 2 of their own country.
 * Order: the language they prefer most, then their own country's tier 2, its tier 1, other tier 1, then by host.
 */
export function trustedHosts({ country, languages, limit }: TrustedHostsQuestion): readonly TrustedHost[] {
  const home = country?.trim().toUpperCase();
  const wanted = (languages ?? []).map(primaryLanguage).filter((language) => language !== '');
  const languageRank = (row: SourceRow): number =>
    wanted.findIndex((language) => row.languages.includes(language));
  return SOURCE_ROWS.filter(
    (row) => row.alias !== true && (row.tier === 1 || (row.tier === 2 && row.country === home)),
  )
    .filter((row) => wanted.length === 0 || languageRank(row) >= 0)
    .sort(
      (a, b) =>
        languageRank(a) - languageRank(b) ||
        groupRank(a, home) - groupRank(b, home) ||
        compareCodeUnits(a.host, b.host),
    )
    .slice(0, limit ?? SOURCE_ROWS.length)
    .map(({ host, publisher, tier, country: outletCountry, languages: published }) => ({
      host,
      publisher,
      tier,
      ...(outletCountry === undefined ? {} : { country: outletCountry }),
      languages: published,
    }));
}

function groupRank(row: SourceRow, home: string | undefined): number {
  if (row.country !== home) return 2;
  return row.tier === 2 ? 0 : 1;
}

/** `ko-KR` and `KO` are `ko`. */
function primaryLanguage(tag: string): string {
  return tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
}
