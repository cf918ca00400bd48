import type { Lens } from './lens.ts';
import type { Axis } from './profile.ts';
import {
  BAND_WEIGHT,
  type Impact,
  MATCH_STRENGTH,
  type Seed,
  type SeedSpan,
  SITUATIONAL_STRENGTH,
  TIER_FACTOR,
} from './seed.ts';
import { findSystemic } from './situational.ts';
import type { SourceTier } from './source-tier.ts';

const SPANS_KEPT = 4;
const MICROS = 1_000_000;

export interface ScoredText {
  readonly title: string;
  readonly snippet: string;
}

/**
 * How an article reaches the person (scoring contract, section 5 of the architecture): per axis, weight × best strength ×
 * tier factor; the situational band adds 0.15 × best × tier factor; the geo floor counts only when nothing else matched.
 * Contributions are rounded to a millionth, `total` = min(1, sum). All seeds are kept, in the order of axes; an axis so light
 * that its contribution rounds to nothing asks for no attention and gives none.
 */
export function scoreArticle(lens: Lens, text: ScoredText, source: SourceTier): Impact {
  const whole = `${text.title}\n${text.snippet}`;
  const factor = TIER_FACTOR[source.tier];
  const axisSeeds = lens.axes
    .filter(({ axis }) => reaches(axis, factor))
    .map(({ axis, matcher }) => ({
      axis,
      seeds: seedsOf(matcher.find(whole), text, (id) => ({
        axis: axis.id,
        entity: id.slice(2),
        match_type: id.startsWith('k:') ? 'keyword' : 'reach',
        strength: id.startsWith('k:') ? MATCH_STRENGTH.keyword : MATCH_STRENGTH.reach,
      })),
    }));
  const band = situationalSeeds(lens, whole, text);
  const hits = axisSeeds.flatMap(({ axis, seeds }) => hitOf(axis.id, axis.weight, seeds, factor));
  const bandHits = hitOf('situational', BAND_WEIGHT, band, factor);
  const seeds = [...axisSeeds.flatMap((found) => found.seeds), ...band];
  if (seeds.length > 0) return impactOf([...hits, ...bandHits], seeds);
  const floor = geoSeeds(lens, source);
  return impactOf(hitOf('geo', BAND_WEIGHT, floor, factor), floor);
}

function reaches(axis: Axis, factor: number): boolean {
  return toMicros(axis.weight * MATCH_STRENGTH.keyword * factor) > 0;
}

/** The category or place of an article that only the situational band reaches, else null: the brief caps each per page. */
export function situationalBand(impact: Impact): string | null {
  if (impact.seeds.some((seed) => seed.match_type !== 'situational')) return null;
  const best = [...impact.seeds].sort((a, b) => b.strength - a.strength)[0];
  return best?.entity ?? null;
}

export function toMicros(value: number): number {
  return Math.round(value * MICROS);
}

export function fromMicros(micros: number): number {
  return micros / MICROS;
}

function situationalSeeds(lens: Lens, whole: string, text: ScoredText): readonly Seed[] {
  const places = seedsOf(lens.place.matcher.find(whole), text, (id) => ({
    axis: 'situational',
    entity: lens.place.entityById.get(id) ?? id,
    match_type: 'situational',
    strength: SITUATIONAL_STRENGTH[placeKind(id)],
  }));
  const found = findSystemic(whole).map((hit) => ({ ...hit, id: hit.category }));
  const categories = seedsOf(found, text, (id) => ({
    axis: 'situational',
    entity: id,
    match_type: 'situational',
    strength: SITUATIONAL_STRENGTH.category,
  }));
  return [...places, ...categories];
}

function placeKind(id: string): 'city' | 'country' | 'bloc' {
  return id === 'city' ? 'city' : id === 'country' ? 'country' : 'bloc';
}

function geoSeeds(lens: Lens, source: SourceTier): readonly Seed[] {
  const listed = source.tier === 1 || source.tier === 2;
  if (!listed || lens.country === undefined || source.country !== lens.country) return [];
  return [
    { axis: 'geo', entity: source.publisher, match_type: 'geo', strength: MATCH_STRENGTH.geo, spans: [] },
  ];
}

/** One seed per entry that was met, with its first spans, title before snippet. A hit across the two fields is none. */
function seedsOf(
  found: readonly { readonly id: string; readonly start: number; readonly end: number }[],
  text: ScoredText,
  describe: (id: string) => Omit<Seed, 'spans'>,
): Seed[] {
  const spansById = new Map<string, SeedSpan[]>();
  for (const hit of found) {
    const span = spanOf(hit, text.title.length);
    if (!span) continue;
    const spans = spansById.get(hit.id);
    if (!spans) spansById.set(hit.id, [span]);
    else if (spans.length < SPANS_KEPT) spans.push(span);
  }
  return [...spansById].map(([id, spans]) => ({ ...describe(id), spans }));
}

function spanOf(
  hit: { readonly start: number; readonly end: number },
  titleLength: number,
): SeedSpan | undefined {
  if (hit.end <= titleLength) return { field: 'title', start: hit.start, end: hit.end };
  const shift = titleLength + 1;
  if (hit.start < shift) return undefined;
  return { field: 'snippet', start: hit.start - shift, end: hit.end - shift };
}

function hitOf(axis: string, weight: number, seeds: readonly Seed[], factor: number): Impact['hits'] {
  if (seeds.length === 0) return [];
  const best = seeds.reduce((strength, seed) => Math.max(strength, seed.strength), 0);
  return [{ axis, contribution: fromMicros(toMicros(weight * best * factor)) }];
}

function impactOf(hits: Impact['hits'], seeds: readonly Seed[]): Impact {
  const micros = hits.reduce((sum, hit) => sum + toMicros(hit.contribution), 0);
  return { total: fromMicros(Math.min(MICROS, micros)), hits, seeds };
}
