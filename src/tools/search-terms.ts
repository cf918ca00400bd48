const stems = new Map<string, string>();
const MAX_STEMS = 20_000;

/**
 * Words of a name, description or query as the index knows them: split at case, digits, underscores and marks,
 * folded (NFKC, lower case), light English endings cut; texts without spaces (Han, kana, Thai …) in pairs of
 * characters, Hangul whole and in pairs, as its particles stick to the word.
 */
export function searchTerms(text: string): string[] {
  // Most texts are plain ASCII, where the short classes do and are several times faster.
  if (/^[\x20-\x7e\s]*$/.test(text)) {
    const separated = text.replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2').toLowerCase();
    return (separated.match(/[a-z]+|[0-9]+/g) ?? []).map(stem);
  }
  const separated = text
    .normalize('NFKC')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase();
  return (separated.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).flatMap(termsOfWord);
}

/** Words of a query that say nothing about the tool; kept when the query has no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and are as at be by can could do does for from had has have how i in into is it its just me my of on or our please
  should so that the their them then there these they this those to us want was we were what when where which who will with
  would you your need tool tools using use everything anything something again`
    .split(/\s+/)
    .map(stem),
);

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const HANGUL = /\p{Script=Hangul}/u;

function termsOfWord(word: string): string[] {
  if (HANGUL.test(word)) return [...new Set([word, ...pairs(word)])];
  return UNSPACED.test(word) ? pairs(word) : [stem(word)];
}

function pairs(word: string): string[] {
  const characters = [...word];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** Plural, -ing and -ed only: enough to meet, too little to confuse. Remembered, as words come back. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stemmed = cutEnding(word);
  if (stems.size >= MAX_STEMS) stems.clear();
  stems.set(word, stemmed);
  return stemmed;
}

function cutEnding(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sses|xes|ches|shes|zes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return cutEnding(word.slice(0, -1));
  const cut = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word)?.[1];
  if (cut === undefined || cut.length < 3) return word.endsWith('e') ? word.slice(0, -1) : word;
  return /([^aeiouls])\1$/.test(cut) ? cut.slice(0, -1) : cut;
}
