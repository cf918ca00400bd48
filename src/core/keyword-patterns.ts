import { foldText, HARD, SOFT } from './fold-text.ts';
import { NAME_WORDS, NO_SINGULAR, ORDINARY_WORDS } from './ordinary-words.ts';
import { isSpaced, type ScriptKind, scriptKind } from './script-kind.ts';

/** What the text must show at a unit of a pattern: anything, a capital, or a small letter. */
export const ANY_CASE = 0;
export const CAPITAL = 1;
export const SMALL = 2;
/** A SOFT that must be one hyphen and nothing else (`G7` in `G-7`). */
export const HYPHEN = 3;

interface Cell {
  readonly unit: string;
  readonly need: number;
}

/** One string to seek in folded text. */
export interface Pattern {
  readonly units: string;
  readonly needs: readonly number[];
}

/** A keyword made ready to be sought; with no pattern it never matches. */
export interface KeywordPatterns {
  /** The folded keyword. */
  readonly core: string;
  readonly patterns: readonly Pattern[];
  /** `mac*` and `*bank`: the word may go on after, or before. */
  readonly open_start: boolean;
  readonly open_end: boolean;
  /** A single Latin letter: only explicit ticker forms count. */
  readonly ticker: boolean;
}

/** From this many letters on, `iPhone17` is a word and a number. */
const LETTER_DIGIT_LIMIT = 3;
const SPACED_HANGUL_LIMIT = 12;

/**
 * The forms of a keyword that count as the keyword: separators that come and go (`S&P 500`/`S&P500`, `금리 인상`/`금리인상`,
 * `K-POP`/`KPOP`, `G7`/`G-7`), `&` and "and", an apostrophe left out, -y/-ies, and a lower-case plural without its -s.
 */
export function keywordPatterns(keyword: string): KeywordPatterns {
  const trimmed = keyword.trim();
  const open_start = trimmed.length > 1 && trimmed.startsWith('*');
  const open_end = trimmed.length > 1 && trimmed.endsWith('*');
  const cells = cellsOf(trimmed.slice(open_start ? 1 : 0, open_end ? -1 : undefined));
  const core = unitsOf(cells);
  if (core === '') return { core, patterns: [], open_start, open_end, ticker: false };
  const ticker =
    /^[a-z]$/.test(core) &&
    /^\P{L}*[a-z]\P{L}*$/iu.test(trimmed.normalize('NFKC')) &&
    !open_start &&
    !open_end;
  const forms = ticker ? [cells] : caseForms(cells, keyword).flatMap((form) => spellings(form, open_end));
  const unique = new Map<string, Pattern>();
  for (const form of forms) {
    const units = unitsOf(form);
    const needs = form.map((cell) => cell.need);
    unique.set(`${units}\n${needs.join('')}`, { units, needs });
  }
  return { core, patterns: [...unique.values()], open_start, open_end, ticker };
}

function cellsOf(keyword: string): Cell[] {
  const folded = foldText(keyword);
  const cells = [...folded.units]
    .flatMap((character) => character.split(''))
    .map((unit, at) => ({
      unit,
      need: folded.upper[at] === 1 ? CAPITAL : SMALL,
    }));
  while (cells.length > 0 && isSeparator(cells[0]!)) cells.shift();
  while (cells.length > 0 && isSeparator(cells.at(-1)!)) cells.pop();
  return cells;
}

function unitsOf(cells: readonly Cell[]): string {
  return cells.map((cell) => cell.unit).join('');
}

function isSeparator(cell: Cell | undefined): boolean {
  return cell?.unit === SOFT || cell?.unit === HARD;
}

