import { buildAutomaton } from './automaton.ts';
import { type FoldedText, foldText, SOFT } from './fold-text.ts';
import {
  ANY_CASE,
  CAPITAL,
  HYPHEN,
  type KeywordPatterns,
  keywordPatterns,
  type Pattern,
} from './keyword-patterns.ts';
import { isInsideLongerWord } from './longer-words.ts';
import { closesWord, opensWord } from './match-boundary.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { isTickerForm } from './ticker-form.ts';
import { type Run, urlRuns } from './url-runs.ts';

/** Where a keyword stands: UTF-16 offsets in the text as given, `end` exclusive; `text` is that slice. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface KeywordEntry {
  /** Comes back with each hit; several entries may share one. */
  readonly id: string;
  /** A word or phrase; `mac*`, `*bank` and `*bank*` leave the end, the start or both open. */
  readonly keyword: string;
  /** Words that speak against the keyword: one that holds it (`North Korea` for `Korea`) silences that place, any other the whole text. */
  readonly exclude?: readonly string[];
  /** Words that must all stand in the text too. */
  readonly all_of?: readonly string[];
  /** Only keywords of one group compete for a place; without it all are of one group. */
  readonly group?: string;
}

export interface KeywordHit extends Span {
  readonly id: string;
}

export interface KeywordMatcher {
  /** Every hit, ordered by start, then longer first, then the order of the entries. Linear in the text. */
  find(text: string): KeywordHit[];
}

interface Term extends KeywordPatterns {
  readonly keyword: string;
  readonly entry: number;
  readonly role: 'keyword' | 'exclude' | 'exclude_here' | 'all_of';
  /** Which word of `all_of`. */
  readonly part: number;
}

