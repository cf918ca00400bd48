import type { Place } from './place.ts';
import { AMBIGUOUS_CITY_NAMES, NOT_THE_CITY } from './place-data/city-names.ts';
import { AMBIGUOUS_COUNTRY_NAMES, COUNTRY_SIGNS, NOT_THE_COUNTRY } from './place-data/country-names.ts';
import {
  CITIES,
  type CityRow,
  COUNTRY_CODES,
  citiesNamed,
  cityKeys,
  namesOfCountry,
  placeKey,
  REGIONS,
} from './place-table.ts';

/** An entry for the keyword matcher. */
export interface PlaceKeyword {
  readonly id: 'city' | 'country' | `bloc:${string}`;
  readonly keyword: string;
  readonly exclude?: readonly string[];
  readonly all_of?: readonly string[];
}

/** A phrase that may contain a place's name, folded, and the country whose own place it is (`''`: none). */
interface Phrase {
  readonly key: string;
  readonly spelling: string;
  readonly country: string;
}

const CITY_PHRASES: readonly Phrase[] = [
  ...phrasesOf(NOT_THE_CITY, ''),
  ...[...cityKeys()].flatMap(([key, cities]) =>
    cities.map(({ country }) => ({ key, spelling: key, country })),
  ),
];
const COUNTRY_PHRASES: readonly Phrase[] = [
  ...phrasesOf(NOT_THE_COUNTRY, ''),
  ...COUNTRY_CODES.flatMap((code) => phrasesOf(namesOfCountry(code), code)),
  ...REGIONS.flatMap((region) => phrasesOf(region.names, region.country)),
];
const AMBIGUOUS_CITIES: ReadonlySet<string> = new Set(AMBIGUOUS_CITY_NAMES.map(placeKey));
/** Cities that tell an ambiguous country name (`Jordan`) are its largest. */
const SIGN_CITIES = 5;

/**
 * What to look for in a text to see that it names the person's own place: `city`, `country`, `bloc:<id>`.
 *
 * An ambiguous name is kept only together with (`all_of`) another sign of the same place: a city's with its country or
 * state, a country's with its capital, large cities, people, or another name. Ambiguous are names that are words or
 * first names in some language, and a city's name that a larger namesake abroad, or in another state, bears. A short
 * name is not counted inside a longer name of something else (`exclude`: Korea in North Korea, 京都 in 東京都).
 */
export function placeKeywords(place: Place): PlaceKeyword[] {
  return [...cityKeywords(place), ...countryKeywords(place), ...blocKeywords(place)];
}

function cityKeywords(place: Place): PlaceKeyword[] {
  const own = place.city;
  if (own === undefined) return [];
  const signs = distinct([...place.region_names, ...plainCountryNames(place.country ?? '')]);
  return distinct(place.names.city).flatMap((keyword) => {
    const exclude = longerNames(keyword, CITY_PHRASES, place.country);
    if (!isAmbiguousCity(keyword, own.id)) return [entry('city', keyword, exclude)];
    const gated = signs
      .filter((sign) => !overlaps(placeKey(keyword), placeKey(sign)))
      .map((sign) => ({ ...entry('city', keyword, exclude), all_of: [sign] }));
    return [...gated, ...asMunicipality(keyword).map((full) => entry('city', full, []))];
  });
}

function overlaps(a: string, b: string): boolean {
  return contains(a, b) || contains(b, a);
}

/** 공주 may be a princess; 공주시 is a city. */
function asMunicipality(name: string): string[] {
  if (/^\p{sc=Hangul}+$/u.test(name)) return [`${name}시`];
  return /^\p{sc=Han}+$/u.test(name) ? [`${name}市`] : [];
}

/** A town too small to be listed may be anything; a listed one is ambiguous beside a larger namesake. */
function isAmbiguousCity(name: string, id: string): boolean {
  if (id.startsWith('town:') || AMBIGUOUS_CITIES.has(placeKey(name))) return true;
  const namesakes = citiesNamed(name);
  const self = namesakes.find((city) => city.id === id);
  if (self === undefined) return false;
  return namesakes.some((city) => city.id !== id && city.people > self.people && !isSameTown(city, self));
}

function isSameTown(a: CityRow, b: CityRow): boolean {
  return a.country === b.country && a.state === b.state && a.state !== '';
}

function countryKeywords({ country, names }: Place): PlaceKeyword[] {
  if (country === undefined) return [];
  const ambiguous = ambiguousNames(country);
  return distinct(names.country).flatMap((keyword) => {
    const exclude = longerNames(keyword, COUNTRY_PHRASES, country);
    if (!ambiguous.has(placeKey(keyword))) return [entry('country', keyword, exclude)];
    return signsOf(country)
      .filter((sign) => !contains(placeKey(sign), placeKey(keyword)))
      .map((sign) => ({ ...entry('country', keyword, exclude), all_of: [sign] }));
  });
}

function blocKeywords({ names }: Place): PlaceKeyword[] {
  return names.bloc.flatMap((bloc) =>
    distinct(bloc.names).map((keyword) => entry(`bloc:${bloc.id}`, keyword, [])),
  );
}

function entry(id: PlaceKeyword['id'], keyword: string, exclude: readonly string[]): PlaceKeyword {
  return exclude.length === 0 ? { id, keyword } : { id, keyword, exclude };
}

function signsOf(country: string): string[] {
  const largest = CITIES.filter((city) => city.country === country)
    .toSorted((a, b) => b.people - a.people)
    .slice(0, SIGN_CITIES)
    .flatMap((city) => city.names.slice(0, 3))
    .filter((name) => !AMBIGUOUS_CITIES.has(placeKey(name)));
  return distinct([...(COUNTRY_SIGNS[country] ?? []), ...largest, ...plainCountryNames(country)]);
}

function plainCountryNames(country: string): string[] {
  const ambiguous = ambiguousNames(country);
  return namesOfCountry(country).filter((name) => !ambiguous.has(placeKey(name)));
}

function ambiguousNames(country: string): ReadonlySet<string> {
  return new Set((AMBIGUOUS_COUNTRY_NAMES[country] ?? []).map(placeKey));
}

/** Spellings of what contains the name and more, and is no place of the person's own country. */
function longerNames(name: string, phrases: readonly Phrase[], country: string | undefined): string[] {
  const key = placeKey(name);
  const longer = phrases.filter((phrase) => phrase.country !== country && contains(phrase.key, key));
  return distinct(longer.map((phrase) => phrase.spelling)).sort();
}

function phrasesOf(names: readonly string[], country: string): Phrase[] {
  return names.map((spelling) => ({ key: placeKey(spelling), spelling, country }));
}

/** Whole words where words have spaces; anywhere in Chinese and Japanese. */
function contains(text: string, part: string): boolean {
  if (text === part || !text.includes(part)) return false;
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(part)) return true;
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${part.replace(/[^\p{L}\p{N}]+/gu, ' ')} `);
}

/** First spelling of each name: folded twins find the same places in a text. */
function distinct(names: readonly string[]): string[] {
  return [...bySpelling(names).values()];
}

function bySpelling(names: readonly string[]): ReadonlyMap<string, string> {
  const seen = new Map<string, string>();
  for (const name of names) {
    const key = placeKey(name);
    if (!seen.has(key)) seen.set(key, name);
  }
  return seen;
}
