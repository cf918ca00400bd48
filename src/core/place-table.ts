import { foldName } from './fold-name.ts';
import { CITY_ALIAS_TABLE } from './place-data/city-names.ts';
import { COUNTRY_ALIAS_TABLE, GIVEN_TO_A_CITY } from './place-data/country-names.ts';
import { REGION_TABLE } from './place-data/regions.ts';
import { CITY_TABLE, COUNTRY_TABLE } from './places.generated.ts';
import { SMALL_CITY_TABLE } from './places-small.generated.ts';

export interface CityRow {
  /** GeoNames id. */
  readonly id: string;
  readonly country: string;
  /** State or province code in the US and Canada, else `''`. */
  readonly state: string;
  /** Thousands of people. */
  readonly people: number;
  /** English first. */
  readonly names: readonly string[];
}

export interface RegionRow {
  readonly country: string;
  readonly state: string;
  readonly names: readonly string[];
}

const COUNTRIES = new Map<string, readonly string[]>();
const COUNTRY_BY_NAME = new Map<string, readonly string[]>();
const REGION_BY_NAME = new Map<string, readonly RegionRow[]>();
const CITY_BY_NAME = new Map<string, readonly CityRow[]>();

for (const [code = '', alpha3 = '', cell] of rowsOf(COUNTRY_TABLE)) {
  const names = namesIn(cell).filter((name) => GIVEN_TO_A_CITY[code]?.includes(name) !== true);
  COUNTRIES.set(code, names);
  index(COUNTRY_BY_NAME, [code, alpha3, ...names], code);
}
for (const [code = '', names] of rowsOf(COUNTRY_ALIAS_TABLE)) {
  COUNTRIES.set(code, unique([...(COUNTRIES.get(code) ?? []), ...namesIn(names)]));
  index(COUNTRY_BY_NAME, namesIn(names), code);
}

/** Every state and province that tells a country. */
export const REGIONS: readonly RegionRow[] = rowsOf(REGION_TABLE).map(
  ([country = '', state = '', names]) => ({
    country,
    state,
    names: namesIn(names),
  }),
);
for (const region of REGIONS) index(REGION_BY_NAME, [region.state, ...region.names], region);

/** Every city over 500,000 people, then smaller ones and capitals. */
export const CITIES: readonly CityRow[] = readCities();
for (const city of CITIES) index(CITY_BY_NAME, city.names, city);

/** Codes of the countries that go by this name, alpha-2 or alpha-3 code: one or none but for shared names. */
export function countriesNamed(name: string): readonly string[] {
  return COUNTRY_BY_NAME.get(placeKey(name)) ?? [];
}

export function regionsNamed(name: string): readonly RegionRow[] {
  return REGION_BY_NAME.get(placeKey(name)) ?? [];
}

export function citiesNamed(name: string): readonly CityRow[] {
  const key = placeKey(name);
  return (
    CITY_BY_NAME.get(key) ??
    CITY_BY_NAME.get(
      key.replace(
        /^(?:city|greater|metro|metropolitan) (?:of )?| city$| (?:metro|metropolitan)? ?area$/g,
        '',
      ),
    ) ??
    []
  );
}

/** Every city name as it is compared, with the cities that bear it. */
export function cityKeys(): Iterable<readonly [string, readonly CityRow[]]> {
  return CITY_BY_NAME;
}

/** Every name of a country, English first; empty for an unknown code. */
export function namesOfCountry(code: string): readonly string[] {
  return COUNTRIES.get(code) ?? [];
}

/** Codes of every country. */
export const COUNTRY_CODES: readonly string[] = [...COUNTRIES.keys()];

/** How place names are compared: folded, without full stops, hyphens and a leading article. */
export function placeKey(name: string): string {
  return foldName(name).replaceAll('.', '').replaceAll('-', ' ').replace(/^the /, '').trim();
}

function readCities(): CityRow[] {
  const aliases = new Map<string, readonly string[]>();
  for (const [name = '', country = '', names] of rowsOf(CITY_ALIAS_TABLE)) {
    const key = `${country}|${placeKey(name)}`;
    aliases.set(key, [...(aliases.get(key) ?? []), ...namesIn(names)]);
  }
  const used = new Set<string>();
  return [...rowsOf(CITY_TABLE), ...rowsOf(SMALL_CITY_TABLE)].map(
    ([id = '', country = '', state = '', people, names]) => {
      const own = namesIn(names);
      const key = `${country}|${placeKey(own[0] ?? '')}`;
      const more = used.has(key) ? [] : (aliases.get(key) ?? []);
      used.add(key);
      return { id, country, state, people: Number(people), names: unique([...own, ...more]) };
    },
  );
}

function index<T>(table: Map<string, readonly T[]>, names: readonly string[], value: T): void {
  for (const key of new Set(names.map(placeKey))) {
    const values = table.get(key) ?? [];
    if (key !== '' && !values.includes(value)) table.set(key, [...values, value]);
  }
}

function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

function namesIn(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
