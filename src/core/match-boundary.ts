import type { FoldedText } from './fold-text.ts';
import { isParticle, LONGEST_PARTICLE } from './korean-particles.ts';
import { NO_PLURAL } from './ordinary-words.ts';
import { codePointBefore, isSpaced, scriptKind } from './script-kind.ts';

/** What may stand before an apostrophe that a word follows: French, Italian, Catalan and Portuguese elisions of nouns. */
const ELISIONS = new Set(
  'l d qu jusqu lorsqu puisqu quoiqu quelqu presqu all dall dell nell sull coll un nessun quest quell bell sant grand entr gl degl dagl sugl negl'.split(
    ' ',
  ),
);
const LONGEST_ELISION = 7;
/** Arabic and Hebrew write conjunctions, prepositions and the article onto the word. */
const ARABIC_PREFIXES = new Set('و ف ب ل ك ال وال بال فال كال لل ولل وب ول وبال'.split(' '));
const HEBREW_PREFIXES = new Set('ב ל מ ה ו ש כ וב ול ומ וה שב של מה בה לה כש'.split(' '));
const LONGEST_PREFIX = 4;
const PREFIXABLE = 4;
/** A keyword this short is one half of `AT&T`, not a word beside `&`. */
const HALF = 2;
const MARK = /\p{M}/u;

/** Whether a hit may start at `start`. Every look back is bounded. */
export function opensWord(folded: FoldedText, start: number, end: number): boolean {
  const { units } = folded;
  const first = scriptKind(units.codePointAt(start));
  const before = units[start - 1];
  if (before === undefined) return true;
  const previous = scriptKind(codePointBefore(units, start));
  if (isSpaced(first)) {
    if (isSpaced(previous)) return first === 'letter' && hasPrefix(units, start, end);
    if (before === "'") return followsElision(units, start);
    if (first === 'digit' && (before === '.' || before === ',')) return !/[0-9]/.test(units[start - 2] ?? '');
    return !(before === '&' && isTightHalf(folded, start, end, start - 1));
  }
  if (first === 'hangul' || first === 'katakana') return previous !== first;
  if (first !== 'other') return true;
  if (before === units[start]) return false;
  // `.NET` in `ASP.NET`, but not the end of a host name.
  return !(units[start] === '.' && isSpaced(previous) && folded.upper[start + 1] !== 1);
}

/**
 * Where the word that a hit starts ends: `end`, or behind a plural -s; null where the hit is only a part of a word.
 * A possessive, a particle and a suffix behind an apostrophe (İstanbul'da) leave the end where it is.
 */
export function closesWord(folded: FoldedText, start: number, end: number): number | null {
  const { units } = folded;
  const next = units.codePointAt(end);
  if (next === undefined) return end;
  if (next > 0x7f && MARK.test(String.fromCodePoint(next))) return null;
  const last = scriptKind(codePointBefore(units, end));
  const kind = scriptKind(next);
  if (isSpaced(last)) {
    if (isSpaced(kind)) return last === 'latin' && kind === 'latin' ? pluralEnd(folded, start, end) : null;
    const after = units[end + 1] ?? '';
    if (units[end] === "'")
      return /^t$/.test(after) && !isSpaced(scriptKind(units.codePointAt(end + 2))) ? null : end;
    if (last === 'digit' && (units[end] === '.' || units[end] === ','))
      return /[0-9]/.test(after) ? null : end;
    if (units[end] === '&') return isTightHalf(folded, start, end, end) ? null : end;
    return end;
  }
  if (last === 'hangul') return kind !== 'hangul' || followsParticle(units, start, end) ? end : null;
  if (last === 'katakana') return kind === 'katakana' ? null : end;
  if (last === 'other' && units[end] === units[end - 1] && /[^\s|]/.test(units[end]!)) return null;
  return end;
}

function hasPrefix(units: string, start: number, end: number): boolean {
  if (end - start < PREFIXABLE) return false;
  let from = start;
  while (from > 0 && start - from <= LONGEST_PREFIX && isSpaced(scriptKind(codePointBefore(units, from))))
    from -= 1;
  const prefix = units.slice(from, start);
  return ARABIC_PREFIXES.has(prefix) || HEBREW_PREFIXES.has(prefix);
}

function followsElision(units: string, start: number): boolean {
  let from = start - 1;
  while (
    from > 0 &&
    start - from <= LONGEST_ELISION + 1 &&
    scriptKind(codePointBefore(units, from)) === 'latin'
  )
    from -= 1;
  const word = units.slice(from, start - 1);
  return ELISIONS.has(word) || scriptKind(codePointBefore(units, start - 1)) !== 'latin';
}

/** `&` joined without spaces to a half of one or two letters. */
function isTightHalf({ starts, ends }: FoldedText, start: number, end: number, sign: number): boolean {
  const tight = sign < start ? ends[sign] === starts[start] : ends[end - 1] === starts[sign];
  return tight && end - start <= HALF;
}

/** Latin plurals: -s after a word of three letters or more (two for an acronym), -es after s, x, z, ch, sh, o, -ción/-sión. */
function pluralEnd(folded: FoldedText, start: number, end: number): number | null {
  const { units, upper } = folded;
  const es = units.startsWith('es', end) ? 2 : 0;
  const length = units[end] === 's' && !es ? 1 : es;
  if (length === 0 || isSpaced(scriptKind(units.codePointAt(end + length)))) return null;
  let from = end;
  while (from > start && scriptKind(codePointBefore(units, from)) === 'latin') from -= 1;
  const word = units.slice(from, end);
  const acronym = upper[from] === 1 && upper[end - 1] === 1 && upper[end] === 0;
  if (NO_PLURAL.has(word) || word.length < (acronym ? 2 : 3)) return null;
  if (length === 2) return !acronym && /(?:s|x|z|ch|sh|o|cion|sion)$/.test(word) ? end + 2 : null;
  return /s$/.test(word) ? null : end + 1;
}

function followsParticle(units: string, start: number, end: number): boolean {
  if (end - start < 2) return false;
  let to = end;
  while (to - end <= LONGEST_PARTICLE && scriptKind(units.codePointAt(to)) === 'hangul') to += 1;
  return to - end <= LONGEST_PARTICLE && isParticle(units.slice(end, to), units[end - 1]!);
}
