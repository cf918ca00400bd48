import { describe, expect, test } from 'vitest';
import { CONTEXT, HOUR, NOON, openProfiledApp } from './open-test-app.ts';

const reuters = (over: object = {}) => ({
  url: 'https://www.reuters.com/markets/tesla-plant-2026-11-30/',
  title: 'Tesla opens a plant near Busan',
  source: 'Reuters',
  published_at: new Date(NOON - HOUR).toISOString(),
  ...over,
});

describe('report 8 (TrendRadar 1051)', () => {
  test('a second run of the same search offers only what was unseen', async () => {
    const { skope } = await openProfiledApp();
    await skope.ingestNews({ articles: [reuters()] });
    const fresh = reuters({ url: 'https://www.reuters.com/markets/other/', title: 'Tesla hires welders' });
    const second = await skope.ingestNews({ articles: [reuters(), fresh] });
    expect(second).toMatchObject({ received: 2, new: 1, duplicates: 1 });
    expect(second.top.map((entry) => entry.title)).toEqual(['Tesla hires welders']);
  });
});

describe('report 12 (miniflux 3120, 797, 2358; rssguard 451)', () => {
  test('a title that is edited after publishing updates the same article, and it stays read', async () => {
    const { skope, app } = await openProfiledApp();
    await skope.ingestNews({ articles: [reuters()] });
    await skope.markRead({ urls: [reuters().url] });
    const edited = reuters({ title: 'UPDATE 1-Tesla opens a plant near Busan, hires 500' });
    expect(await skope.ingestNews({ articles: [edited] })).toMatchObject({ new: 0, duplicates: 1 });
    expect(app.db.all('SELECT title FROM article')).toEqual([{ title: edited.title }]);
    expect((await skope.getBrief()).radar).toEqual([]);
  });
});

describe('report 13 (FreshRSS PR 6664)', () => {
  test('an article is never a duplicate of itself when it is updated', async () => {
    const { skope } = await openProfiledApp();
    await skope.ingestNews({ articles: [reuters()] });
    await skope.ingestNews({ articles: [reuters({ title: 'Tesla opens its second plant near Busan' })] });
    const { radar } = await skope.getBrief();
    expect(radar.map((entry) => entry.title)).toEqual(['Tesla opens its second plant near Busan']);
  });
});

describe('report 18 (miniflux 458)', () => {
  test('a site that flips between two subdomains gives one article, read under either', async () => {
    const { skope } = await openProfiledApp();
    const at = (host: string) =>
      reuters({ url: `https://${host}.example.com/2026/tesla-plant`, source: 'example.com' });
    await skope.ingestNews({ articles: [at('news')] });
    expect(await skope.ingestNews({ articles: [at('edition')] })).toMatchObject({ new: 0, duplicates: 1 });
    expect(await skope.markRead({ urls: [at('edition').url] })).toMatchObject({ marked: 1, unknown: [] });
    expect((await skope.getBrief()).radar).toEqual([]);
  });
});

describe('report 39 (feedbin/support 156)', () => {
  test('marking what was shown leaves what has arrived since unread', async () => {
    const { skope } = await openProfiledApp();
    await skope.ingestNews({ articles: [reuters()] });
    const shown = await skope.getBrief();
    const later = reuters({ url: 'https://www.reuters.com/markets/later/', title: 'Tesla recalls vans' });
    await skope.ingestNews({ articles: [later] });
    await skope.markRead({ urls: shown.radar.map((entry) => entry.url) });
    expect((await skope.getBrief()).radar.map((entry) => entry.title)).toEqual(['Tesla recalls vans']);
  });
});

describe('report 41 (zotero 2213, owncloud news 807, FreshRSS 1840 and 5117, fornever.me 3, brief-rss 435)', () => {
  test('changed metadata never un-reads an article, and https is no other article than http', async () => {
    const { skope } = await openProfiledApp();
    await skope.ingestNews({
      articles: [reuters({ url: 'http://www.reuters.com/markets/tesla-plant-2026-11-30' })],
    });
    await skope.markRead({ urls: [reuters().url] });
    const changed = reuters({ snippet: 'New first lines.', published_at: new Date(NOON).toISOString() });
    expect(await skope.ingestNews({ articles: [changed] })).toMatchObject({ new: 0 });
    await skope.updateProfile({ user_context: { ...CONTEXT, languages: ['en'] } });
    expect((await skope.getBrief()).radar).toEqual([]);
  });

  test('distinct items that share a link stay distinct', async () => {
    const { skope } = await openProfiledApp();
    const url = 'https://www.reuters.com/live/markets';
    const items = [reuters({ url }), reuters({ url, title: 'Lithium miners cut output' })];
    expect(await skope.ingestNews({ articles: items })).toMatchObject({ new: 2, duplicates: 0 });
    expect(await skope.ingestNews({ articles: items })).toMatchObject({ new: 0, duplicates: 2 });
    expect(await skope.markRead({ urls: [url] })).toMatchObject({ marked: 2 });
  });
});

describe('report 46 (TrendRadar 677 and 726, clarity-mcp 25)', () => {
  test('an array that an agent passes as a JSON string is taken as the array', async () => {
    const { skope } = await openProfiledApp();
    const result = await skope.call('ingest_news', { articles: JSON.stringify([reuters()]) });
    expect(result).toMatchObject({ received: 1, new: 1 });
  });

  test('nothing in the window is said in words, apart from a failure', async () => {
    const { skope } = await openProfiledApp();
    expect(await skope.getBrief()).toMatchObject({
      radar: [],
      note: expect.stringContaining('no article yet'),
    });
    await skope.ingestNews({ articles: [reuters()] });
    await skope.markRead({ urls: [reuters().url] });
    expect(await skope.getBrief()).toMatchObject({
      radar: [],
      note: expect.stringContaining('Nothing unread'),
    });
  });
});
