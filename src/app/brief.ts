import type { Concentration } from '../core/concentration.ts';
import type { Impact } from '../core/seed.ts';

export interface BriefHeadline {
  readonly title: string;
  readonly snippet?: string | undefined;
  readonly source: string;
  readonly url: string;
  readonly tier: number;
  readonly published_at?: string | undefined;
  readonly first_seen: string;
  readonly age_days: number;
}

export interface RadarEntry extends BriefHeadline {
  readonly impact: Impact;
}

export interface Brief {
  readonly generated_at: string;
  readonly radar: readonly RadarEntry[];
  /** Unread articles with a path in the whole window, this page included. */
  readonly radar_total: number;
  readonly world: readonly BriefHeadline[];
  readonly concentration: Concentration & {
    readonly reads: Concentration;
    readonly history: readonly {
      readonly date: string;
      readonly effective_n: number;
      readonly total: number;
    }[];
  };
  readonly next_cursor?: string | undefined;
  /** Says why there is nothing, where there is nothing. */
  readonly note?: string | undefined;
}
