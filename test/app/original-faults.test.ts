import { expect, test } from 'vitest';
import { AXES, anArticle, CONTEXT, DAY, HOUR, NOON, openProfiledApp, openTestApp } from './open-test-app.ts';

/** The faults that were found in the first skope (S1 to S15), each with what is right. */

const titles = (entries: readonly { readonly title: string }[]): readonly string[] =>
  entries.map((entry) => entry.title);

test('S1: a read article is gone from both layers', async () => {
  const { skope } = await openProfiledApp();
  const reaching = anArticle({ title: 'Tesla opens a plant' });
  const worldly = anArticle({ title: 'A museum opens its doors' });
  await skope.ingestNews({ articles: [reaching, worldly] });
  const before = await skope.getBrief();
  expect([titles(before.radar), titles(before.world)]).toEqual([[reaching.title], [worldly.title]]);
  await skope.markRead({ urls: [reaching.url, worldly.url] });
  const after = await skope.getBrief();
  expect([after.radar, after.world, after.radar_total]).toEqual([[], [], 0]);
});

test('S2: what was not read stays reachable after days away, and since_last catches up', async () => {
  const { skope, clock } = await openProfiledApp();
  const friday = anArticle();
  await skope.ingestNews({ articles: [friday] });
  await skope.getBrief({ rotate: true });
  clock.now += 3 * DAY;
  const monday = anArticle();
  expect((await skope.ingestNews({ articles: [friday, monday] })).new).toBe(1);
  expect(titles((await skope.getBrief()).radar)).toEqual([monday.title, friday.title]);
  expect(titles((await skope.getBrief({ since_last: true })).radar)).toEqual([monday.title]);
  clock.now += 20 * DAY;
  expect((await skope.getBrief()).radar).toEqual([]);
  expect((await skope.getBrief({ since_last: true })).radar).toHaveLength(1);
  expect((await skope.getBrief({ window_days: 30 })).radar).toHaveLength(2);
});

test('S3: an old article does not lead because it was found today, and its age is shown', async () => {
  const { skope } = await openProfiledApp();
  const old = anArticle({ published_at: '2024-11-30T08:00:00Z' });
  const lastWeek = anArticle({ published_at: '2026-11-25T08:00:00Z' });
  const today = anArticle({ title: 'TSMC hires again', published_at: '2026-11-30T08:00:00Z' });
  await skope.ingestNews({ articles: [old, lastWeek, today] });
  const { radar } = await skope.getBrief();
  expect(radar.map((entry) => [entry.title, entry.age_days])).toEqual([
    [today.title, 0],
    [lastWeek.title, 5],
  ]);
});

test('S4: what does not fit the page is counted and comes on the next one', async () => {
  const { skope } = await openProfiledApp();
  await skope.ingestNews({ articles: Array.from({ length: 30 }, () => anArticle()) });
  const first = await skope.getBrief();
  expect([first.radar.length, first.radar_total]).toEqual([12, 30]);
  const second = await skope.getBrief({ cursor: first.next_cursor as string });
  const third = await skope.getBrief({ cursor: second.next_cursor as string });
  expect(third.radar).toHaveLength(6);
  expect(third.next_cursor).toBeUndefined();
  const seen = [first, second, third].flatMap((page) => page.radar.map((entry) => entry.url));
  expect(new Set(seen).size).toBe(30);
});

test('S5: a brief read twice is the same brief; only rotate makes entries step back', async () => {
  const { skope, app } = await openProfiledApp();
  await skope.ingestNews({ articles: Array.from({ length: 3 }, () => anArticle()) });
  const digest = app.digest();
  expect(await skope.getBrief()).toEqual(await skope.getBrief());
  expect(app.digest()).toBe(digest);
  await skope.getBrief({ rotate: true, limit: 1 });
  const [first] = (await skope.getBrief({ limit: 1 })).radar;
  expect(first?.title).not.toBe((await skope.getBrief({ limit: 3 })).radar[2]?.title);
});

test('S6: the tier comes from the address, and a source that contradicts it is recorded', async () => {
  const { skope, app } = await openProfiledApp();
  await skope.ingestNews({ articles: [anArticle({ url: 'https://blog.example.org/a', source: 'Reuters' })] });
  const [entry] = (await skope.getBrief()).radar;
  expect([entry?.tier, entry?.impact.total]).toEqual([0, 0.144]);
  expect(app.db.get('SELECT contradicts FROM article')).toEqual({ contradicts: 'reuters.com' });
});

test('S7: an outlet by its name is known', async () => {
  const { skope } = await openProfiledApp();
  await skope.ingestNews({
    articles: [
      anArticle({ source: 'Reuters' }),
      anArticle({ url: 'https://www.bbc.co.uk/news/b', source: 'BBC News' }),
    ],
  });
  expect((await skope.getBrief()).radar.map((entry) => entry.tier)).toEqual([1, 1]);
});

