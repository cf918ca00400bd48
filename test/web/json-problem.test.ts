import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonProblem } from '../../web/skills/json-problem.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('jsonProblem', () => {
  it('agrees with JSON.parse on what is JSON', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '0',
      '.5',
      'e3',
      'true',
      'nul',
      ' ',
      '\n',
      '\\',
    );
    const close = fc.tuple(fc.json(), fc.nat(), piece).map(([text, at, extra]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + extra + text.slice(place);
    });
    const text = fc.oneof(
      fc.json(),
      close,
      fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (each) => {
        expect(jsonProblem(each) === -1).toBe(isJson(each));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['{\n  "a": nope\n}', 9],
    ['{"a": 1,}', 8],
    ["{'a': 1}", 1],
    ['[1 2]', 3],
    ['[1', 2],
    ['1 1', 2],
    ['{"a": 01}', 6],
    ['"a\nb"', 0],
  ])('points at the place in %j', (text, at) => {
    expect(jsonProblem(text)).toBe(at);
  });
});
