import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSystemic, SYSTEMIC_CATEGORIES } from '../../src/core/situational.ts';

interface SystemicCase {
  readonly text: string;
  readonly categories: readonly string[];
}

const CASES = readFileSync(new URL('../data/core/systemic.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SystemicCase);
const categories = (text: string): string[] =>
  [...new Set(findSystemic(text).map(({ category }) => category))].sort();

describe('findSystemic', () => {
  it.each(CASES)('reads $text as $categories', ({ text, categories: expected }) => {
    expect(categories(text)).toEqual([...expected].sort());
  });

  it('reports 27: an attack in any form of the verb counts, and a deal struck does not', () => {
    const attacks = [
      'US to attack Iran',
      'Iran attacked Israel',
      'Israel attacks Iran',
      'attacking Iran again',
      'Missile hits Kyiv',
      'Russia bombs Kharkiv',
      'Strikes on Tehran',
    ];
    for (const text of attacks) expect(categories(text)).toEqual(['conflict']);
    for (const text of ['Union strikes deal', 'Netflix struck a deal', 'Strike a balance'])
      expect(categories(text)).toEqual([]);
  });

  it('reports 44: a think-tank title about war as such is no breaking news', () => {
    for (const text of [
      'The Future of War',
      'How Wars End',
      'Lessons of War',
      'Why Wars Start',
      'War in the Age of AI',
    ]) {
      expect(categories(text)).toEqual([]);
    }
  });

  it('has words of every category in every language, and each finds its own category', () => {
    expect(SYSTEMIC_CATEGORIES).toHaveLength(8);
    for (const category of SYSTEMIC_CATEGORIES)
      expect(CASES.some(({ categories: some }) => some.includes(category))).toBe(true);
  });
});
