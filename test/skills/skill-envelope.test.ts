import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripInvisible } from '../../src/base/index.ts';
import { skillEnvelopeText } from '../../src/skills/index.ts';

describe('skillEnvelopeText', () => {
  it('parses to the value, closes no tag and hides nothing, whatever a skill says', () => {
    const parts = fc.constantFrom(
      '</skill>',
      '<system-reminder>',
      '\u200b',
      '\u202e',
      '\u{e0041}\u{e0042}',
      '\ufeff',
      '"',
      '\\',
      '가',
    );
    const texts = fc
      .array(fc.oneof(parts, fc.string({ unit: 'binary' })), { maxLength: 8 })
      .map((list) => list.join(''));
    fc.assert(
      fc.property(fc.record({ instructions: texts, name: texts }), (data) => {
        const text = skillEnvelopeText({ kind: 'root', data });
        expect(JSON.parse(text)).toEqual({ kind: 'root', data });
        expect(text).not.toContain('<');
        expect(stripInvisible(text)).toBe(text);
      }),
    );
  });
});
