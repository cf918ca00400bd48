/**
 * Text as index terms for ranked search in every script: folded words for spaced scripts, two-character steps for
 * Han, Kana and Hangul runs (so that 금리 and 京都 are found inside longer runs). The same function serves index and query.
 */
export function searchTerms(text: string): readonly (readonly string[])[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  const runs = folded.match(RUN) ?? [];
  return runs.map((run) => (UNSPACED.test(run) ? steps(run) : [run]));
}

/** All terms of a text, separated by spaces: what the index stores. */
export function indexText(text: string): string {
  return searchTerms(text)
    .map((terms) => terms.join(' '))
    .join(' ');
}

/** An FTS5 query that asks for any of the words (a run of unspaced script as one phrase), or null where there is no word. */
export function searchQuery(text: string): string | null {
  const phrases = searchTerms(text).map((terms) => {
    const quoted = `"${terms.join(' ')}"`;
    return UNSPACED.test(terms[0] ?? '') && terms[0]?.length !== 1 ? quoted : `${quoted}*`;
  });
  return phrases.length > 0 ? [...new Set(phrases)].join(' OR ') : null;
}

const RUN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]+|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])[\p{L}\p{N}\p{M}])+/gu;
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]/u;

function steps(run: string): readonly string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
