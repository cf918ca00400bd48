import { DAY_MS, utcDay } from '../base/index.ts';

export const RADAR_PAGE = 12;
export const WORLD_SIZE = 5;
export const MOST_PER_BAND = 3;
const FRESH_AGAIN_MS = 3 * DAY_MS;
const FRESHNESS_JUST_SHOWN = 0.3;

/** Days between the UTC day of an article and now, at least 0. */
export function ageInDays(day: number, now: number): number {
  return Math.max(0, utcDay(now) - day);
}

/** 1 − 0.1 × age in days, at least 0.2; in tenths, so that products of whole millionths stay whole and ties are exact. */
export function recencyTenths(age: number): number {
  return Math.max(2, 10 - age);
}

/** 0.3 just after being shown, linear back to 1 in 3 days; 1 for what was never shown. */
export function freshness(shownAt: number | null, now: number): number {
  if (shownAt === null) return 1;
  const elapsed = Math.max(0, now - shownAt);
  if (elapsed >= FRESH_AGAIN_MS) return 1;
  return FRESHNESS_JUST_SHOWN + (1 - FRESHNESS_JUST_SHOWN) * (elapsed / FRESH_AGAIN_MS);
}

export interface Ranked {
  readonly score: number;
  /** The URL key's hash: the last word of the total order. */
  readonly key: string;
}

/** Highest score first, ties by key. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
}
