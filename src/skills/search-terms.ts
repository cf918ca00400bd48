import { searchTerms as termsOfRuns } from '../core/search-terms.ts';

/**
 * What a skill is found by: the terms that articles are found by, those beyond ASCII written as `_` and hex digits of their
 * UTF-16 units, so that every engine's tokenizer sees the same and a term's beginning is the beginning of its code.
 */
export function searchTerms(text: string): string[] {
  return termsOfRuns(text).flat().map(encodeTerm);
}

function encodeTerm(term: string): string {
  if (/^[a-z0-9]+$/.test(term)) return term;
  let code = '_';
  for (let at = 0; at < term.length; at += 1) code += term.charCodeAt(at).toString(16).padStart(4, '0');
  return code;
}