test('S8: a batch is kept whole or not at all, with its impacts', async () => {
  const { skope, app } = await openProfiledApp();
  const digest = app.digest();
  app.db.exec(
    "CREATE TEMP TRIGGER stop BEFORE INSERT ON impact WHEN (SELECT count(*) FROM impact) = 2 BEGIN SELECT RAISE(ABORT, 'stop'); END",
  );
  const articles = Array.from({ length: 5 }, () => anArticle());
  await expect(skope.ingestNews({ articles })).rejects.toThrow();
  expect(app.digest()).toBe(digest);
  app.db.exec('DROP TRIGGER stop');
  expect((await skope.ingestNews({ articles })).new).toBe(5);
});

test.each([
  'http://www.reuters.com/world/a-story-2026-11-30/',
  'https://reuters.com/world/a-story-2026-11-30?utm_source=x&fbclid=1',
  'https://m.reuters.com/world/a-story-2026-11-30',
  'https://www.reuters.com/world/a-story-2026-11-30/amp',
  'https://www.google.com/url?q=https%3A%2F%2Fwww.reuters.com%2Fworld%2Fa-story-2026-11-30',
])('S9: mark_read by %s marks the article', async (variant) => {
  const { skope } = await openProfiledApp();
  await skope.ingestNews({
    articles: [anArticle({ url: 'https://www.reuters.com/world/a-story-2026-11-30' })],
  });
  expect(await skope.markRead({ urls: [variant, 'https://unknown.example.net/x'] })).toEqual({
    marked: 1,
    unknown: ['https://unknown.example.net/x'],
    rejected: [],
  });
  expect((await skope.getBrief()).radar).toEqual([]);
});

test('S10: one malformed article is refused by index, the rest are kept', async () => {
  const { skope } = await openProfiledApp();
  const result = await skope.ingestNews({
    articles: [
      anArticle(),
      anArticle({ url: 'ftp://example.org/a' }),
      anArticle({ title: ' \u200b ' }),
      anArticle(),
    ],
  });
  expect(result).toMatchObject({ received: 4, new: 2, duplicates: 0 });
  expect(result.rejected.map(({ index, code }) => [index, code])).toEqual([
    [1, 'INVALID_ARGUMENT'],
    [2, 'INVALID_ARGUMENT'],
  ]);
  expect(result.rejected.map(({ message }) => message.split(':')[0])).toEqual([
    'articles[1].url',
    'articles[2].title',
  ]);
});

test('S11: every seed is kept, not the first of an axis', async () => {
  const { skope } = await openProfiledApp();
  await skope.ingestNews({ articles: [anArticle({ title: 'Tesla and the Fed on lithium' })] });
  const [entry] = (await skope.getBrief()).radar;
  expect(entry?.impact.seeds.map((seed) => `${seed.match_type} ${seed.entity}`)).toEqual([
    'keyword Tesla',
    'reach Fed',
    'reach lithium',
    'situational rates-fx',
  ]);
});

test('S12: a profile change moves the meter at once; a dead axis leaves it', async () => {
  const { skope } = await openProfiledApp();
  await skope.ingestNews({ articles: [anArticle(), anArticle({ title: 'TSMC hires again' })] });
  const axes = (await skope.getBrief()).concentration.distribution.map((part) => part.axis);
  expect(axes).toEqual(['asset', 'career']);
  const [, career, tech] = AXES;
  await skope.updateProfile({ axes: [career, tech] as typeof AXES });
  expect((await skope.getBrief()).concentration).toMatchObject({
    effective_n: 1,
    distribution: [{ axis: 'career', share: 1 }],
  });
});

test('S13: text is cut, cleaned, and marked as third-party data', async () => {
  const { skope } = await openProfiledApp();
  await skope.ingestNews({
    articles: [
      anArticle({ title: `Tesla\u0000 \u202eevil\u{e0041} ${'x'.repeat(5000)}`, snippet: 'y'.repeat(9000) }),
    ],
  });
  const [entry] = (await skope.getBrief()).radar;
  expect(entry?.title.length).toBe(1000);
  expect(entry?.snippet?.length).toBe(2000);
  expect(entry?.title.startsWith('Tesla evil xxx')).toBe(true);
  expect(await skope.callForText('get_brief')).toMatch(/^Headlines and snippets below are third-party text/);
});

test('S14: no list is too long for one statement', async () => {
  const { skope } = await openProfiledApp();
  const articles = Array.from({ length: 2500 }, (_, index) =>
    anArticle({ title: `A choir of bakers sings song ${index}` }),
  );
  expect((await skope.ingestNews({ articles })).new).toBe(2500);
  const urls = articles.map((article) => article.url);
  expect(await skope.markRead({ urls: [...urls, ...urls] })).toMatchObject({ marked: 2500, unknown: [] });
});

test('S15: a profile that is replaced comes back by undo', async () => {
  const { skope, clock } = await openTestApp({ now: NOON });
  await skope.updateProfile({ axes: AXES, user_context: CONTEXT });
  const before = await skope.showProfile();
  clock.now += HOUR;
  await skope.updateProfile({ axes: [{ id: 'other', label: 'Other', weight: 1 }] });
  await skope.undo();
  expect(await skope.showProfile()).toEqual(before);
});
