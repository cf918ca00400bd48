import { isJamo, scriptKind } from './script-kind.ts';

/**
 * A text as words are compared, with the way back. `units` holds one UTF-16 unit per entry of the other arrays:
 * unit i came from `source.slice(starts[i], ends[i])` and `upper[i]` is 1 where that was a capital.
 */
export interface FoldedText {
  readonly source: string;
  readonly units: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly upper: readonly number[];
}

/** What stands for white space, hyphens, slashes, colons and quotes: words on both sides can be one phrase. */
export const SOFT = ' ';
/** What stands for commas, full stops, brackets and the like: a phrase does not go on across it. */
export const HARD = '|';

/** Longest run of marks taken as one character, so that a wall of accents costs no more than other text. */
const CLUSTER_LIMIT = 32;

/** What a reader does not see, and the Arabic stretching sign with its compatibility forms: gone without leaving a gap between letters that compose. */
const INVISIBLE =
  /[\u00ad\u034f\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufcf2-\ufcf4\ufe00-\ufe0f\ufe71\ufe77\ufe79\ufe7b\ufe7d\ufe7f\ufeff\u{e0000}-\u{e0fff}]/u;
const MARK = /\p{M}/u;
const COMPATIBLE = /[\p{L}\p{M}\p{Nd}\p{Nl}\u2080-\u2089]/u;
/** Letters that Unicode does not decompose, yet people type without the stroke; sharp s as full case folding has it. */
const UNDECOMPOSED: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ı', 'i'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ς', 'σ'],
]);
const APOSTROPHES = "'\u2018\u2019\u201b\u02bc\u02b9\u0060\u00b4\u2032\u05f3";
const SOFT_PUNCTUATION =
  ':/\\_"\u00b7\u30fb\u2027\u2022\uff65\u2219\u22c5\u301c\uff5e\u2033\u05f4\u0387\u00a6\u2190\u2192\u2194';
const PUNCTUATION = /\p{P}/u;
const SOFT_CLASS = /[\p{Pd}\p{Pi}\p{Pf}]/u;
const QUOTE_BRACKET = '「」『』〝〞〟﹁﹂﹃﹄';
const SPACE = /[\s\p{Z}\p{Cc}]/u;
const ABBREVIATIONS = new Set([
  'st',
  'mr',
  'mrs',
  'ms',
  'dr',
  'jr',
  'sr',
  'mt',
  'ft',
  'vs',
  'prof',
  'gen',
  'gov',
  'sen',
  'rep',
]);

interface Draft {
  readonly chars: string[];
  readonly starts: number[];
  readonly ends: number[];
  readonly upper: number[];
}

/** The text that was folded last: an article is sought through by several lists, one after the other. */
let kept: FoldedText | undefined;

/**
 * NFKC, lower case, no accents (Latin, Greek, Arabic and Hebrew points; Cyrillic keeps й and ї, kana keeps its
 * voicing), one width, invisible characters gone, `U.S.` as `us`, separators as SOFT or HARD, never two in a row.
 * No locale: the same result on every engine. Idempotent: folding `units` gives `units`.
 */
export function foldText(source: string): FoldedText {
  if (kept?.source !== source) kept = foldWhole(source);
  return kept;
}

function foldWhole(source: string): FoldedText {
  let folded = foldOnce(source);
  // What went away between two letters may leave them side by side, and then they compose.
  while (folded.units.normalize('NFC') !== folded.units) {
    const again = foldOnce(folded.units);
    if (again.units === folded.units) break;
    folded = throughFold(folded, again);
  }
  return folded;
}

function foldOnce(source: string): FoldedText {
  return joinSeparators(source, foldCharacters(source));
}

/** The second fold with its places in the source of the first. */
function throughFold(first: FoldedText, second: FoldedText): FoldedText {
  return {
    source: first.source,
    units: second.units,
    starts: second.starts.map((start) => first.starts[start] ?? 0),
    ends: second.ends.map((end) => first.ends[end - 1] ?? 0),
    upper: second.starts.map((start) => first.upper[start] ?? 0),
  };
}

function foldCharacters(source: string): Draft {
  const draft: Draft = { chars: [], starts: [], ends: [], upper: [] };
  let at = 0;
  while (at < source.length) {
    const unit = source.charCodeAt(at);
    const next = at + 1 < source.length ? source.charCodeAt(at + 1) : 0;
    if (next < 0x80 && (unit < 0x80 || isPlainCjk(unit))) {
      const capital = unit >= 0x41 && unit <= 0x5a;
      push(draft, capital ? String.fromCharCode(unit + 32) : source[at]!, at, at + 1, capital ? 1 : 0);
      at += 1;
      continue;
    }
    const end = clusterEnd(source, at);
    foldCluster(draft, source.slice(at, end), at, end);
    at = end;
  }
  return draft;
}

