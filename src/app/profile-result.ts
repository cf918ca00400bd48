import type * as z from 'zod/v4';
import { isoTime } from '../base/index.ts';
import { profileGaps } from '../core/profile.ts';
import { trustedHosts } from '../core/trusted-hosts.ts';
import { readProfile, readSetting } from '../ledger/index.ts';
import type { App } from './app.ts';
import type { Plain } from './define-tool.ts';
import { lensOf } from './lens-of.ts';
import type { profileShape } from './shapes.ts';

export type ProfileResult = Plain<z.output<typeof profileShape>>;

const HOSTS_OFFERED = 40;

/** The profile as tools answer it; `configured: false` before there is one. */
export function profileResult(app: App): ProfileResult {
  const { db } = app;
  const profile = readProfile(db);
  if (!profile) {
    return {
      configured: false,
      hint: 'There is no profile yet. Ask the person what moves their life (holdings, work, studies, place), then call update_profile with one to six axes, each with keywords and reach anchors, and their location.',
    };
  }
  const { country } = lensOf(app);
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
