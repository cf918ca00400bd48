/**
 * Where a text comes from. Only the words of the person at the keyboard trigger a skill: an article, a tool's
 * answer or another skill never does, whatever it says.
 */
export interface Utterance {
  readonly text: string;
  readonly from: 'person' | 'article' | 'tool' | 'skill' | 'model';
}

const QUOTED = '"[^"]+"';
const RUN = `${QUOTED}(?:\\s*,\\s*${QUOTED})*`;
const ENGLISH_RUN = `${QUOTED}(?:\\s*(?:,\\s*(?:(?:or|and)\\s+)?|(?:or|and)\\s+)${QUOTED})*`;

/** The first phrase that matches counts, and of each form only the first in the text. */
const PHRASES: readonly RegExp[] = [
  // "a", "b" 키워드로 트리거
  new RegExp(`(${RUN})\\s*키워드로\\s*트리거`, 'u'),
  // Triggers: "a", "b" · Trigger on "a" or "b" · Triggered by the keywords "a", "b"
  new RegExp(
    `\\btrigger(?:s|ed)?(?:\\s+(?:on|by|with|when))?(?:\\s+(?:the\\s+)?(?:keywords?|words?|phrases?))?\\s*:?\\s*(${ENGLISH_RUN})`,
    'iu',
  ),
  // "a", "b" trigger this skill · "a", "b" keywords
  new RegExp(`(${ENGLISH_RUN})\\s*(?:as\\s+)?(?:trigger(?:s|ed)?|keywords?)\\b`, 'iu'),
];

/** The phrase stands at the end of a description; in an endless one only this much of the end is searched. */
const SEARCHED = 4_096;

/** The quoted words of the trigger phrase in a description, in order, each once; none where there is no phrase. */
export function extractTriggers(description: string): string[] {
  for (const phrase of PHRASES) {
    const run = phrase.exec(description.slice(-SEARCHED))?.[1];
    if (run === undefined) continue;
    return uniqueTriggers([...run.matchAll(/"([^"]+)"/gu)].map((match) => match[1] ?? ''));
  }
  return [];
}

/** Trimmed, without empty ones, and each once whatever its case or width; the first spelling stays. */
export function uniqueTriggers(triggers: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const trigger of triggers) {
    const key = foldTrigger(trigger).trim();
    if (key !== '' && !byKey.has(key)) byKey.set(key, trigger.trim());
  }
  return [...byKey.values()];
}

/**
 * The triggers that a text contains, in their given order. Both sides are compared in NFKC with case folded and
 * white space collapsed. A trigger that begins or ends with a letter or digit of a script with word spaces must
 * begin or end a word there; Hangul, Han, kana and other scripts without them match as they stand.
 */
export function matchTriggers(text: string, triggers: readonly string[]): string[] {
  const folded = foldTrigger(text);
  return triggers.filter((trigger) => occurs(folded, foldTrigger(trigger).trim()));
}

function occurs(text: string, needle: string): boolean {
  if (needle === '') return false;
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
    const before = lastCharacter(text.slice(Math.max(0, at - 2), at));
    const after = firstCharacter(text.slice(at + needle.length));
    const opens = !joins(before, firstCharacter(needle));
    const closes = !joins(lastCharacter(needle), after);
    if (opens && closes) return true;
  }
  return false;
}

/** Letters, digits and marks of scripts that put spaces between words. */
const SPACED = /^[\p{L}\p{N}\p{M}_]$/u;
const UNSPACED =
  /^[\p{scx=Hangul}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]$/u;

function joins(left: string, right: string): boolean {
  return isWordCharacter(left) && isWordCharacter(right);
}

function isWordCharacter(character: string): boolean {
  return SPACED.test(character) && !UNSPACED.test(character);
}

function firstCharacter(text: string): string {
  const code = text.codePointAt(0);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function lastCharacter(text: string): string {
  return [...text].at(-1) ?? '';
}

/** Full case folding as far as JavaScript has it: by way of upper case (ß as ss), final sigma as sigma. */
function foldTrigger(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ');
}
