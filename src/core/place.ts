import { BLOCS } from './place-data/blocs.ts';
import { NOT_A_TOWN } from './place-data/regions.ts';
import {
  type CityRow,
  citiesNamed,
  countriesNamed,
  namesOfCountry,
  placeKey,
  type RegionRow,
  regionsNamed,
} from './place-table.ts';

export interface PlaceQuestion {
  /** Free text, small to large: `Busan, Korea`. */
  readonly location?: string | undefined;
  /** Country by code or name; it wins over the location. */
  readonly country?: string | undefined;
  /** State, province or group of states. */
  readonly region?: string | undefined;
}

export interface Place {
  /** ISO 3166-1 alpha-2. Absent when nothing names it beyond doubt. */
  readonly country?: string;
  /** `id` is the GeoNames id, or `town:<name>` for a town too small to be listed. */
  readonly city?: { readonly id: string; readonly name: string };
  /** Names that a text may use for the place, one for display first. */
  readonly names: {
    readonly city: readonly string[];
    readonly country: readonly string[];
    readonly bloc: readonly { readonly id: string; readonly names: readonly string[] }[];
  };
  /** Names of the state or province that the location gives: they tell an ambiguous town from its namesakes. */
  readonly region_names: readonly string[];
}

/** A part of the location that tells the country. */
interface Reading {
  readonly country: string;
  readonly state: string;
  readonly region: RegionRow | null;
  readonly part: string;
}

/** A city without its country is taken when it has this many times the people of every namesake abroad. */
const DOMINANCE = 2;
/** Thousands of people of a city that outweighs a two-letter code. */
const LARGE_CITY = 500;

/**
 * The person's own place. The country comes from `country`, else from the parts of the location between commas, from
 * the last to the first, each compared whole: never a substring. A part with two meanings (`Georgia`, `DE`, `CA`) is
 * settled by the city beside it, else an abbreviation or state name after a town is the US state. A city alone names
 * its country when it dwarfs its namesakes abroad. Where nothing settles it, the country stays unknown. Never throws.
 */
export function resolvePlace({ location = '', country = '', region = '' }: PlaceQuestion): Place {
  const parts = [...partsOf(location), ...partsOf(region)];
  const stated = countriesNamed(country);
  const reading = readCountry(parts, stated.length === 1 ? stated[0] : undefined);
  const found = findCity(parts, reading, stated.length === 1 ? stated[0] : undefined);
  const code = (stated.length === 1 ? stated[0] : undefined) ?? reading?.country ?? found?.country;
  const town = found ?? unlistedTown(partsOf(location), reading, code);
  return {
    ...(code === undefined ? {} : { country: code }),
    ...(town === null ? {} : { city: { id: town.id, name: town.names[0] ?? '' } }),
    names: {
      city: town?.names ?? [],
      country: code === undefined ? [] : namesOfCountry(code),
      bloc: blocsOf(code, parts),
    },
    region_names: reading?.region?.names ?? [],
  };
}

/** `Seoul (Korea)` and `Seoul / Korea` are two parts; Korean and Chinese addresses part at spaces too. */
function partsOf(location: string): string[] {
  return location
    .slice(0, 500)
    .split(/[,，、;；/|()（）\n]| [-–—] /u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      if (readings(part).length > 0 || citiesNamed(part).length > 0) return [part];
      return isSpacedCjk(part) ? part.split(/\s+/u).reverse() : cityThenRegion(part);
    });
}

/** `Los Angeles CA` and `Seoul South Korea` are two whole names, where the one is a city of the other. */
function cityThenRegion(part: string): string[] {
  const words = part.split(/\s+/u);
  for (let cut = 1; cut < Math.min(words.length, 6); cut += 1) {
    const town = words.slice(0, cut).join(' ');
    const rest = words.slice(cut).join(' ');
    const places = readings(rest);
    if (citiesNamed(town).some((city) => places.some((place) => isIn(city, place)))) return [town, rest];
  }
  return [part];
}

function isSpacedCjk(part: string): boolean {
  return /\s/u.test(part) && /^[\p{sc=Hangul}\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}\s]+$/u.test(part);
}

function readings(part: string): Reading[] {
  const countries = countriesNamed(part).map((country) => ({ country, state: '', region: null, part }));
  const regions = regionsNamed(part).map((region) => ({
    country: region.country,
    state: region.state,
    region,
    part,
  }));
  return [...countries, ...regions];
}