/** Case counts only in short acronyms and in ordinary words written as a name; elsewhere every form is taken. */
function caseForms(cells: readonly Cell[], keyword: string): Cell[][] {
  const parts = splitWords(cells);
  const strict = parts.map(wordCase);
  const allNames = parts.every((part, at) => isSeparator(part[0]) || strict[at] !== 'any');
  // In a phrase (`Best Buy`, `US tariffs`) an ordinary word is held to its case only if every word is, an acronym always.
  const applied = strict.map((rule) => (rule === 'name' && !allNames ? 'any' : rule));
  const forms = [withCase(parts, applied, (part) => part)];
  if (
    applied.includes('name') &&
    parts.every((part, at) => applied[at] !== 'name' || NAME_WORDS.has(unitsOf(part)))
  ) {
    forms.push(withCase(parts, applied, (part) => part.map((cell) => ({ unit: cell.unit, need: CAPITAL }))));
  }
  const acronym = parts.length === 1 && applied[0] === 'acronym' ? parts[0]! : null;
  if (acronym !== null && !ORDINARY_WORDS.has(unitsOf(acronym))) {
    // The BBC and the Guardian write Nato, Opec, Unesco.
    if (acronym.length >= 4)
      forms.push(acronym.map((cell, at) => ({ unit: cell.unit, need: at === 0 ? CAPITAL : SMALL })));
    if (!keyword.includes('$')) {
      for (const sign of ['$', '#'])
        forms.push(
          [{ unit: sign, need: ANY_CASE }, ...acronym].map((cell) => ({ unit: cell.unit, need: ANY_CASE })),
        );
    }
  }
  return forms;
}

type WordCase = 'any' | 'acronym' | 'name';

function withCase(
  parts: readonly Cell[][],
  rules: readonly WordCase[],
  named: (part: Cell[]) => Cell[],
): Cell[] {
  return parts.flatMap((part, at) => {
    const rule = rules[at]!;
    if (rule === 'any') return part.map((cell) => ({ unit: cell.unit, need: ANY_CASE }));
    return rule === 'name' ? named(part) : part;
  });
}

function wordCase(part: readonly Cell[]): WordCase {
  if (isSeparator(part[0])) return 'any';
  const kinds = part.map((cell) => scriptKind(cell.unit.charCodeAt(0)));
  const letters = part.filter((_, at) => kinds[at] === 'latin');
  if (letters.length === 0 || !kinds.every((kind) => kind === 'latin' || kind === 'digit')) return 'any';
  const capitals = letters.filter((cell) => cell.need === CAPITAL).length;
  if (capitals === letters.length && part.length >= 2 && part.length <= 4) return 'acronym';
  return part[0]!.need === CAPITAL && ORDINARY_WORDS.has(unitsOf(part)) ? 'name' : 'any';
}

/** Cells cut into words and separators, in order. */
function splitWords(cells: readonly Cell[]): Cell[][] {
  const parts: Cell[][] = [];
  for (const cell of cells) {
    const last = parts.at(-1);
    if (last === undefined || isSeparator(cell) || isSeparator(last[0])) parts.push([cell]);
    else last.push(cell);
  }
  return parts;
}

function spellings(cells: Cell[], openEnd: boolean): Cell[][] {
  const forms = [cells];
  const add = (form: Cell[] | null) => {
    if (form !== null && form.length > 0) forms.push(form);
  };
  if (cells.some((cell) => cell.unit === HARD)) {
    add(cells.map((cell) => (cell.unit === HARD ? { ...cell, unit: SOFT } : cell)));
  }
  for (const form of [...forms]) add(withoutLooseSeparators(form));
  for (const form of [...forms]) add(withAnd(form));
  add(without(cells, "'"));
  add(withHyphen(cells));
  for (const form of withSpace(cells)) add(form);
  if (!openEnd) {
    for (const form of [...forms]) add(withIes(form));
    add(withoutPlural(cells));
  }
  return forms;
}

