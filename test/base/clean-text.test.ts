import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, cutText, stripInvisible } from '../../src/base/index.ts';

describe('cleanText', () => {
  test.each([
    ['control characters', 'a\u0000b\u0007c', 'abc'],
    ['zero-width characters', 'ig\u200bno\u2060re', 'ignore'],
    ['bidi overrides and isolates', '\u202etxt.exe\u202c \u2066x\u2069', 'txt.exe x'],
    ['tag characters', 'hi\u{e0041}\u{e0042}', 'hi'],
    ['a BOM and a soft hyphen', '\ufeffco\u00adop', 'coop'],
    ['white space of every kind', '  a\t\n b\u00a0\u3000c ', 'a b c'],
    ['a lone surrogate', 'a\ud800b', 'a\ufffdb'],
  ])('takes %s away', (_, raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  test('leaves letters, marks and emoji of every script', () => {
    const text = '삼성전자 日本語 العربية हिन्दी é 😀 C++';
    expect(cleanText(text)).toBe(text);
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        expect(cleanText(cleanText(raw))).toBe(cleanText(raw));
      }),
      { numRuns: 2000 },
    );
  });
});

test('stripInvisible keeps line breaks and tabs', () => {
  expect(stripInvisible('a\n\tb\u200b')).toBe('a\n\tb');
});

test('cutText never exceeds the limit and never splits a pair', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, limit) => {
      const cut = cutText(text, limit);
      expect(cut.length).toBeLessThanOrEqual(Math.max(limit, 1));
      expect(cut.isWellFormed()).toBe(text.isWellFormed());
    }),
    { numRuns: 2000 },
  );
});
