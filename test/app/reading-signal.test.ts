import { describe, expect, test } from 'vitest';
import { AXES, anArticle, DAY, NOON, openProfiledApp, type TestApp } from './open-test-app.ts';

async function read({ skope }: TestApp, ...titles: readonly string[]): Promise<void> {
  const articles = titles.map((title) => anArticle({ title }));
  await skope.ingestNews({ articles });
  await skope.markRead({ urls: articles.map((article) => article.url) });
}

describe('reading_signal', () => {
  test('advises to promote an anchor from 3 reads over 2 days on, not before', async () => {
    const opened = await openProfiledApp({ now: NOON - 2 * DAY });
    await read(opened, 'lithium one', 'lithium two', 'lithium three', 'TSMC one');
    const sameDay = await opened.skope.readingSignal();
    expect(sameDay.hot_by_reach_anchor).toEqual([
      { entity: 'lithium', axis: 'asset', reads: 3, days: 1 },
      { entity: 'TSMC', axis: 'career', reads: 1, days: 1 },
    ]);
    opened.clock.now = NOON;
    await read(opened, 'TSMC two');
    expect((await opened.skope.readingSignal()).hot_by_reach_anchor[1]).toEqual({
      entity: 'TSMC',
      axis: 'career',
      reads: 2,
      days: 2,
    });
    await read(opened, 'TSMC three');
    const promoted = (await opened.skope.readingSignal()).hot_by_reach_anchor.find(
      (hot) => hot.entity === 'TSMC',
    );
    expect(promoted).toMatchObject({ reads: 3, days: 2, recommend: expect.stringContaining('"TSMC"') });
  });

  test('counts reads of the window only', async () => {
    const opened = await openProfiledApp({ now: NOON - 14 * DAY });
    await read(opened, 'Tesla one');
    opened.clock.now = NOON;
    expect((await opened.skope.readingSignal()).hot_by_axis).toEqual([]);
    const { window_days, hot_by_axis } = await opened.skope.readingSignal({ window_days: 15 });
    expect([window_days, hot_by_axis]).toEqual([15, [{ axis: 'asset', reads: 1, exposure: 1 }]]);
  });

  test('calls an axis stale from 10 % of exposure on, once anything was read, and general never', async () => {
    const opened = await openProfiledApp();
    const general = { id: 'general', label: 'General', weight: 3, keywords: ['choir'], reach_anchors: [] };
    await opened.skope.updateProfile({ axes: [...AXES, general] });
    await opened.skope.ingestNews({
      articles: ['SQLite everywhere', 'A choir sings'].map((title) => anArticle({ title })),
    });
    expect((await opened.skope.readingSignal()).stale_axes).toEqual([]);
    await read(opened, 'Tesla opens a plant');
    expect((await opened.skope.readingSignal()).stale_axes).toMatchObject([{ axis: 'tech', reads: 0 }]);
    await read(opened, ...Array.from({ length: 7 }, (_, n) => `Tesla opens plant ${n}`));
    const { stale_axes } = await opened.skope.readingSignal();
    expect(stale_axes).toEqual([]);
  });

  test('lists reads that no axis explains, though the band may', async () => {
    const opened = await openProfiledApp();
    await read(
      opened,
      'Tesla opens a plant',
      'A museum opens its doors',
      'Magnitude 7 earthquake off the coast',
    );
    const { unmatched_reads, hot_by_entity } = await opened.skope.readingSignal();
    expect(unmatched_reads.map((entry) => entry.title).sort()).toEqual([
      'A museum opens its doors',
      'Magnitude 7 earthquake off the coast',
    ]);
    expect(hot_by_entity.map((hot) => hot.entity)).toEqual(['Tesla']);
  });

  test('forgets axes that are gone, also in what was read long after it came', async () => {
    const opened = await openProfiledApp({ now: NOON - 40 * DAY });
    const old = anArticle({ title: 'Tesla and lithium' });
    await opened.skope.ingestNews({ articles: [old] });
    opened.clock.now = NOON;
    await opened.skope.markRead({ urls: [old.url] });
    await opened.skope.updateProfile({ axes: AXES.slice(1) });
    const signal = await opened.skope.readingSignal({ window_days: 60 });
    expect([signal.hot_by_reach_anchor, signal.hot_by_entity, signal.hot_by_axis]).toEqual([[], [], []]);
    expect((await opened.skope.getBrief()).concentration.reads.distribution).toEqual([]);
  });

  test('says that strengthening is safe from effective N 2.5 on', async () => {
    const opened = await openProfiledApp();
    const even = AXES.map((axis) => ({ ...axis, weight: 1 }));
    await opened.skope.updateProfile({ axes: even });
    await read(opened, 'Tesla one', 'semiconductor one');
    expect((await opened.skope.readingSignal()).concentration_gate).toEqual({
      effective_n: 2,
      safe_to_strengthen: false,
    });
    await read(opened, 'SQLite one');
    const { concentration_gate } = await opened.skope.readingSignal();
    expect(concentration_gate.effective_n).toBeCloseTo(3, 12);
    expect(concentration_gate.safe_to_strengthen).toBe(true);
  });

  test.each([[{ window_days: 0 }], [{ window_days: 91 }], [{ days: 3 }]])('refuses %j', async (args) => {
    const { skope } = await openProfiledApp();
    await expect(skope.call('reading_signal', args)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
});
