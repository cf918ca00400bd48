/**
 * Text as index terms for ranked search in every script: words without case and accents for spaced scripts, two-character
 * steps for the others (so that 금리 and 京都 are found inside longer runs). The same function serves index and query.
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

/** Scripts written without spaces, or in which one word holds several. */
const UNSPACED_SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{sc=${script}}`)
  .join('');
const STEPPED = `[${UNSPACED_SCRIPTS}ー々]`;
const RUN = new RegExp(`${STEPPED}+|(?:(?!${STEPPED})[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const UNSPACED = new RegExp(`^${STEPPED}`, 'u');

function steps(run: string): readonly string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
