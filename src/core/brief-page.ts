import { MOST_PER_BAND } from './brief-rank.ts';

export interface PageCandidate {
  readonly story: number;
  /** Category or place of a purely situational entry, else null. */
  readonly band: string | null;
}

/**
 * Deals a ranked sequence into pages: one entry per story, at most 3 purely situational entries of one band a page.
 * What a page's cap holds back opens the following pages, in rank order, so every candidate comes exactly once.
 * `sizeOf` gives the size of each page; a smaller page is the beginning of the larger one.
 */
export function* dealPages<C extends PageCandidate>(
  ranked: Iterable<C>,
  sizeOf: (page: number) => number,
): Generator<readonly C[]> {
  const stories = new Set<number>();
  const source = ranked[Symbol.iterator]();
  let held: C[] = [];
  let exhausted = false;
  for (let number = 0; ; number += 1) {
    const pageSize = sizeOf(number);
    const page: C[] = [];
    const perBand = new Map<string, number>();
    const take = (candidate: C): boolean => {
      const count = candidate.band === null ? 0 : (perBand.get(candidate.band) ?? 0);
      if (count >= MOST_PER_BAND) return false;
      if (candidate.band !== null) perBand.set(candidate.band, count + 1);
      page.push(candidate);
      return true;
    };
    const stillHeld: C[] = [];
    for (const candidate of held) if (page.length >= pageSize || !take(candidate)) stillHeld.push(candidate);
    while (page.length < pageSize && !exhausted) {
      const next = source.next();
      if (next.done) exhausted = true;
      else if (!stories.has(next.value.story)) {
        stories.add(next.value.story);
        if (!take(next.value)) stillHeld.push(next.value);
      }
    }
    held = stillHeld;
    if (page.length === 0) return;
    yield page;
  }
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
