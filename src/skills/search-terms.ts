/** Scripts written without spaces, or in which one word holds several. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * What a text is found by: NFKC, lower case, words as they are, and pairs of neighbouring characters where a script
 * has no spaces. Terms beyond ASCII are written as `_` and hex digits of their UTF-16 units, so that every engine's
 * tokenizer sees the same and a term's beginning is the beginning of its code.
 */
export function searchTerms(text: string): string[] {
  const terms: string[] = [];
  for (const [word] of text.normalize('NFKC').toLowerCase().matchAll(WORD)) {
    let end = 0;
    for (const run of word.matchAll(UNSPACED)) {
      if (run.index > end) terms.push(word.slice(end, run.index));
      terms.push(...pairs(run[0]));
      end = run.index + run[0].length;
    }
    if (end < word.length) terms.push(word.slice(end));
  }
  return terms.map(encodeTerm);
}

function pairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function encodeTerm(term: string): string {
  if (/^[a-z0-9]+$/.test(term)) return term;
  let code = '_';
  for (let at = 0; at < term.length; at += 1) code += term.charCodeAt(at).toString(16).padStart(4, '0');
  return code;
}
