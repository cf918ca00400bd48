import { compareRanked, MOST_PER_BAND, type Ranked } from './brief-rank.ts';

export interface PageCandidate extends Ranked {
  readonly story: number;
  /** Category or place of a purely situational entry, else null. */
  readonly band: string | null;
}

/**
 * How far the pages before have come: per band (null for what has a path of its own) the last entry shown. Within a band
 * entries are shown in rank order, so whatever ranks no lower than its band's mark was shown.
 */
export type PageMarks = ReadonlyMap<string | null, Ranked>;

/** Digits of a key that a mark keeps: enough to tell keys apart, short enough for a cursor. */
const MARK_DIGITS = 12;

/**
 * The next page of a ranked sequence: one entry per story, at most 3 purely situational entries of one band. What the cap
 * holds back opens a following page, so every candidate comes exactly once, and a smaller page is the beginning of a larger one.
 * `goesOn` tells whether anything is left for a further page.
 */
export function dealPage<C extends PageCandidate>(
  ranked: Iterable<C>,
  size: number,
  shown: PageMarks,
): { readonly page: readonly C[]; readonly goesOn: boolean } {
  const stories = new Set<number>();
  const perBand = new Map<string | null, number>();
  const page: C[] = [];
  let goesOn = false;
  for (const candidate of ranked) {
    if (stories.has(candidate.story)) continue;
    stories.add(candidate.story);
    if (wasShown(candidate, shown)) continue;
    const count = perBand.get(candidate.band) ?? 0;
    const full = page.length >= size;
    if (full || (candidate.band !== null && count >= MOST_PER_BAND)) {
      goesOn = true;
      if (full) break;
      continue;
    }
    perBand.set(candidate.band, count + 1);
    page.push(candidate);
  }
  return { page, goesOn };
}

/** The marks after these entries of a page were shown. */
export function marksAfter(shown: PageMarks, entries: readonly PageCandidate[]): PageMarks {
  const marks = new Map(shown);
  for (const { band, score, key } of entries) marks.set(band, { score, key: key.slice(0, MARK_DIGITS) });
  return marks;
}

function wasShown(candidate: PageCandidate, shown: PageMarks): boolean {
  const mark = shown.get(candidate.band);
  if (mark === undefined) return false;
  return compareRanked({ score: candidate.score, key: candidate.key.slice(0, MARK_DIGITS) }, mark) <= 0;
}

/** Publishers take turns, in the order of their newest headline, while there are several. */
export function takeInTurn<C>(queues: readonly (readonly C[])[], size: number): readonly C[] {
  const taken: C[] = [];
  for (let round = 0; taken.length < size; round += 1) {
    const before = taken.length;
    for (const queue of queues) {
      const next = queue[round];
      if (next !== undefined && taken.length < size) taken.push(next);
    }
    if (taken.length === before) break;
  }
  return taken;
}