function push(draft: Draft, char: string, start: number, end: number, upper: number): void {
  draft.chars.push(char);
  draft.starts.push(start);
  draft.ends.push(end);
  draft.upper.push(upper);
}

/** One apostrophe for all, before words are told from signs: some of them are letters to Unicode. */
function plainApostrophe(char: string): string {
  return APOSTROPHES.includes(char) ? "'" : char;
}

function isPlainCjk(unit: number): boolean {
  return (
    (unit >= 0xac00 && unit <= 0xd7a3) ||
    (unit >= 0x4e00 && unit <= 0x9fff) ||
    (unit >= 0x3041 && unit <= 0x3096)
  );
}

/** A base character with the marks, joiners, half-width voicing and jamo that belong to it. */
function clusterEnd(source: string, at: number): number {
  const first = source.codePointAt(at)!;
  let end = at + (first > 0xffff ? 2 : 1);
  let hangul = isHangulPart(first);
  for (let taken = 0; end < source.length && taken < CLUSTER_LIMIT; taken += 1) {
    const codePoint = source.codePointAt(end)!;
    if (codePoint < 0xad) break;
    const jamo = isConjoining(codePoint);
    // An initial consonant after anything but another one starts the next syllable.
    if (isInitial(codePoint) && !isInitial(source.charCodeAt(end - 1))) break;
    if (!(hangul && jamo) && codePoint !== 0xff9e && codePoint !== 0xff9f) {
      const character = String.fromCodePoint(codePoint);
      if (!MARK.test(character) && !INVISIBLE.test(character) && !isKiratRaiVowel(codePoint)) break;
    }
    hangul &&= jamo || codePoint < 0xac00;
    end += codePoint > 0xffff ? 2 : 1;
  }
  return end;
}

/** Kirat Rai writes vowels as letters, and its letters compose. */
function isKiratRaiVowel(codePoint: number): boolean {
  return codePoint >= 0x16d63 && codePoint <= 0x16d6a;
}

function isConjoining(codePoint: number): boolean {
  return (
    (isJamo(codePoint) && !(codePoint >= 0x3131 && codePoint <= 0x318e)) ||
    (codePoint >= 0xffa0 && codePoint <= 0xffdc)
  );
}

function isInitial(codePoint: number): boolean {
  return (codePoint >= 0x1100 && codePoint <= 0x115f) || (codePoint >= 0xa960 && codePoint <= 0xa97c);
}

function isHangulPart(codePoint: number): boolean {
  return isConjoining(codePoint) || (codePoint >= 0xac00 && codePoint <= 0xd7a3);
}

function foldCluster(draft: Draft, cluster: string, start: number, end: number): void {
  let visible = '';
  for (const character of cluster) if (!INVISIBLE.test(character)) visible += widthFolded(character);
  if (visible === '') return;
  const composed = visible.normalize('NFKC');
  const lower = composed.toLowerCase();
  const folded = withoutAccents(lower);
  const upper = lower === composed ? 0 : 1;
  for (let index = 0; index < folded.length; index += 1)
    push(draft, plainApostrophe(folded[index]!), start, end, upper);
}

/** Full-width ASCII and letters in compatibility forms; signs such as ™ and ② are left, they are not letters. */
function widthFolded(character: string): string {
  const code = character.codePointAt(0)!;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  if (code >= 0xffe0 && code <= 0xffe6) return character.normalize('NFKC');
  // Compatibility jamo (ㅋㅋ) would turn into conjoining ones and melt into syllables.
  if (code >= 0x3131 && code <= 0x318e) return character;
  return COMPATIBLE.test(character) ? character.normalize('NFKC') : character;
}

function withoutAccents(lower: string): string {
  let kept = '';
  let base = 0;
  for (const character of lower.normalize('NFD')) {
    const code = character.codePointAt(0)!;
    const isMark = MARK.test(character);
    if (isMark && isAccent(code) && !isCyrillicLetterPart(base, code)) continue;
    if (!isMark) base = code;
    kept += UNDECOMPOSED.get(character) ?? character;
  }
  return kept.normalize('NFC');
}

function isAccent(code: number): boolean {
  return (
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0x591 && code <= 0x5c7 && code !== 0x5be) ||
    (code >= 0x64b && code <= 0x65f) ||
    code === 0x670 ||
    (code >= 0x1ab0 && code <= 0x1aff) ||
    (code >= 0x1dc0 && code <= 0x1dff) ||
    (code >= 0x20d0 && code <= 0x20ff)
  );
}

