import { compileKeywords, type KeywordEntry, type KeywordMatcher, type Span } from './match.ts';
import { CONFLICT, CONFLICT_PHRASES } from './systemic/conflict.ts';
import { CYBER_OUTAGE } from './systemic/cyber-outage.ts';
import { ENERGY } from './systemic/energy.ts';
import { NATURAL_DISASTER } from './systemic/natural-disaster.ts';
import { PANDEMIC } from './systemic/pandemic.ts';
import { RATES_FX } from './systemic/rates-fx.ts';
import { SANCTIONS } from './systemic/sanctions.ts';
import { SUPPLY_CHAIN } from './systemic/supply-chain.ts';
import type { SystemicWords } from './systemic/systemic-words.ts';

/** The closed list of forces that reach everyone, in the order in which equal places are given. */
export const SYSTEMIC_CATEGORIES = [
  'energy',
  'supply-chain',
  'sanctions',
  'rates-fx',
  'cyber-outage',
  'natural-disaster',
  'conflict',
  'pandemic',
] as const;

export type SystemicCategory = (typeof SYSTEMIC_CATEGORIES)[number];

/** A word of a category and where it stands (UTF-16 offsets, `end` exclusive). */
export interface SystemicHit extends Span {
  readonly category: SystemicCategory;
}

const TABLES: Readonly<Record<SystemicCategory, SystemicWords>> = {
  energy: ENERGY,
  'supply-chain': SUPPLY_CHAIN,
  sanctions: SANCTIONS,
  'rates-fx': RATES_FX,
  'cyber-outage': CYBER_OUTAGE,
  'natural-disaster': NATURAL_DISASTER,
  conflict: CONFLICT,
  pandemic: PANDEMIC,
};

/** An idiom of a category, as its id is written in the matcher; no category starts so. */
const IDIOM = '!';

let compiled: KeywordMatcher | undefined;

/**
 * Every systemic word of the text in eight languages, in order. An idiom silences the words of its own category that it
 * touches, unless the word holds the whole idiom (`war on Iran` holds "war on"). The same text gives the same hits.
 */
export function findSystemic(text: string): SystemicHit[] {
  // A pure constant, built at the first call, because a program that never scores should not pay for it.
  compiled ??= compileKeywords(systemicEntries());
  const hits = compiled.find(text);
  const idioms = Map.groupBy(hits, ({ id }) => id);
  const reached = new Map<string, number>();
  const last = new Map<string, number>();
  return hits.flatMap(({ id, start, end, text: slice }) => {
    // Two languages can share a word; one place counts once.
    if (id.startsWith(IDIOM) || last.get(id) === start) return [];
    last.set(id, start);
    const own = idioms.get(IDIOM + id) ?? [];
    let next = reached.get(id) ?? 0;
    while (next < own.length && own[next]!.end <= start) next += 1;
    reached.set(id, next);
    return isSilenced(own, next, start, end)
      ? []
      : [{ category: id as SystemicCategory, start, end, text: slice }];
  });
}

/** Idioms do not overlap each other, so those from `next` on that start before `end` are the ones touched. */
function isSilenced(idioms: readonly Span[], next: number, start: number, end: number): boolean {
  for (let at = next; at < idioms.length && idioms[at]!.start < end; at += 1) {
    if (idioms[at]!.start < start || idioms[at]!.end > end) return true;
  }
  return false;
}

/** Each category competes with itself only: a ransomware attack on an oil refinery is of two kinds. */
function systemicEntries(): KeywordEntry[] {
  return SYSTEMIC_CATEGORIES.flatMap((id) => {
    const { words, exclude } = TABLES[id];
    const lists = [...Object.values(words), ...(id === 'conflict' ? [CONFLICT_PHRASES] : [])];
    return [
      ...distinct(lists.flatMap(listed)).map((keyword) => ({ id, group: id, keyword })),
      ...distinct(Object.values(exclude).flatMap(listed)).map((keyword) => ({
        id: IDIOM + id,
        group: IDIOM + id,
        keyword,
      })),
    ];
  });
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}

function listed(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');
}
