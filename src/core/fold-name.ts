import { stripInvisible } from '../base/index.ts';

const LETTERS_WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** ASCII, kana, Han and Hangul syllables: no accents to fold, nothing to compose. Most names are such. */
const PLAIN = /^[ -~\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff\uac00-\ud7a3]*$/;

/**
 * A name as it is compared: compatibility forms, case, Latin and Greek accents, quotes, dashes and white space folded.
 * Marks of other scripts stay, because there they are letters (Hindi vowels, Japanese voicing). Idempotent, pure,
 * no locale.
 */
export function foldName(raw: string): string {
  if (PLAIN.test(raw)) return raw.toLowerCase().replaceAll('`', "'").replace(/ {2,}/g, ' ').trim();
  return stripInvisible(raw)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßøłđðþæœı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
    .replace(/[\u2018\u2019\u02bc\u00b4`\u2032]/g, "'")
    .replace(/[\u201c\u201d\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}
