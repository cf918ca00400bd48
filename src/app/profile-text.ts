import type { ProfileResult } from './profile-result.ts';

/** The profile as readable lines. */
export function profileText(result: ProfileResult): string {
  if (!result.configured) return result.hint ?? 'There is no profile yet.';
  const { user_context: context, gaps } = result;
  return [
    `Location: ${context?.location || '(none)'}${context?.country ? ` (${context.country})` : ''}; languages: ${context?.languages.join(', ')}`,
    `Last scan: ${result.last_scan ?? 'never'}`,
    '',
    ...(result.axes ?? []).flatMap((axis) => [
      `${axis.id} "${axis.label}" ${(axis.weight * 100).toFixed(1)}%`,
      `  keywords: ${axis.keywords.join(', ') || '(none)'}`,
      `  reach anchors: ${axis.reach_anchors.join(', ') || '(none)'}`,
      ...(axis.exclude?.length ? [`  not with: ${axis.exclude.join(', ')}`] : []),
      ...(axis.all_of?.length ? [`  only with: ${axis.all_of.join(', ')}`] : []),
    ]),
    '',
    `Gaps: ${gaps ? gapWords(gaps).join('; ') || 'none' : 'none'}`,
    `Trusted outlets to prefer: ${(result.trusted_hosts ?? []).map((outlet) => outlet.host).join(', ')}`,
  ].join('\n');
}

function gapWords(gaps: NonNullable<ProfileResult['gaps']>): string[] {
  return [
    ...(gaps.needs_onboarding ? ['an axis has no keywords'] : []),
    ...(gaps.lens_narrow ? ['an axis has no reach anchors'] : []),
    ...(gaps.location_missing ? ['no location'] : []),
    ...(gaps.country_unknown ? ['the country is not known'] : []),
  ];
}
