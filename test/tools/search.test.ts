import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bySubstring, firstFive, readQueries, realTools, recall } from '../../bench/tools.ts';
import { compileLinearPattern, ToolIndex } from '../../src/tools/index.ts';
import { makeTool } from './tool-fixtures.ts';

describe('ToolIndex', () => {
  it('finds more of the written queries among its first five than a substring search', () => {
    const tools = realTools();
    const index = new ToolIndex(tools);
    const queries = readQueries();
    const ranked = recall(queries, (query) => firstFive(index.search(query)));
    const substring = recall(queries, (query) => firstFive(bySubstring(tools, query)));
    console.log(
      `recall@5 over ${queries.length} queries: BM25 ${(ranked * 100).toFixed(1)} %, substring ${(substring * 100).toFixed(1)} %`,
    );
    expect(ranked).toBeGreaterThanOrEqual(0.9);
    expect(ranked).toBeGreaterThan(substring);
  });
  it('finds every tool first by its exact name, in any spelling', () => {
    const tools = realTools();
    const index = new ToolIndex(tools);
    for (const tool of tools) {
      expect(firstFive(index.search(tool.name))).toContain(tool.name);
      expect(firstFive(index.search(tool.name.toUpperCase().replaceAll('_', ' ')))[0]).toBe(tool.name);
    }
  });
  it('keeps the order of the tools at ties', () => {
    const tools = ['c', 'a', 'b'].map((name) => makeTool({ name, description: 'same words' }));
    expect(firstFive(new ToolIndex(tools).search('same'))).toEqual(['c', 'a', 'b']);
  });
  it('gives each tool at most once, best first, for any query', () => {
    const index = new ToolIndex(realTools());
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        const names = [...index.search(query)].map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

describe('compileLinearPattern', () => {
  const atom = fc.constantFrom(
    'a',
    'b',
    '.',
    '[ab]',
    '[^a]',
    '\\w',
    '\\d',
    '\\s',
    '\\b',
    '^',
    '$',
    '(a|b)',
    '(?:ab)',
    'a*',
    'b+',
    'a?',
    'a{2}',
    '(ab){1,2}',
    '[a-c]+?',
    '(a|b)*',
    '|',
  );
  it('agrees with RegExp', () => {
    fc.assert(
      fc.property(
        fc.array(atom, { maxLength: 5 }),
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', ' ', '_', 'é'), maxLength: 8 }),
        (atoms, text) => {
          const source = atoms.join('');
          // RegExp knows \w and \b in ASCII only; ours take letters of any script for words.
          const plain = text.replaceAll('é', /\\[wb]/.test(source) ? 'c' : 'é');
          expect(compileLinearPattern(source).test(plain)).toBe(new RegExp(source, 'i').test(plain));
        },
      ),
      { numRuns: 3_000 },
    );
  });
  it('does not hang where RegExp does', () => {
    for (const source of ['(a+)+$', '(a|a)*b', '(a*)*b', '(.*a){20}', '([a-z]+)*1']) {
      const pattern = compileLinearPattern(source);
      pattern.test(`${'a'.repeat(2_000)}!`);
      expect(pattern.work).toBeLessThan(2_000_000);
    }
  });
  it.each([
    '(',
    ')',
    '[a',
    'a**',
    '*a',
    '\\1',
    '(?=a)',
    '(?<n>a)',
    'a{1000}',
    '(((((a{99}){99}){99}){99}){99})',
    'x'.repeat(201),
    '\\',
    '[z-a]',
  ])('refuses %s with a reason', (source) => {
    expect(() => compileLinearPattern(source)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });
});
