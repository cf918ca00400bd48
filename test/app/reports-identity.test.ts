import { expect, test } from 'vitest';
import { anArticle, CONTEXT, DAY, HOUR, openProfiledApp, type TestApp } from './open-test-app.ts';

/** Rows of "News ledger" in the shared reports that only a ledger can show: identity, dates, read state. */

const titlesOf = async ({ skope }: TestApp): Promise<readonly string[]> =>
  (await skope.getBrief({ window_days: 30 })).radar.map((entry) => entry.title);

test('report 8 (TrendRadar 1051): a second run offers only what was not read', async () => {
  const opened = await openProfiledApp();
  const articles = [anArticle(), anArticle()];
  await opened.skope.ingestNews({ articles });
  await opened.skope.markRead({ urls: articles.map((article) => article.url) });
  const fresh = anArticle();
  await opened.skope.ingestNews({ articles: [...articles, fresh] });
  expect(await titlesOf(opened)).toEqual([fresh.title]);
});

test('report 12 (miniflux 3120, 797, 2358; rssguard 451): an edited title or slug updates the article, which stays read', async () => {
  const opened = await openProfiledApp();
  const story = (slug: string, title: string) => ({
    ...anArticle({ title }),
    url: `https://apnews.com/article/${slug}-0123456789abcdef0123456789abcdef`,
    source: 'AP News',
  });
  await opened.skope.ingestNews({ articles: [story('tesla-opens', 'Tesla opens a plant')] });
  await opened.skope.markRead({ urls: [story('tesla-opens', '').url] });
  const edited = await opened.skope.ingestNews({
    articles: [story('tesla-opens-late', 'Tesla opens a plant, late and with SQLite')],
  });
  expect(edited).toMatchObject({ new: 0, duplicates: 1 });
  expect(opened.app.db.all('SELECT title, read_at IS NOT NULL AS read FROM article')).toEqual([
    { title: 'Tesla opens a plant, late and with SQLite', read: 1 },
  ]);
});

test('report 12: a newer revision of a wire replaces an older one, never the other way round', async () => {
  const opened = await openProfiledApp();
  const wire = (revision: number) =>
    anArticle({ url: 'https://www.reuters.com/a/wire', title: `UPDATE ${revision}-Tesla opens a plant` });
  for (const revision of [1, 3, 2]) await opened.skope.ingestNews({ articles: [wire(revision)] });
  expect(await titlesOf(opened)).toEqual(['UPDATE 3-Tesla opens a plant']);
});

test('report 13 (FreshRSS PR 6664): an article is not its own duplicate when it is updated', async () => {
  const opened = await openProfiledApp();
  const article = anArticle({ title: 'Tesla opens a plant in the north' });
  await opened.skope.ingestNews({ articles: [article] });
  await opened.skope.ingestNews({ articles: [{ ...article, snippet: 'With lithium.' }] });
  const [entry] = (await opened.skope.getBrief()).radar;
  expect([entry?.snippet, entry?.impact.seeds.length]).toEqual(['With lithium.', 2]);
});

test('report 18 (miniflux 458): an article under two hosts of one outlet is one, by title and date', async () => {
  const opened = await openProfiledApp();
  const under = (host: string) =>
    anArticle({
      url: `https://${host}/2026/11/tesla-plant`,
      title: 'Tesla opens a plant in the far north of Sweden',
      source: 'Example Post',
      published_at: '2026-11-30T08:00:00Z',
    });
  expect(
    await opened.skope.ingestNews({
      articles: [under('www.examplepost.com'), under('news.examplepost.com')],
    }),
  ).toMatchObject({ new: 1, duplicates: 1 });
  await opened.skope.markRead({ urls: [under('news.examplepost.com').url] });
  expect(await titlesOf(opened)).toEqual([]);
});

test('report 35 (worldmonitor PR 517): a date without a zone is read, one that cannot be read is unknown, never now', async () => {
  const opened = await openProfiledApp();
  await opened.skope.ingestNews({
    articles: [
      anArticle({ title: 'Tesla one', published_at: 'Friday, November 27, 2026 - 12:38' }),
      anArticle({ title: 'Tesla two', published_at: 'some time last week' }),
    ],
  });
  const rows = (await opened.skope.getBrief()).radar.map((entry) => [entry.title, entry.published_at]);
  expect(new Map(rows as [string, string][])).toEqual(
    new Map([
      ['Tesla one', '2026-11-27T12:38:00.000Z'],
      ['Tesla two', undefined],
    ] as [string, string][]),
  );
});

test('report 442 (worldmonitor): a year-old item is not current news', async () => {
  const opened = await openProfiledApp();
  await opened.skope.ingestNews({ articles: [anArticle({ published_at: '2025-11-30T10:00:00Z' })] });
  expect(await titlesOf(opened)).toEqual([]);
});

test('report 39 (feedbin 156): marking all takes what was shown, not what came since', async () => {
  const opened = await openProfiledApp();
  await opened.skope.ingestNews({ articles: [anArticle(), anArticle()] });
  const shown = (await opened.skope.getBrief()).radar.map((entry) => entry.url);
  const late = anArticle();
  await opened.skope.ingestNews({ articles: [late] });
  await opened.skope.markRead({ urls: shown });
  expect(await titlesOf(opened)).toEqual([late.title]);
});

