import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiffLine, diffLines, foldSame } from '../../web/skills/line-diff.ts';

const line = fc.constantFrom('a', 'b', 'c', '', '  a');
const text = fc.array(line, { maxLength: 24 }).map((lines) => lines.map((each) => `${each}\n`).join(''));
const textOf = (lines: readonly DiffLine[], without: DiffLine['kind']): string =>
  lines
    .filter(({ kind }) => kind !== without)
    .map((each) => `${each.text}\n`)
    .join('');

describe('diffLines', () => {
  it('gives the older text without what is added, and the newer one without what is removed', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffLines(before, after);
        expect(textOf(lines, 'added')).toBe(before);
        expect(textOf(lines, 'removed')).toBe(after);
      }),
    );
  });

  it('numbers every line by its place in its own text', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const [old, now] = [before.split('\n'), after.split('\n')];
        for (const { kind, text: shown, number } of diffLines(before, after))
          expect((kind === 'removed' ? old : now)[number - 1]).toBe(shown);
      }),
    );
  });

  it('says of equal texts that all is the same, and changes no more than needed', () => {
    expect(diffLines('a\nb\n', 'a\nb\n').map(({ kind }) => kind)).toEqual(['same', 'same']);
    const changed = diffLines('a\nb\nc\nd\n', 'a\nx\nc\nd\ne\n').filter(({ kind }) => kind !== 'same');
    expect(changed.map(({ kind, text: shown }) => `${kind} ${shown}`)).toEqual([
      'removed b',
      'added x',
      'added e',
    ]);
  });

  it('shows texts too large to compare as all removed and all added', () => {
    const many = (letter: string): string =>
      Array.from({ length: 3_000 }, (_, at) => `${letter}${at}\n`).join('');
    const lines = diffLines(many('a'), many('b'));
    expect(lines.filter(({ kind }) => kind === 'removed')).toHaveLength(3_000);
    expect(lines.filter(({ kind }) => kind === 'added')).toHaveLength(3_000);
  });
});

describe('foldSame', () => {
  it('leaves out only unchanged lines, and counts each of them', () => {
    fc.assert(
      fc.property(text, text, fc.nat(4), (before, after, context) => {
        const lines = diffLines(before, after);
        const folded = foldSame(lines, context);
        const total = folded.reduce((sum, each) => sum + (each.kind === 'gap' ? each.count : 1), 0);
        expect(total).toBe(lines.length);
        const kept = folded.filter((each) => each.kind !== 'gap' && each.kind !== 'same');
        expect(kept).toEqual(lines.filter(({ kind }) => kind !== 'same'));
      }),
    );
  });
});
