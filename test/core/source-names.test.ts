import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName } from '../../src/core/fold-name.ts';
import { namesOfPublisher, publisherOfName, publishersOfName } from '../../src/core/source-names.ts';
import { SOURCE_ROWS } from '../../src/core/source-table.ts';

const cases = readFileSync(new URL('../data/core/source-names.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as { name: string; publisher: string | null });

describe('publisherOfName', () => {
  for (const { name, publisher } of cases) {
    it(`reads "${name}" as ${publisher ?? 'no single publisher'}`, () => {
      expect(publisherOfName(name)).toBe(publisher);
    });
  }

  it('tells a shared name apart by country', () => {
    expect(publisherOfName('SBS', 'KR')).toBe('sbs.co.kr');
    expect(publisherOfName('SBS', 'AU')).toBe('sbs.com.au');
    expect(publisherOfName('ABC News', 'US')).toBe('abcnews.go.com');
    expect(publisherOfName('ABC News', 'FR')).toBeNull();
  });

  it('compares whole names, never parts', () => {
    for (const name of ['Reuters Institute', 'not Reuters', 'BBC Newsagent', '조선일보사람']) {
      expect(publisherOfName(name), name).toBeNull();
    }
  });
});

describe('namesOfPublisher', () => {
  it('knows every publisher by each name of its rows', () => {
    for (const row of SOURCE_ROWS) {
      for (const name of row.names) {
        expect(namesOfPublisher(row.publisher)).toContain(name);
        expect(publishersOfName(name)).toContain(row.publisher);
      }
    }
  });

  it('gives an unlisted publisher no names', () => {
    expect(namesOfPublisher('example.org')).toEqual([]);
  });
});

describe('foldName', () => {
  it('is idempotent, on any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldName(foldName(text))).toBe(foldName(text));
      }),
      { numRuns: 10_000 },
    );
  });

  it('keeps letters of scripts whose marks are letters', () => {
    expect(foldName('ガーナ')).not.toBe(foldName('カーナ'));
    expect(foldName('मुंबई')).toBe('मुंबई');
  });
});
