import * as z from 'zod/v4';
import { isoTime } from '../../base/index.ts';
import { profileGaps } from '../../core/profile.ts';
import { trustedHosts } from '../../core/trusted-hosts.ts';
import { readProfile, readSetting } from '../../ledger/index.ts';
import type { App } from '../app.ts';
import { defineTool, type Plain } from '../define-tool.ts';
import { profileText } from '../profile-text.ts';
import { profileShape } from '../shapes.ts';

export type ProfileResult = Plain<z.output<typeof profileShape>>;

const HOSTS_OFFERED = 40;

export const showProfile = defineTool({
  name: 'show_profile',
  title: 'Show the profile',
  description:
    "The person's news lens: axes of interest with weights, keywords and reach anchors, place, languages, time of the last scan, what onboarding still lacks, and trusted outlets to prefer when searching. Call it first in every news turn.",
  category: 'profile',
  scope: 'profile:read',
  annotations: { readOnlyHint: true, openWorldHint: false },
  input: z.strictObject({}),
  output: profileShape,
  run: (app) => profileResult(app),
  text: profileText,
});

/** The profile as tools answer it; `configured: false` before there is one. */
export function profileResult({ db, lens }: App): ProfileResult {
  const profile = readProfile(db);
  if (!profile) {
    return {
      configured: false,
      hint: 'There is no profile yet. Ask the person what moves their life (holdings, work, studies, place), then call update_profile with one to six axes, each with keywords and reach anchors, and their location.',
    };
  }
  const { country } = lens();
  const lastScan = readSetting<number>(db, 'last_scan');
  const { languages } = profile.user_context;
  return {
    configured: true,
    axes: profile.axes,
    user_context: profile.user_context,
    last_scan: lastScan === undefined ? null : isoTime(lastScan),
    gaps: profileGaps(profile, country),
    trusted_hosts: trustedHosts({ country, languages, limit: HOSTS_OFFERED }).map(
      ({ host, publisher, tier, country: of }) => ({
        host,
        publisher,
        tier,
        ...(of !== undefined && { country: of }),
      }),
    ),
  };
}