/** A separator goes where writers leave it out: between letters and digits, after a single letter, between CJK words, in a currency pair. */
function withoutLooseSeparators(cells: readonly Cell[]): Cell[] | null {
  const words = splitWords(cells).filter((part) => !isSeparator(part[0]));
  const pair =
    words.length === 2 &&
    words.every((word) => word.length === 3 && word.every((cell) => cell.need !== ANY_CASE));
  const kept = cells.filter((cell, at) => {
    if (cell.unit !== SOFT) return true;
    const before = cells[at - 1];
    const after = cells[at + 1];
    if (before === undefined || after === undefined) return true;
    if (before.unit === '&' || after.unit === '&') return false;
    const left = kindOf(before);
    const right = kindOf(after);
    if (isUnspacedKind(left) && isUnspacedKind(right)) return false;
    if (left !== right && (left === 'digit' || right === 'digit') && isSpaced(left) && isSpaced(right))
      return false;
    if (isUnspacedKind(left) !== isUnspacedKind(right) && left !== 'other' && right !== 'other') return false;
    const single = at === 1 || isSeparator(cells[at - 2]);
    return !(pair || (single && left === 'latin' && right === 'latin'));
  });
  return kept.length === cells.length ? null : kept;
}

/** `Johnson & Johnson` as "Johnson and Johnson"; `AT&T` stays one word. */
function withAnd(cells: readonly Cell[]): Cell[] | null {
  const at = cells.findIndex((cell) => cell.unit === '&');
  if (at < 0 || cells[at - 1]?.unit !== SOFT || cells[at + 1]?.unit !== SOFT) return null;
  const and = ['a', 'n', 'd'].map((unit) => ({ unit, need: ANY_CASE }));
  return [...cells.slice(0, at), ...and, ...cells.slice(at + 1)];
}

function without(cells: readonly Cell[], unit: string): Cell[] | null {
  const kept = cells.filter((cell) => cell.unit !== unit);
  return kept.length === cells.length ? null : kept;
}

/** `G7` as `G-7`, `F35` as `F-35`; where the letters are a word of their own (`S&P500`, `iPhone17`) any separator will do. */
function withHyphen(cells: readonly Cell[]): Cell[] | null {
  const word = unitsOf(cells);
  const change = /^([a-z&]+)([0-9]+)$/.exec(word);
  if (change === null) return null;
  const at = change[1]!.length;
  const loose = at >= LETTER_DIGIT_LIMIT;
  return [...cells.slice(0, at), { unit: SOFT, need: loose ? ANY_CASE : HYPHEN }, ...cells.slice(at)];
}

/** Korean spacing is free: `삼성전자` is also written `삼성 전자`. Both parts keep two syllables. */
function withSpace(cells: readonly Cell[]): Cell[][] {
  if (
    cells.length < 4 ||
    cells.length > SPACED_HANGUL_LIMIT ||
    !cells.every((cell) => kindOf(cell) === 'hangul')
  )
    return [];
  const forms: Cell[][] = [];
  for (let at = 2; at <= cells.length - 2; at += 1) {
    forms.push([...cells.slice(0, at), { unit: SOFT, need: ANY_CASE }, ...cells.slice(at)]);
  }
  return forms;
}

function withIes(cells: readonly Cell[]): Cell[] | null {
  const last = splitWords(cells).at(-1)!;
  const word = unitsOf(last);
  if (!/^[a-z]{2,}[^aeiou]y$/.test(word) || last.every((cell) => cell.need === CAPITAL)) return null;
  return [...cells.slice(0, -1), ...['i', 'e', 's'].map((unit) => ({ unit, need: ANY_CASE }))];
}

/** Only for what was typed in small letters: a name that ends in -s is no plural. */
function withoutPlural(cells: readonly Cell[]): Cell[] | null {
  const word = unitsOf(splitWords(cells).at(-1)!);
  if (!/^[a-z]{5,}$/.test(word) || !/[^siuoa]s$/.test(word) || NO_SINGULAR.has(word)) return null;
  if (word.endsWith('ies')) return [...cells.slice(0, -3), { unit: 'y', need: ANY_CASE }];
  const extra = /(?:ss|sh|ch|x|zz)es$/.test(word) ? 2 : 1;
  return cells.slice(0, -extra);
}

function kindOf(cell: Cell): ScriptKind {
  return scriptKind(cell.unit.charCodeAt(0));
}

function isUnspacedKind(kind: ScriptKind): boolean {
  return !isSpaced(kind) && kind !== 'other';
}
