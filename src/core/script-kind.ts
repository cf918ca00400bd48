/**
 * How a character bounds a word. `letter` is any script that puts spaces between words (Latin apart, because only
 * Latin words take our plurals); `run` is a script without spaces whose words can only be found by containment.
 */
export type ScriptKind =
  | 'latin'
  | 'letter'
  | 'digit'
  | 'hangul'
  | 'katakana'
  | 'kana'
  | 'han'
  | 'run'
  | 'other';

const LETTER_OR_MARK = /[\p{L}\p{M}\p{Nd}\p{Nl}]/u;
const LATIN = /\p{Script=Latin}/u;
const DIGIT = /\p{Nd}/u;
const HAN = /[\p{Script=Han}]/u;

/** The kind of one code point; `undefined` (no neighbour) is `other`. Text is expected folded (see `foldText`). */
export function scriptKind(codePoint: number | undefined): ScriptKind {
  if (codePoint === undefined) return 'other';
  if (codePoint < 0x80) {
    if (codePoint >= 0x61 && codePoint <= 0x7a) return 'latin';
    if (codePoint >= 0x30 && codePoint <= 0x39) return 'digit';
    return codePoint >= 0x41 && codePoint <= 0x5a ? 'latin' : 'other';
  }
  if (codePoint >= 0xac00 && codePoint <= 0xd7a3) return 'hangul';
  if (codePoint >= 0x4e00 && codePoint <= 0x9fff) return 'han';
  if (codePoint >= 0x3041 && codePoint <= 0x309f) return 'kana';
  if (
    (codePoint >= 0x30a1 && codePoint <= 0x30fe && codePoint !== 0x30fb) ||
    isKatakanaExtension(codePoint)
  ) {
    return 'katakana';
  }
  if (isJamo(codePoint)) return 'hangul';
  const character = String.fromCodePoint(codePoint);
  if (HAN.test(character)) return 'han';
  if (!LETTER_OR_MARK.test(character)) return 'other';
  if (isUnspaced(codePoint)) return 'run';
  if (DIGIT.test(character)) return 'digit';
  return LATIN.test(character) ? 'latin' : 'letter';
}

/** True for the kinds that are one run with each other: a neighbour of such a kind means the word goes on. */
export function isSpaced(kind: ScriptKind): boolean {
  return kind === 'latin' || kind === 'letter' || kind === 'digit';
}

/** Conjoining, compatibility and extended Hangul jamo. */
export function isJamo(codePoint: number): boolean {
  return (
    (codePoint >= 0x1100 && codePoint <= 0x11ff) ||
    (codePoint >= 0x3131 && codePoint <= 0x318e) ||
    (codePoint >= 0xa960 && codePoint <= 0xa97c) ||
    (codePoint >= 0xd7b0 && codePoint <= 0xd7fb)
  );
}

/** The code point that ends just before `index`, or undefined at the start. */
export function codePointBefore(text: string, index: number): number | undefined {
  if (index <= 0) return undefined;
  const unit = text.charCodeAt(index - 1);
  if (unit >= 0xdc00 && unit <= 0xdfff && index >= 2) {
    const pair = text.codePointAt(index - 2)!;
    if (pair > 0xffff) return pair;
  }
  return unit;
}

function isKatakanaExtension(codePoint: number): boolean {
  return codePoint >= 0x31f0 && codePoint <= 0x31ff;
}

/** Thai, Lao, Tibetan, Myanmar and Khmer write words without spaces. */
function isUnspaced(codePoint: number): boolean {
  return (codePoint >= 0x0e00 && codePoint <= 0x109f) || (codePoint >= 0x1780 && codePoint <= 0x17ff);
}
