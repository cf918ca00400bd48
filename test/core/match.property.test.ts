import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../src/core/fold-text.ts';
import { compileKeywords, matchKeyword } from '../../src/core/match.ts';
import { findSystemic } from '../../src/core/situational.ts';

const RUNS = { numRuns: 10_000, verbose: true } as const;
const range = (first: number, last: number): fc.Arbitrary<string> =>
  fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code));
const word = (letter: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''));

/** One word of each script that keywords are written in. */
const SCRIPTS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  latin: word(range(0x61, 0x7a)),
  capitals: word(range(0x41, 0x5a)),
  accented: word(range(0xe0, 0xf6)),
  extended: word(range(0x100, 0x17f)),
  vietnamese: word(range(0x1ea0, 0x1ef9)),
  full_width: word(fc.oneof(range(0xff21, 0xff3a), range(0xff41, 0xff5a))),
  digits: word(range(0x30, 0x39)),
  greek: word(range(0x3b1, 0x3c9)),
  cyrillic: word(range(0x410, 0x44f)),
  armenian: word(range(0x561, 0x586)),
  georgian: word(range(0x10d0, 0x10fa)),
  hebrew: word(range(0x5d0, 0x5ea)),
  arabic: word(range(0x621, 0x63a)),
  devanagari: word(range(0x915, 0x939)),
  thai: word(range(0xe01, 0xe2e)),
  khmer: word(range(0x1780, 0x17a2)),
  hangul: word(range(0xac00, 0xd7a3)),
  hiragana: word(range(0x3042, 0x3093)),
  katakana: word(range(0x30a2, 0x30f3)),
  half_width: word(range(0xff71, 0xff9d)),
  han: word(range(0x4e00, 0x9fff)),
  rare_han: word(range(0x20000, 0x2a6df)),
  emoji: word(range(0x1f600, 0x1f64f)),
};
const anyWord = fc.oneof(...Object.values(SCRIPTS));
const sign = fc.constantFrom(
  '',
  '',
  '+',
  '++',
  '#',
  '.',
  '-',
  ' ',
  '&',
  '/',
  "'",
  '’',
  '$',
  '%',
  '·',
  '・',
  ':',
  ', ',
);
const phrase = fc
  .array(fc.tuple(sign, anyWord), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([before, text]) => before + text).join(''));
const unicode = fc.string({ unit: 'binary', maxLength: 30 });
const POOL = [
  'Tesla',
  'Korea',
  'Bank of Korea',
  'rate hike',
  '금리',
  '삼성전자',
  'トヨタ',
  '京都',
  'AI',
  'C++',
  'US',
  'Nice',
  'F',
  '$TSLA',
  'мир',
  'ไทย',
  'war',
  'oil',
  'S&P 500',
  "l'OTAN",
  '東京都',
  's',
  '는',
  ',',
  ' ',
  '.',
  '-',
  'https://a.com/',
];
const mixed = fc
  .array(fc.oneof(fc.constantFrom(...POOL), unicode), { maxLength: 10 })
  .map((parts) => parts.join(''));

describe('foldText', () => {
  it('is idempotent on any string', () => {
    fc.assert(
      fc.property(
        fc.oneof(unicode, fc.string({ unit: 'grapheme', maxLength: 30 }), phrase, mixed),
        (text) => {
          const { units } = foldText(text);
          expect(foldText(units).units).toBe(units);
        },
      ),
      RUNS,
    );
  });

  it('is the same for NFC and NFD, and maps each unit back into the text in order', () => {
    fc.assert(
      fc.property(fc.oneof(phrase, unicode), (text) => {
        const { units, starts, ends } = foldText(text);
        expect(foldText(text.normalize('NFD').normalize('NFC')).units).toBe(
          foldText(text.normalize('NFD')).units,
        );
        expect(starts.length).toBe(units.length);
        starts.forEach((start, at) => {
          expect(start >= (starts[at - 1] ?? 0) && start < ends[at]! && ends[at]! <= text.length).toBe(true);
        });
      }),
      RUNS,
    );
  });
});

describe('matchKeyword', () => {
  for (const [script, keyword] of Object.entries(SCRIPTS)) {
    it(`finds its own text: ${script}`, () => {
      fc.assert(
        fc.property(keyword, (text) => {
          expect(matchKeyword({ text, keyword: text }).length).toBeGreaterThan(0);
        }),
        { numRuns: 1000, verbose: true },
      );
    });
  }

  it('finds its own text, in words and signs of any scripts', () => {
    fc.assert(
      fc.property(phrase, (text) => {
        expect(matchKeyword({ text, keyword: text }).length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it('gives spans inside the text that are its text, in order, for any text and keyword', () => {
    fc.assert(
      fc.property(mixed, fc.oneof(fc.constantFrom(...POOL), unicode), (text, keyword) => {
        let previous = -1;
        for (const span of matchKeyword({ text, keyword })) {
          expect(span.start >= 0 && span.end <= text.length && span.start < span.end).toBe(true);
          expect(text.slice(span.start, span.end)).toBe(span.text);
          expect(span.start).toBeGreaterThan(previous);
          previous = span.start;
        }
      }),
      RUNS,
    );
  });
});

describe('compileKeywords', () => {
  it('finds for each keyword what it finds alone, but for places that a longer one covers', () => {
    const keywords = fc.uniqueArray(fc.constantFrom(...POOL), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(mixed, keywords, (text, words) => {
        const together = compileKeywords(words.map((keyword) => ({ id: keyword, keyword }))).find(text);
        for (const keyword of words) {
          const mine = together.filter(({ id }) => id === keyword);
          for (const span of matchKeyword({ text, keyword })) {
            const found = mine.some(({ start, end }) => start === span.start && end === span.end);
            const covered = together.some(
              ({ start, end }) =>
                start < span.end && end > span.start && end - start >= span.end - span.start,
            );
            expect(found || covered).toBe(true);
          }
        }
        for (const hit of together) {
          expect(
            matchKeyword({ text, keyword: hit.id }).some(
              ({ start, end }) => start === hit.start && end === hit.end,
            ),
          ).toBe(true);
        }
      }),
      RUNS,
    );
  });
});

describe('findSystemic', () => {
  it('never throws and gives spans of the text', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        for (const { start, end, text: slice } of findSystemic(text))
          expect(text.slice(start, end)).toBe(slice);
      }),
      RUNS,
    );
  });
});

describe('foldText, exhaustively', () => {
  it('is idempotent for every character of Unicode beside letters that compose', () => {
    const broken: string[] = [];
    for (let code = 0; code < 0x110000; code += 1) {
      if (code >= 0xd800 && code < 0xe000) continue;
      const character = String.fromCodePoint(code);
      for (const text of [character, `가${character}\u11b0`, `か${character}\u3099`]) {
        const { units } = foldText(text);
        if (foldText(units).units !== units) broken.push(code.toString(16));
      }
    }
    expect(broken).toEqual([]);
  }, 120_000);
});