/** й and ў are letters of their own (breve over и, у), ї too; ё is written as е at will, so its dots go. */
function isCyrillicLetterPart(base: number, mark: number): boolean {
  return (mark === 0x306 && (base === 0x438 || base === 0x443)) || (mark === 0x308 && base === 0x456);
}

function joinSeparators(source: string, draft: Draft): FoldedText {
  const { chars, starts, ends, upper } = draft;
  const out: Draft = { chars: [], starts: [], ends: [], upper: [] };
  let newlines = 0;
  for (let at = 0; at < chars.length; at += 1) {
    const dotted = dottedAcronymEnd(draft, at);
    if (dotted > at) {
      for (let letter = at; letter < dotted; letter += 1) {
        if (chars[letter] === '.') out.ends[out.ends.length - 1] = ends[letter]!;
        else push(out, chars[letter]!, starts[letter]!, ends[letter]!, 1);
      }
      at = dotted - 1;
      newlines = 0;
      continue;
    }
    const char = chars[at]!;
    if (char === '&' && source.startsWith('&amp;', starts[at]!)) {
      push(out, '&', starts[at]!, ends[at]!, 0);
      at += 4;
      continue;
    }
    const kind = separatorOf(draft, at);
    if (kind === null) {
      push(out, plainApostrophe(char), starts[at]!, ends[at]!, upper[at]!);
      newlines = 0;
      continue;
    }
    if (char === '\n') newlines += 1;
    const separator = newlines > 1 ? HARD : kind;
    const last = out.chars.length - 1;
    const before = out.chars[last];
    if (before !== SOFT && before !== HARD) {
      push(out, separator, starts[at]!, ends[at]!, 0);
    } else {
      if (separator === HARD) out.chars[last] = HARD;
      out.ends[last] = ends[at]!;
    }
  }
  return { source, units: out.chars.join(''), starts: out.starts, ends: out.ends, upper: out.upper };
}

/** Where `U.S.`, `U.S` or `A.I.` that starts at `at` ends, or `at` when nothing of the kind starts there. */
function dottedAcronymEnd({ chars, upper }: Draft, at: number): number {
  if (
    upper[at] !== 1 ||
    chars[at + 1] !== '.' ||
    (at > 0 && (isWordChar(chars, at - 1) || chars[at - 1] === '.'))
  )
    return at;
  let end = at;
  let letters = 0;
  while (upper[end] === 1 && chars[end + 1] === '.') {
    end += 2;
    letters += 1;
  }
  if (upper[end] === 1 && !isWordChar(chars, end + 1)) {
    end += 1;
    letters += 1;
  }
  return letters >= 2 ? end : at;
}

/** SOFT or HARD where the character separates words; null where it is part of one. */
function separatorOf({ chars }: Draft, at: number): typeof SOFT | typeof HARD | null {
  const char = chars[at]!;
  const code = char.charCodeAt(0);
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || isPlainCjk(code)) return null;
  if (char === ' ') return SOFT;
  if (char === '.') {
    if (isWordChar(chars, at + 1)) return null;
    return ABBREVIATIONS.has(wordBefore(chars, at)) ? SOFT : HARD;
  }
  if (char === ',') return isDigit(chars[at - 1]) && isDigit(chars[at + 1]) ? null : HARD;
  if (APOSTROPHES.includes(char)) return isWordChar(chars, at - 1) && isWordChar(chars, at + 1) ? null : SOFT;
  if (char === '#' || char === '@' || char === '%' || char === '&' || char === '*') return null;
  if (SOFT_PUNCTUATION.includes(char) || QUOTE_BRACKET.includes(char) || SPACE.test(char)) return SOFT;
  if (char === HARD || char === '<' || char === '>') return HARD;
  if (!PUNCTUATION.test(char)) return null;
  return SOFT_CLASS.test(char) ? SOFT : HARD;
}

function isWordChar(chars: readonly string[], at: number): boolean {
  const char = chars[at];
  if (char === undefined) return false;
  const code = char.charCodeAt(0);
  // A lone half of a pair is judged by what it can be: letters beyond the first plane are rare, emoji are not.
  return code >= 0xd800 && code <= 0xdfff ? false : scriptKind(code) !== 'other';
}

function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= '0' && char <= '9';
}

/** The Latin word of at most five letters that ends at `at`; empty where there is none. */
function wordBefore(chars: readonly string[], at: number): string {
  let start = at;
  while (start > 0 && at - start < 6 && /[a-z]/.test(chars[start - 1]!)) start -= 1;
  return chars.slice(start, at).join('');
}
