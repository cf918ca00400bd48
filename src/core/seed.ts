/** How a text reaches a person. `entity` and `sector` are reserved: no rule emits them. */
export const MATCH_STRENGTH = {
  keyword: 0.6,
  reach: 0.5,
  entity: 0.9,
  sector: 0.5,
  geo: 1,
} as const;

export const SITUATIONAL_STRENGTH = { city: 1, country: 0.85, bloc: 0.7, category: 0.8 } as const;

export type MatchType = 'keyword' | 'reach' | 'entity' | 'sector' | 'geo' | 'situational';

/** Where in the stored text a seed was found, in UTF-16 code units. */
export interface SeedSpan {
  readonly field: 'title' | 'snippet';
  readonly start: number;
  readonly end: number;
}

/** One path from an article to the person. */
export interface Seed {
  readonly axis: string;
  /** The keyword, anchor, place, category or outlet that was met, as the profile or the rule writes it. */
  readonly entity: string;
  readonly match_type: MatchType;
  readonly strength: number;
  readonly spans: readonly SeedSpan[];
}

export interface AxisHit {
  readonly axis: string;
  readonly contribution: number;
}

/** `total` = min(1, sum of contributions). */
export interface Impact {
  readonly total: number;
  readonly hits: readonly AxisHit[];
  readonly seeds: readonly Seed[];
}

/** Tier factors of the scoring contract; 0 is "unknown". */
export const TIER_FACTOR: Readonly<Record<0 | 1 | 2 | 3, number>> = { 1: 1, 2: 0.9, 3: 0.85, 0: 0.6 };

/** Weight of the situational band and of the geo floor. */
export const BAND_WEIGHT = 0.15;
