import { compileKeywords, type KeywordMatcher } from './match.ts';
import { resolvePlace } from './place.ts';
import { placeKeywords } from './place-mention.ts';
import type { Axis, Profile } from './profile.ts';
import { type SourceOverrides, type SourceTier, sourceTier } from './source-tier.ts';

/** A profile made ready for scoring many articles. */
export interface Lens {
  readonly profile: Profile;
  /** ISO 3166-1 alpha-2 of the person's country, where it is known. */
  readonly country: string | undefined;
  readonly axes: readonly { readonly axis: Axis; readonly matcher: KeywordMatcher }[];
  readonly place: { readonly matcher: KeywordMatcher; readonly entityById: ReadonlyMap<string, string> };
  judgeSource(article: { readonly url: string; readonly source: string }): SourceTier;
}

/** Compiles every keyword of the profile once. Pure: the same profile gives a lens with the same answers. */
export function compileLens(profile: Profile, overrides: SourceOverrides = {}): Lens {
  const { user_context } = profile;
  const place = resolvePlace(user_context);
  const mentions = placeKeywords(place);
  const topics = profile.axes.flatMap((axis) => [axis.id, ...axis.keywords, ...axis.reach_anchors]);
  const country = place.country;
  return {
    profile,
    country,
    axes: profile.axes.map((axis) => ({ axis, matcher: compileAxis(axis) })),
    place: {
      matcher: compileKeywords(mentions),
      entityById: new Map(mentions.toReversed().map((mention) => [mention.id, mention.keyword])),
    },
    judgeSource: ({ url, source }) =>
      sourceTier({
        url,
        source,
        languages: user_context.languages,
        topics,
        overrides,
        ...(country && { country }),
      }),
  };
}

/** Ids of entries: `k:` keywords, `r:` reach anchors, then the words themselves. */
function compileAxis(axis: Axis): KeywordMatcher {
  const limits = {
    ...(axis.exclude?.length && { exclude: axis.exclude }),
    ...(axis.all_of?.length && { all_of: axis.all_of }),
  };
  return compileKeywords([
    ...axis.keywords.map((keyword) => ({ id: `k:${keyword}`, keyword, ...limits })),
    ...axis.reach_anchors.map((keyword) => ({ id: `r:${keyword}`, keyword, ...limits })),
  ]);
}