test.each([
  ['the scheme changes', { url: 'http://www.reuters.com/a/same' }],
  ['the title changes', { title: 'Tesla opens a very large plant' }],
  ['the date changes', { published_at: '2026-11-30T11:00:00Z' }],
  ['a snippet comes', { snippet: 'lithium' }],
  ['the source is written otherwise', { source: 'reuters.com' }],
])(
  'report 41 (zotero 2213, FreshRSS 1840, 5117, fornever.me 3): an article stays read when %s',
  async (_, over) => {
    const opened = await openProfiledApp();
    const article = anArticle({
      url: 'https://www.reuters.com/a/same',
      published_at: '2026-11-29T11:00:00Z',
    });
    await opened.skope.ingestNews({ articles: [article] });
    await opened.skope.markRead({ urls: [article.url] });
    opened.clock.now += HOUR;
    await opened.skope.ingestNews({ articles: [{ ...article, ...over }] });
    await opened.skope.updateProfile({ user_context: { ...CONTEXT, languages: ['en'] } });
    expect(await titlesOf(opened)).toEqual([]);
    expect(opened.app.db.get('SELECT count(*) AS n FROM article')).toEqual({ n: 1 });
  },
);

test('report 41 (brief-rss 435): items that share a link stay apart, also when they come again or change', async () => {
  const opened = await openProfiledApp();
  const item = (title: string) => anArticle({ url: 'https://example.org/today', title, source: 'Example' });
  const items = [item('Tesla opens a plant'), item('TSMC hires engineers'), item('삼성전자 실적 발표')];
  expect(await opened.skope.ingestNews({ articles: items })).toMatchObject({ new: 3, duplicates: 0 });
  expect(await opened.skope.ingestNews({ articles: items.toReversed() })).toMatchObject({
    new: 0,
    duplicates: 3,
  });
  await opened.skope.ingestNews({ articles: [item('TSMC hires more engineers')] });
  expect([...(await titlesOf(opened))].sort()).toEqual(
    ['TSMC hires more engineers', 'Tesla opens a plant', '삼성전자 실적 발표'].sort(),
  );
  // The address is all that a mark has, so it marks every item behind it.
  expect(await opened.skope.markRead({ urls: ['https://example.org/today'] })).toMatchObject({ marked: 3 });
});

test('report 42 (miniflux 1711, FreshRSS 5696): what is read is filtered before the limit, so a page is full', async () => {
  const opened = await openProfiledApp();
  const articles = Array.from({ length: 150 }, () => anArticle());
  await opened.skope.ingestNews({ articles });
  const leading = (await opened.skope.getBrief({ limit: 50, max_tokens: 20_000 })).radar.map(
    (entry) => entry.url,
  );
  await opened.skope.markRead({ urls: leading });
  const next = await opened.skope.getBrief({ limit: 50, max_tokens: 20_000 });
  expect([next.radar.length, next.radar_total]).toEqual([50, 100]);
});

test('report 46 (TrendRadar 677, 726; clarity-mcp 25): an object as a JSON string is taken, a bad one is named, nothing is not silent', async () => {
  const { skope } = await openProfiledApp();
  await skope.call('update_profile', {
    user_context: '{"location":"Seoul, South Korea","languages":["ko"]}',
  });
  expect((await skope.showProfile()).user_context?.location).toBe('Seoul, South Korea');
  await expect(skope.call('update_profile', { user_context: '{"location":' })).rejects.toMatchObject({
    code: 'INVALID_ARGUMENT',
    message: expect.stringMatching(/^user_context: /),
  });
  expect((await skope.getBrief()).note).toMatch(/no article yet/);
  const article = anArticle();
  await skope.ingestNews({ articles: [article] });
  await skope.markRead({ urls: [article.url] });
  expect((await skope.getBrief()).note).toMatch(/^Nothing unread/);
});

test('report 47 (Winds 24, miniflux 1645, Flow 281): rare sources keep their turn in the world, and one read moves no score', async () => {
  const opened = await openProfiledApp();
  const worldly = (host: string, n: number) =>
    anArticle({ url: `https://${host}/news/${n}`, title: `A museum opens hall ${n}`, source: host });
  await opened.skope.ingestNews({
    articles: [
      ...Array.from({ length: 20 }, (_, n) => worldly('apnews.com', n)),
      worldly('www.reuters.com', 99),
    ],
  });
  expect((await opened.skope.getBrief()).world.map((entry) => entry.source)).toContain('www.reuters.com');
  const [read, other] = [anArticle(), anArticle()];
  await opened.skope.ingestNews({ articles: [read, other] });
  const before = (await opened.skope.getBrief()).radar.find((entry) => entry.url === other.url)?.impact;
  await opened.skope.markRead({ urls: [read.url] });
  expect((await opened.skope.getBrief()).radar.find((entry) => entry.url === other.url)?.impact).toEqual(
    before,
  );
});

test('report 48 (Folo 849): what is read is gone from every list that offers news', async () => {
  const opened = await openProfiledApp();
  const articles = [anArticle(), anArticle({ title: 'A museum opens its doors' })];
  await opened.skope.ingestNews({ articles });
  await opened.skope.markRead({ urls: articles.map((article) => article.url) });
  const since = new Date(opened.clock.now - DAY).toISOString();
  for (const args of [{}, { since }, { since_last: true }, { window_days: 30 }, { rotate: true }]) {
    const { radar, world, radar_total } = await opened.skope.getBrief(args);
    expect([radar, world, radar_total]).toEqual([[], [], 0]);
  }
});
