import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { TierMark } from '../pictures/tier-mark.tsx';
import type { Headline } from '../state/brief.ts';
import { agoText, fullTime } from '../state/time-text.ts';

/** Outlet, tier and age, in that order; what a date means stands in its title. */
export function EntryMeta({
  entry,
  children,
}: {
  readonly entry: Headline;
  readonly children?: ComponentChildren;
}) {
  const time = entry.published_at ?? entry.first_seen;
  const meaning = entry.published_at ? t().brief.published(fullTime(time)) : t().brief.found(fullTime(time));
  return (
    <p class="entry-meta">
      <span class="outlet">{entry.source}</span>
      <TierMark tier={entry.tier} />
      <time dateTime={time} title={meaning}>
        {agoText(time, Date.now())}
      </time>
      {children}
    </p>
  );
}