function readCountry(parts: readonly string[], stated: string | undefined): Reading | null {
  for (const part of parts.toReversed()) {
    // `LA` by itself is the city, not Laos.
    if (parts.length === 1 && part.length === 2 && citiesNamed(part).length > 0) continue;
    const all = readings(part);
    const options = stated === undefined ? all : all.filter((reading) => reading.country === stated);
    if (options.length === 0) continue;
    const others = parts.filter((other) => other !== part);
    const settled = settle(options, others);
    if (settled !== null) return withState(settled, others);
  }
  return null;
}

function settle(options: readonly Reading[], others: readonly string[]): Reading | null {
  const countries = new Set(options.map((reading) => reading.country));
  const cities = others.flatMap(citiesNamed).toSorted((a, b) => b.people - a.people);
  if (countries.size === 1) {
    if (isMistakenCode(options, cities)) return null;
    return options.find((reading) => reading.region !== null) ?? options[0] ?? null;
  }
  for (const city of cities) {
    const home = options.find((reading) => isIn(city, reading));
    if (home !== undefined) return home;
  }
  const national = options.filter((reading) => reading.region === null);
  if (others.length === 0) return national.length === 1 ? (national[0] ?? null) : null;
  const american = options.filter((reading) => reading.country === 'US' && reading.region !== null);
  return american[0] ?? null;
}

/** `Johannesburg, SA` is not in Saudi Arabia: a country code of two letters yields to a large city that it does not hold. */
function isMistakenCode(options: readonly Reading[], cities: readonly CityRow[]): boolean {
  const code = options.every((reading) => reading.region === null && reading.part.length === 2);
  const [largest] = cities;
  if (!code || largest === undefined || largest.people < LARGE_CITY) return false;
  return !cities.some((city) => options.some((reading) => isIn(city, reading)));
}

/** `Portland, Oregon, USA`: the country is settled by its last part, the state is still to be had. */
function withState(settled: Reading, others: readonly string[]): Reading {
  if (settled.region !== null) return settled;
  const state = others
    .flatMap(readings)
    .findLast((reading) => reading.region !== null && reading.country === settled.country);
  const alsoACity =
    state !== undefined && citiesNamed(state.part).some((city) => city.country === settled.country);
  return state === undefined || (alsoACity && others.length === 1) ? settled : state;
}

function isIn(
  city: CityRow,
  { country, state }: { readonly country: string; readonly state: string },
): boolean {
  return city.country === country && (state === '' || city.state === '' || city.state === state);
}

function findCity(
  parts: readonly string[],
  reading: Reading | null,
  stated: string | undefined,
): CityRow | null {
  const home = reading ?? (stated === undefined ? null : { country: stated, state: '' });
  const towns = parts.filter((part) => part !== reading?.part || parts.length === 1);
  for (const part of towns.length > 0 ? towns : parts) {
    const candidates = citiesNamed(part).toSorted((a, b) => b.people - a.people);
    const local = home === null ? undefined : candidates.find((city) => isIn(city, home));
    if (local !== undefined) return local;
    if (reading === null && candidates.length > 0) return dominant(candidates);
  }
  return null;
}

/** The largest of the namesakes, if no other country has one nearly as large. */
function dominant([largest, ...rest]: readonly CityRow[]): CityRow | null {
  if (largest === undefined) return null;
  const rival = rest.find((city) => city.country !== largest.country);
  return rival === undefined || largest.people >= DOMINANCE * rival.people ? largest : null;
}

/** A town that no table lists still has a name, once its country is known. */
function unlistedTown(
  parts: readonly string[],
  reading: Reading | null,
  country: string | undefined,
): Pick<CityRow, 'id' | 'names'> | null {
  const [town] = parts;
  if (town === undefined || country === undefined || town === reading?.part || readings(town).length > 0)
    return null;
  const key = placeKey(town);
  if (key.length < 2 || key.length > 60 || NOT_A_TOWN.includes(key) || isBlocName(key) || /\d/.test(key))
    return null;
  return { id: `town:${key}`, names: [town] };
}

/** The groups that the country belongs to, and those that the location or region names itself (`EU`). */
function blocsOf(
  country: string | undefined,
  parts: readonly string[],
): { id: string; names: readonly string[] }[] {
  const keys = new Set(parts.map(placeKey));
  return BLOCS.filter(
    (bloc) =>
      (country !== undefined && bloc.members.split(' ').includes(country)) ||
      bloc.names.some((name) => keys.has(placeKey(name))),
  ).map(({ id, names }) => ({ id, names }));
}

function isBlocName(key: string): boolean {
  return BLOCS.some((bloc) => bloc.names.some((name) => placeKey(name) === key));
}
