import { searchTerms } from './search-terms.ts';

/**
 * True where two titles share a word (or a two-character step of an unspaced script). An edited headline keeps some of its
 * words; two items that merely stand behind one link share none.
 */
export function relatedTitles(a: string, b: string): boolean {
  const words = new Set(searchTerms(a).flat().filter(tellsSomething));
  if (words.size === 0) return true;
  const others = searchTerms(b).flat().filter(tellsSomething);
  return others.length === 0 || others.some((word) => words.has(word));
}

/** Words of one to three Latin letters are mostly articles and prepositions. */
function tellsSomething(word: string): boolean {
  return word.length > 3 || !/^[a-z]+$/.test(word);
}
