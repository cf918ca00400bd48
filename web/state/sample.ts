import { ledger, refresh } from './ledger.ts';

/** Fills the ledger with the invented day: its profile, its articles, and what was read of it. */
export async function fillSampleDay(now: number): Promise<void> {
  const { sampleDay } = await import('../../src/app/sample-day.ts');
  const { profile, articles, read } = sampleDay(now);
  const { axes, user_context } = profile;
  await ledger().updateProfile({
    axes: axes.map(({ id, label, weight, keywords, reach_anchors }) => ({
      id,
      label,
      weight,
      keywords: [...keywords],
      reach_anchors: [...reach_anchors],
    })),
    user_context: { location: user_context.location, languages: [...user_context.languages] },
  });
  await ledger().ingestNews({ articles });
  if (read.length > 0) await ledger().markRead({ urls: [...read] });
  await refresh();
}
