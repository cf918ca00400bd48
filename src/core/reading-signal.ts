import { utcDay } from '../base/index.ts';
import { type AxisShare, SAFE_TO_STRENGTHEN } from './concentration.ts';
import type { Seed } from './seed.ts';

/** An article that was read in the window, with its seeds. */
export interface ReadArticle {
  readonly url: string;
  readonly title: string;
  readonly source: string;
  readonly read_at: number;
  readonly seeds: readonly Seed[];
}

export interface HotEntity {
  readonly entity: string;
  readonly axis: string;
  readonly reads: number;
  /** Distinct UTC days of reading. */
  readonly days: number;
  readonly recommend?: string | undefined;
}

export interface ReadingSignal {
  readonly hot_by_reach_anchor: readonly HotEntity[];
  readonly hot_by_entity: readonly HotEntity[];
  readonly hot_by_axis: readonly {
    readonly axis: string;
    readonly reads: number;
    readonly exposure: number;
  }[];
  readonly stale_axes: readonly {
    readonly axis: string;
    readonly reads: number;
    readonly exposure: number;
    readonly recommend: string;
  }[];
  readonly unmatched_reads: readonly {
    readonly url: string;
    readonly title: string;
    readonly source: string;
  }[];
  readonly concentration_gate: { readonly effective_n: number; readonly safe_to_strengthen: boolean };
}

const LIST_CAP = 10;
const PROMOTE_READS = 3;
const PROMOTE_DAYS = 2;
const STALE_EXPOSURE = 0.1;

/**
 * What reading tells about the profile (the original's rules): an anchor read 3 times over 2 days may become a keyword; an axis
 * with at least 10 % of exposure and no read is stale, once anything was read; strengthening is safe from effective N 2.5 on.
 * Only the person's present axes count: a read that just the band or the home press explains is unmatched. `general` asks for
 * nothing in particular, so it is never stale.
 */
export function readingSignal(
  reads: readonly ReadArticle[],
  axes: readonly string[],
  exposure: readonly AxisShare[],
  effectiveN: number,
): ReadingSignal {
  const isOwn = (seed: Seed): boolean => axes.includes(seed.axis);
  const shareOf = (axis: string): number => exposure.find((part) => part.axis === axis)?.share ?? 0;
  const readsByAxis = axes.map((axis) => ({
    axis,
    reads: reads.filter((read) => read.seeds.some((seed) => seed.axis === axis)).length,
    exposure: shareOf(axis),
  }));
  return {
    hot_by_reach_anchor: hotEntities(reads, (seed) => isOwn(seed) && seed.match_type === 'reach').map(
      withPromotion,
    ),
    hot_by_entity: hotEntities(reads, isOwn),
    hot_by_axis: readsByAxis
      .filter((axis) => axis.reads > 0)
      .sort((a, b) => b.reads - a.reads || compareText(a.axis, b.axis))
      .slice(0, LIST_CAP),
    stale_axes: readsByAxis
      .filter((axis) => axis.axis !== 'general' && axis.reads === 0 && axis.exposure >= STALE_EXPOSURE)
      .filter(() => reads.length > 0)
      .map((axis) => ({
        ...axis,
        recommend: `Ask the person whether "${axis.axis}" still matters; nothing of it was read.`,
      })),
    unmatched_reads: reads
      .filter((read) => !read.seeds.some(isOwn))
      .slice(0, LIST_CAP)
      .map(({ url, title, source }) => ({ url, title, source })),
    concentration_gate: { effective_n: effectiveN, safe_to_strengthen: effectiveN >= SAFE_TO_STRENGTHEN },
  };
}

function hotEntities(reads: readonly ReadArticle[], wanted: (seed: Seed) => boolean): readonly HotEntity[] {
  const found = new Map<string, { entity: string; axis: string; reads: number; days: Set<number> }>();
  for (const read of reads) {
    // A word that is keyword and anchor at once is still read once.
    const met = new Set<string>();
    for (const seed of read.seeds.filter(wanted)) {
      const key = `${seed.axis}\n${seed.entity}`;
      if (met.has(key)) continue;
      met.add(key);
      const hot = found.get(key) ?? { entity: seed.entity, axis: seed.axis, reads: 0, days: new Set() };
      hot.reads += 1;
      hot.days.add(utcDay(read.read_at));
      found.set(key, hot);
    }
  }
  return [...found.values()]
    .map(({ days, ...hot }) => ({ ...hot, days: days.size }))
    .sort(
      (a, b) =>
        b.reads - a.reads ||
        b.days - a.days ||
        compareText(a.axis, b.axis) ||
        compareText(a.entity, b.entity),
    )
    .slice(0, LIST_CAP);
}

function withPromotion(hot: HotEntity): HotEntity {
  if (hot.reads < PROMOTE_READS || hot.days < PROMOTE_DAYS) return hot;
  return { ...hot, recommend: `Offer to make "${hot.entity}" a keyword of "${hot.axis}".` };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
