import { decodeHTMLStrict } from 'entities';
import { stripInvisible } from '../base/index.ts';

const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});/iu;
const MARKUP =
  /<\/?(?:a|abbr|b|big|cite|del|em|font|i|ins|mark|q|s|small|span|strong|tt|u|wbr)(?:\s[^<>]*)?\/?>/giu;
const BREAKS = /<\/?(?:br|div|h[1-6]|li|p)(?:\s[^<>]*)?\/?>/giu;
const SUPERSCRIPT = /<sup(?:\s[^<>]*)?>([^<>]{1,4})<\/sup>/giu;
const SUBSCRIPT = /<sub(?:\s[^<>]*)?>([^<>]{1,4})<\/sub>/giu;

/** A title as text: markup that was markup in the feed goes, then entities are decoded, twice if the feed escaped twice. */
export function titleText(raw: string): string {
  const bare = raw
    .replace(/^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/u, '$1')
    .replace(SUPERSCRIPT, '^$1')
    .replace(SUBSCRIPT, '$1')
    .replace(MARKUP, '')
    .replace(BREAKS, ' ');
  const once = decodeHTMLStrict(bare);
  return ENTITY.test(once) ? decodeHTMLStrict(once) : once;
}

/** Square and cubic units in one sign, as two: NFKC alone would make km2 of them. */
const UNITS: Readonly<Record<string, string>> = {
  '㎟': 'mm²', '㎠': 'cm²', '㎡': 'm²', '㎢': 'km²', '㎣': 'mm³', '㎤': 'cm³', '㎥': 'm³', '㎦': 'km³',
}; // biome-ignore format: one line reads as the table that it is

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '⁰': '0', '¹': '1', '²': '2', '³': '3', '⁴': '4', '⁵': '5', '⁶': '6', '⁷': '7', '⁸': '8', '⁹': '9', '⁺': '+', '⁻': '-', 'ⁿ': 'n',
}; // biome-ignore format: one line reads as the table that it is

/**
 * One spelling of the same characters: NFKC after what NFKC would lose (a superscript, a fraction after a number, the
 * Korean middle dot), quotes, dashes, dots and white space by kind, invisible characters gone. Case stays: labels need it.
 */
export function spelledAlike(text: string): string {
  return stripInvisible(
    text.replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\n\r\u0085\u2028\u2029]/gu, ' '),
  )
    .replace(/[\ufe00-\ufe0f\u20e3]/gu, '')
    .replace(/[㎟-㎦]/gu, (unit) => UNITS[unit] ?? unit)
    .replace(/[⁰¹²³⁴-⁹⁺⁻ⁿ]+/gu, (run) => `^${[...run].map((sign) => SUPERSCRIPTS[sign] ?? sign).join('')}`)
    .replace(/(\d)(?=[¼-¾⅐-⅞])/gu, '$1 ')
    .replace(/[“”„‟«»″〝〞〟＂「」『』]/gu, '"')
    .replace(/[‘’‚‛′‵´`ʼʹ＇‹›]/gu, "'")
    .replace(/[ㆍᆞ・･‧∙⋅•]/gu, '·')
    .replace(/⋯/gu, '...')
    .normalize('NFKC')
    .replace(/\u2044/gu, '/')
    .replace(/\s*(?:[—―⸺]|--+)\s*/gu, ' - ')
    .replace(/[‐‑‒–−﹣⁃]/gu, '-')
    .replace(/[〜∼～]/gu, '~')
    .replace(/''/gu, '"')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Full case folding without a locale: by upper case, so that ß and SS meet; İ loses the dot that lower case leaves. */
export function foldCase(text: string): string {
  return text
    .toUpperCase()
    .toLowerCase()
    .replace(/ς/gu, 'σ')
    .replace(/i\u0307/gu, 'i')
    .normalize('NFC');
}

const PICTURE = '[\\u2600-\\u27bf\\u2b50\\u2b55\\u231a-\\u23f3\\u{1f000}-\\u{1faff}]';
const PICTURES_AT_ENDS = new RegExp(`^(?:${PICTURE}|\\s)+|(?:${PICTURE}|\\s)+$`, 'gu');

/** Emoji at the ends are decoration; inside a title they may be what it is about. */
export function withoutPictures(text: string): string {
  return text.replace(PICTURES_AT_ENDS, '');
}

/** How much a title says, in letters: a Han character counts 4, a Hangul syllable 3, kana 2, any other letter or digit 1. */
export function information(text: string): number {
  let sum = 0;
  for (const char of text) {
    if (/[\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u.test(char)) sum += 4;
    else if (/[\uac00-\ud7a3]/u.test(char)) sum += 3;
    else if (/[\u3041-\u30ff]/u.test(char)) sum += 2;
    else if (/[\p{L}\p{N}]/u.test(char)) sum += 1;
  }
  return sum;
}
