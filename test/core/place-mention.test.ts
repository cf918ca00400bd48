import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldName } from '../../src/core/fold-name.ts';
import { compileKeywords } from '../../src/core/match.ts';
import { resolvePlace } from '../../src/core/place.ts';
import { type PlaceKeyword, placeKeywords } from '../../src/core/place-mention.ts';
import { CITIES, COUNTRY_CODES } from '../../src/core/place-table.ts';

const entriesOf = (location: string): PlaceKeyword[] => placeKeywords(resolvePlace({ location }));
const find = (location: string, keyword: string): PlaceKeyword[] =>
  entriesOf(location).filter((entry) => foldName(entry.keyword) === foldName(keyword));

describe('placeKeywords', () => {
  it('looks for city, country and blocs, the display name of each first', () => {
    const entries = entriesOf('Busan');
    expect(entries[0]).toEqual({ id: 'city', keyword: 'Busan' });
    expect(entries.find((entry) => entry.id === 'country')?.keyword).toBe('South Korea');
    expect(entries.map((entry) => entry.id)).toContain('bloc:g20');
    expect(find('Busan', '부산')).toHaveLength(1);
  });

  it('does not count Korea in North Korea, nor 京都 in 東京都', () => {
    expect(find('Busan', 'Korea')[0]?.exclude).toContain('North Korea');
    expect(find('Kyoto', '京都')[0]?.exclude).toContain('東京都');
    expect(find('Wellington, New Zealand', 'New Zealand')[0]?.exclude).toBeUndefined();
    expect(find('Mexico City', 'Mexico')[0]?.exclude).toContain('New Mexico');
  });

  it('counts the shorter name of a longer country only where it stands alone', () => {
    expect(find('Khartoum', 'Sudan')[0]?.exclude).toContain('South Sudan');
    expect(find('Dublin', 'Ireland')[0]?.exclude).toContain('Northern Ireland');
    expect(find('Jakarta', 'Indonesia')[0]?.exclude).toBeUndefined();
  });

  for (const [location, word] of [
    ['Nice, France', 'Nice'],
    ['Mobile, Alabama', 'Mobile'],
    ['Reading, England', 'Reading'],
    ['Istanbul', 'Turkey'],
    ["N'Djamena, Chad", 'Chad'],
    ['Amman', 'Jordan'],
    ['Tbilisi, Georgia', 'Georgia'],
    ['Reykjavik, Iceland', 'Island'],
    ['Paris, Texas', 'Paris'],
    ['London, Ontario', 'London'],
    ['Smalltownville, Kansas', 'Smalltownville'],
  ] as const) {
    it(`takes ${word} of ${location} only together with another sign of the place`, () => {
      const entries = find(location, word);
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) {
        expect(entry.all_of).toHaveLength(1);
        expect(foldName(entry.all_of?.[0] ?? '').split(' ')).not.toContain(foldName(word));
      }
    });
  }

  it('takes the large namesake without another sign', () => {
    expect(find('London', 'London').every((entry) => entry.all_of === undefined)).toBe(true);
    expect(find('Paris', 'Paris').every((entry) => entry.all_of === undefined)).toBe(true);
  });

  it('looks for nothing where the place is unknown', () => {
    expect(entriesOf('')).toEqual([]);
    expect(entriesOf('somewhere nice')).toEqual([]);
  });

  it('leaves a sure sign of every country and of every large city', () => {
    for (const country of COUNTRY_CODES) {
      const entries = placeKeywords(resolvePlace({ country }));
      expect(entries.filter((entry) => entry.id === 'country').length, country).toBeGreaterThan(0);
    }
    for (const city of CITIES.filter((row) => row.people >= 2_000)) {
      const place = resolvePlace({ location: city.names[0], country: city.country });
      expect(
        placeKeywords(place).some((entry) => entry.id === 'city'),
        city.names[0],
      ).toBe(true);
    }
  });

  it('is the same for the same place', () => {
    expect(entriesOf('Seoul, Korea')).toEqual(entriesOf('Seoul, Korea'));
  });
});

describe('placeKeywords in a text', () => {
  const cases = readFileSync(new URL('../data/core/places-in-text.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { location: string; text: string; finds: readonly string[] });

  for (const { location, text, finds } of cases) {
    it(`finds ${finds.join(' and ') || 'nothing'} of ${location} in "${text}"`, () => {
      const hits = compileKeywords(entriesOf(location)).find(text);
      expect([...new Set(hits.map((hit) => hit.id))].toSorted()).toEqual(finds);
    });
  }
});
