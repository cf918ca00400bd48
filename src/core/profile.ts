import { Fault } from '../base/index.ts';

/** A lens of the person: `keywords` name it directly, `reach_anchors` are what moves it from upstream. */
export interface Axis {
  readonly id: string;
  readonly label: string;
  /** Share of the whole: all weights of a profile sum to 1. */
  readonly weight: number;
  readonly keywords: readonly string[];
  readonly reach_anchors: readonly string[];
  /** Words that take a hit back when they stand in the same text. */
  readonly exclude?: readonly string[] | undefined;
  /** Words that must all stand in the same text too ("only together with"). */
  readonly all_of?: readonly string[] | undefined;
  /** Where the axis came from: information only, never called. */
  readonly source?: string | undefined;
}

export interface UserContext {
  /** As a person writes it, "Busan, South Korea"; may be empty. */
  readonly location: string;
  /** BCP 47 codes in order of preference. */
  readonly languages: readonly string[];
  /** ISO 3166-1 alpha-2; beats the location. */
  readonly country?: string | undefined;
  readonly region?: string | undefined;
}

export interface Profile {
  readonly axes: readonly Axis[];
  readonly user_context: UserContext;
}

export const EMPTY_CONTEXT: UserContext = { location: '', languages: ['en'] };
export const MOST_AXES = 6;
/** Axes that rules write to; a person's axis may not be called so. */
export const VIRTUAL_AXES: readonly string[] = ['situational', 'geo'];

/**
 * The axes as stored: weights divided by their sum (all zero → uniform), the given order kept.
 * Faults: `INVALID_ARGUMENT` (none, a repeated or reserved id), `TOO_MANY_AXES`.
 */
export function normalizeAxes(axes: readonly Axis[]): readonly Axis[] {
  if (axes.length === 0) throw new Fault('INVALID_ARGUMENT', 'axes: give at least one axis (1 to 6).');
  if (axes.length > MOST_AXES) {
    throw new Fault(
      'TOO_MANY_AXES',
      `axes: ${axes.length} were given and ${MOST_AXES} is the most. Merge the closest ones and send the whole set again.`,
    );
  }
  refuseIds(axes);
  const sum = axes.reduce((total, axis) => total + axis.weight, 0);
  return axes.map((axis) => ({ ...axis, weight: sum > 0 ? axis.weight / sum : 1 / axes.length }));
}

function refuseIds(axes: readonly Axis[]): void {
  const seen = new Set<string>();
  axes.forEach((axis, index) => {
    if (VIRTUAL_AXES.includes(axis.id)) {
      throw new Fault(
        'INVALID_ARGUMENT',
        `axes[${index}].id: "${axis.id}" is a name that skope's own rules use; choose another.`,
      );
    }
    if (seen.has(axis.id)) {
      throw new Fault('INVALID_ARGUMENT', `axes[${index}].id: "${axis.id}" stands twice; ids are unique.`);
    }
    seen.add(axis.id);
  });
}

export interface ProfileGaps {
  /** Some axis other than `general` has no keyword yet. */
  readonly needs_onboarding: boolean;
  /** Some such axis has keywords but no reach anchor, so only direct hits are found. */
  readonly lens_narrow: boolean;
  readonly location_missing: boolean;
  /** The location or country names no country that skope knows. */
  readonly country_unknown: boolean;
  readonly per_axis: readonly {
    readonly id: string;
    readonly keywords: number;
    readonly reach_anchors: number;
    readonly federated: boolean;
  }[];
}

/** What onboarding still lacks (rules of the original ledger, and the place). */
export function profileGaps(profile: Profile, country: string | undefined): ProfileGaps {
  const counted = profile.axes.filter((axis) => axis.id !== 'general');
  return {
    needs_onboarding: counted.some((axis) => axis.keywords.length === 0),
    lens_narrow: counted.some((axis) => axis.keywords.length > 0 && axis.reach_anchors.length === 0),
    location_missing: profile.user_context.location === '',
    country_unknown: country === undefined,
    per_axis: profile.axes.map((axis) => ({
      id: axis.id,
      keywords: axis.keywords.length,
      reach_anchors: axis.reach_anchors.length,
      federated: axis.source !== undefined,
    })),
  };
}