/** A hit in folded units. */
interface Found {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

/** Every place of one keyword: the one-keyword case of `compileKeywords`. An empty keyword has none. */
export function matchKeyword({ text, keyword }: { readonly text: string; readonly keyword: string }): Span[] {
  return compileKeywords([{ id: '', keyword }])
    .find(text)
    .map(({ start, end, text: slice }) => ({ start, end, text: slice }));
}

/**
 * Many keywords sought in one pass. Where hits overlap, the longest takes the credit (then the earliest); keywords
 * with the very same place share it.
 */
export function compileKeywords(entries: readonly KeywordEntry[]): KeywordMatcher {
  const terms = entries.flatMap((entry, index) => termsOf(entry, index));
  const sought: { readonly term: Term; readonly pattern: Pattern }[] = terms.flatMap((term) =>
    term.patterns.map((pattern) => ({ term, pattern })),
  );
  const automaton = buildAutomaton(sought.map(({ pattern }) => pattern.units));

  return {
    find(text) {
      const folded = foldText(text);
      const addresses = addressTest(text);
      const found: Found[] = [];
      automaton.scan(folded.units, (index, end) => {
        const { term, pattern } = sought[index]!;
        const hit = placeOf(folded, term, pattern, end);
        if (hit !== null && !addresses(folded.starts[hit.start]!, folded.ends[hit.end - 1]!)) found.push(hit);
      });
      return found.length === 0 ? [] : credited(folded, allowed(found, entries), entries);
    },
  };
}

/** Why a keyword can never match, or only seldom, in one sentence; undefined where it is sound. */
export function keywordProblem(keyword: string): string | undefined {
  const { patterns, ticker, core } = keywordPatterns(keyword);
  if (patterns.length === 0)
    return `The keyword ${JSON.stringify(keyword)} has no letter, digit or sign, so it never matches.`;
  if (ticker)
    return `The keyword ${JSON.stringify(keyword)} is one letter: it matches only as a ticker ($${core.toUpperCase()}, NYSE:${core.toUpperCase()}).`;
  return undefined;
}

function termsOf(entry: KeywordEntry, index: number): Term[] {
  const main = keywordPatterns(entry.keyword);
  const term = (keyword: string, role: Term['role'], part: number): Term => ({
    ...keywordPatterns(keyword),
    keyword,
    entry: index,
    role,
    part,
  });
  return [
    { ...main, keyword: entry.keyword, entry: index, role: 'keyword', part: 0 },
    ...(entry.exclude ?? []).map((word, part) => {
      const { core } = keywordPatterns(word);
      return term(word, core !== main.core && core.includes(main.core) ? 'exclude_here' : 'exclude', part);
    }),
    ...(entry.all_of ?? []).map((word, part) => term(word, 'all_of', part)),
  ];
}

/** The hit of a pattern that ends at `end`, or null where case, word edges or a longer word speak against it. */
function placeOf(folded: FoldedText, term: Term, pattern: Pattern, end: number): Found | null {
  const start = end - pattern.units.length;
  if (!hasCase(folded, pattern, start)) return null;
  if (term.ticker) return isTickerForm(folded, start) ? { term, start, end } : null;
  if (!term.open_start && !opensWord(folded, start, end)) return null;
  const close = term.open_end ? end : closesWord(folded, start, end);
  if (close === null) return null;
  if (close > end && isProperName(pattern, term)) return null;
  const core = folded.units.slice(start, end);
  return isInsideLongerWord(folded.units, start, end, core) ? null : { term, start, end: close };
}

function hasCase(
  { source, units, starts, ends, upper }: FoldedText,
  pattern: Pattern,
  start: number,
): boolean {
  for (let at = 0; at < pattern.needs.length; at += 1) {
    const need = pattern.needs[at]!;
    if (need === ANY_CASE) continue;
    const unit = units[start + at]!;
    if (need === HYPHEN) {
      if (unit !== SOFT || !/^\p{Pd}$/u.test(source.slice(starts[start + at]!, ends[start + at]!)))
        return false;
    } else if (unit >= 'a' && unit <= 'z' ? (upper[start + at] === 1) !== (need === CAPITAL) : false) {
      return false;
    }
  }
  return true;
}

/** An ordinary word written as a name (`Apple`) is not its plural (`Apples`). */
function isProperName({ needs }: Pattern, { core }: Term): boolean {
  return needs[0] === CAPITAL && needs.at(-1) !== CAPITAL && ORDINARY_WORDS.has(core);
}

/** Hits on keywords whose `all_of` words are all there and whose `exclude` words are not. */
function allowed(found: readonly Found[], entries: readonly KeywordEntry[]): Found[] {
  const silenced = new Set<number>();
  const present = new Map<number, Set<number>>();
  const here = new Map<number, Found[]>();
  for (const hit of found) {
    const { entry, role, part } = hit.term;
    if (role === 'exclude') silenced.add(entry);
    else if (role === 'all_of') present.set(entry, (present.get(entry) ?? new Set()).add(part));
    else if (role === 'exclude_here') {
      const list = here.get(entry);
      if (list === undefined) here.set(entry, [hit]);
      else list.push(hit);
    }
  }
  const covered = new Map([...here].map(([entry, list]) => [entry, coverTest(list)] as const));
  return found.filter((hit) => {
    const { entry, role } = hit.term;
    if (role !== 'keyword' || silenced.has(entry)) return false;
    if ((entries[entry]!.all_of?.length ?? 0) !== (present.get(entry)?.size ?? 0)) return false;
    return covered.get(entry)?.(hit) !== true;
  });
}

/** Tells whether one of the places holds another; the places are looked through once. */
function coverTest(places: readonly Found[]): (hit: Found) => boolean {
  const last = places.reduce((most, place) => Math.max(most, place.start), 0);
  const reach = new Int32Array(last + 1);
  for (const { start, end } of places) reach[start] = Math.max(reach[start]!, end);
  for (let at = 1; at <= last; at += 1) reach[at] = Math.max(reach[at]!, reach[at - 1]!);
  return ({ start, end }) => reach[Math.min(start, last)]! >= end;
}

/** The longest hit of each overlap within each group, as spans of the text. */
function credited(
  { source, units, starts, ends }: FoldedText,
  found: readonly Found[],
  entries: readonly KeywordEntry[],
): KeywordHit[] {
  const kept = [...Map.groupBy(found, ({ term }) => entries[term.entry]!.group).values()].flatMap((group) =>
    longest(group, units.length),
  );
  kept.sort((a, b) => a.start - b.start || b.end - a.end || a.term.entry - b.term.entry);
  return kept.map(({ term, start, end }) => {
    const from = starts[start]!;
    const to = ends[end - 1]!;
    return { id: entries[term.entry]!.id, start: from, end: to, text: source.slice(from, to) };
  });
}

function longest(found: readonly Found[], length: number): Found[] {
  const byLength = [...found].sort(
    (a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start || a.term.entry - b.term.entry,
  );
  // Longer hits come first, so one that overlaps a shorter covers one of its two ends. 0 is free, else start + 1.
  const owner = found.length === 1 ? new Int32Array(0) : new Int32Array(length);
  const ownEnd = new Map<number, number>();
  const seen = new Set<string>();
  return byLength.filter(({ term, start, end }) => {
    const place = `${term.entry}:${start}:${end}`;
    if (seen.has(place)) return false;
    seen.add(place);
    if ((owner[start] ?? 0) === 0 && (owner[end - 1] ?? 0) === 0) {
      owner.fill(start + 1, start, end);
      ownEnd.set(start, end);
      return true;
    }
    return owner[start] === start + 1 && ownEnd.get(start) === end;
  });
}

/** Tells whether a place lies inside an address and is not the whole of it. Addresses are read once, at the first hit. */
function addressTest(text: string): (start: number, end: number) => boolean {
  let runs: readonly Run[] | undefined;
  let next = 0;
  return (start, end) => {
    runs ??= urlRuns(text);
    if (runs.length === 0) return false;
    // Hits come in order of their ends, so the run that could hold one only moves on; a long hit may step back.
    while (next < runs.length && runs[next]!.end < end) next += 1;
    while (next > 0 && runs[next - 1]!.end >= end) next -= 1;
    const run = runs[next];
    return (
      run !== undefined && run.start <= start && run.end >= end && !(run.start === start && run.end === end)
    );
  };
}
