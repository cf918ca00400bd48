import { describe, expect, test } from 'vitest';
import { lensOf } from '../../src/app/lens-of.ts';
import { AXES, anArticle, CONTEXT, DAY, HOUR, openProfiledApp, openTestApp } from './open-test-app.ts';

const hostOf = (url: string): string => new URL(url).hostname;

describe('ingest_news counts', () => {
  test('received as sent = new + duplicates + rejected', async () => {
    const { skope } = await openProfiledApp();
    const known = anArticle();
    await skope.ingestNews({ articles: [known] });
    const fresh = anArticle();
    const result = await skope.ingestNews({
      articles: [
        known,
        fresh,
        { ...fresh },
        anArticle({ title: 'A choir of bakers' }),
        anArticle({ title: '' }),
      ],
    });
    expect(result).toMatchObject({ received: 5, new: 2, duplicates: 2, entered_radar: 1 });
    expect(result.rejected.map((refusal) => refusal.index)).toEqual([4]);
  });

  test('top holds the five strongest of what is new, ties by address', async () => {
    const { skope } = await openProfiledApp();
    const weak = [1, 2, 3, 4].map((part) => anArticle({ title: `WebAssembly everywhere, part ${part}` }));
    const strong = Array.from({ length: 3 }, () => anArticle());
    const { top, entered_radar } = await skope.ingestNews({ articles: [...weak, ...strong] });
    expect(entered_radar).toBe(7);
    expect(top.map((entry) => entry.impact)).toEqual([0.24, 0.24, 0.24, 0.15, 0.15]);
    expect(Object.keys(top[0] ?? {}).sort()).toEqual(['impact', 'source', 'title', 'url']);
    const urls = top.slice(0, 3).map((entry) => entry.url);
    expect(urls).toEqual([...urls].sort());
  });

  test('ingesting again changes nothing, whatever the time', async () => {
    const { skope, app, clock } = await openProfiledApp();
    const link = 'https://example.org/live';
    const articles = [
      anArticle({ published_at: '2026-11-29T10:00:00Z', snippet: 'one' }),
      anArticle({ url: link, title: 'Tesla sells more' }),
      anArticle({ url: `${link}?utm_source=x`, title: 'Tesla sells fewer' }),
      anArticle({ url: 'https://example.org/page', title: 'Bakers of the town sing' }),
      anArticle({ url: 'https://example.org/page', title: '전혀 다른 이야기 하나' }),
    ];
    await skope.ingestNews({ articles });
    const digest = app.digest();
    clock.now += 2 * HOUR;
    expect(await skope.ingestNews({ articles })).toMatchObject({
      new: 0,
      duplicates: 5,
      entered_radar: 0,
      top: [],
    });
    expect(app.digest()).toBe(digest);
  });
});

describe('ingest_news refuses', () => {
  test('a batch in which every article is refused, and writes nothing', async () => {
    const { skope, app } = await openProfiledApp();
    const digest = app.digest();
    await expect(
      skope.ingestNews({ articles: [anArticle({ url: 'javascript:alert(1)' }), anArticle({ title: ' ' })] }),
    ).rejects.toMatchObject({ code: 'NO_ARTICLE_KEPT' });
    expect(app.digest()).toBe(digest);
    expect((await skope.showProfile()).last_scan).toBeNull();
  });

  test('an empty batch', async () => {
    const { skope } = await openProfiledApp();
    await expect(skope.ingestNews({ articles: [] })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  test('anything before there is a profile', async () => {
    const { skope } = await openTestApp();
    await expect(skope.ingestNews({ articles: [anArticle()] })).rejects.toMatchObject({ code: 'NO_PROFILE' });
    await expect(skope.ingestNews({ articles: [] })).rejects.toMatchObject({ code: 'NO_PROFILE' });
    await expect(skope.getBrief()).rejects.toMatchObject({ code: 'NO_PROFILE' });
    await expect(skope.scanNews({ queries: ['x'] })).rejects.toMatchObject({ code: 'NO_PROFILE' });
    await expect(skope.readingSignal()).rejects.toMatchObject({ code: 'NO_PROFILE' });
  });

  test.each([
    [{ articles: 'none' }, /^articles: /],
    [{ articles: [anArticle()], query: 'x' }, /^query: there is no such field/],
    [{ articles: [anArticle()], query_context: 7 }, /^query_context: /],
    [{}, /^articles: /],
  ])('%j, naming the field', async (args, message) => {
    const { skope } = await openProfiledApp();
    await expect(skope.call('ingest_news', args)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringMatching(message),
    });
  });

  test.each([
    [{ url: 'not a url' }, 'articles[1].url'],
    [{ url: 'mailto:a@example.org' }, 'articles[1].url'],
    [{ title: '\u200b\u202e' }, 'articles[1].title'],
    [{ source: ' ' }, 'articles[1].source'],
    [{ snippet: 3 }, 'articles[1].snippet'],
    [{ author: 'x' }, 'articles[1].author'],
    [{ title: undefined }, 'articles[1].title'],
  ])('an article with %j by its index and field', async (over, field) => {
    const { skope } = await openProfiledApp();
    const { rejected, new: added } = await skope.ingestNews({
      articles: [anArticle(), { ...anArticle(), ...over } as never],
    });
    expect(added).toBe(1);
    expect(rejected).toMatchObject([{ index: 1, code: 'INVALID_ARGUMENT' }]);
    expect(rejected[0]?.message.startsWith(`${field}: `)).toBe(true);
  });

  test('an article that is no object, by its index', async () => {
    const { skope } = await openProfiledApp();
    const { rejected } = (await skope.call('ingest_news', {
      articles: [anArticle(), 7, null, []],
    })) as never as {
      rejected: { index: number }[];
    };
    expect(rejected.map((refusal) => refusal.index)).toEqual([1, 2, 3]);
  });
});

describe('ingest_news keeps', () => {
  test.each([
    ['nonsense'],
    [''],
    ['2026-02-31'],
    ['1970-01-01'],
    ['2031-01-01T00:00:00Z'],
    [{ at: 1 }],
    [true],
    [null],
  ])('an article whose date is %j, without the date', async (published_at) => {
    const { skope } = await openProfiledApp();
    const { new: added, rejected } = await skope.ingestNews({
      articles: [{ ...anArticle(), published_at } as never],
    });
    expect([added, rejected]).toEqual([1, []]);
    const [entry] = (await skope.getBrief()).radar;
    expect(entry).not.toHaveProperty('published_at');
    expect(entry?.age_days).toBe(0);
  });

  test('query_context for audit, cut and cleaned', async () => {
    const { skope, app } = await openProfiledApp();
    await skope.ingestNews({ articles: [anArticle()], query_context: `lithium\u0000 ${'x'.repeat(5000)}` });
    const [scan] = app.db.all<{ query_context: string; received: number; added: number }>(
      'SELECT * FROM scan',
    );
    expect(scan).toMatchObject({ received: 1, added: 1 });
    expect(scan?.query_context).toMatch(/^lithium x+…$/);
    expect(scan?.query_context.length).toBe(2000);
  });

  test('last_scan as the time of the newest collection, also when nothing was new', async () => {
    const { skope, clock } = await openProfiledApp();
    expect((await skope.showProfile()).last_scan).toBeNull();
    const article = anArticle();
    await skope.ingestNews({ articles: [article] });
    clock.now += HOUR;
    await skope.ingestNews({ articles: [article] });
    expect((await skope.showProfile()).last_scan).toBe(new Date(clock.now).toISOString());
  });

  test('articles given as JSON strings, alone and as a list', async () => {
    const { skope } = await openProfiledApp();
    const list = [anArticle(), anArticle()];
    expect(await skope.call('ingest_news', { articles: JSON.stringify(list) })).toMatchObject({ new: 2 });
    expect(await skope.call('ingest_news', { articles: [JSON.stringify(anArticle())] })).toMatchObject({
      new: 1,
    });
  });

  test('one article of a page with an outlet’s two addresses, and two of equal titles on different days', async () => {
    const { skope, clock } = await openProfiledApp();
    const title = 'Tesla recalls forty thousand cars over brakes';
    const bbc = anArticle({ url: 'https://www.bbc.com/news/articles/c1', source: 'BBC', title });
    const other = anArticle({ url: 'https://www.bbc.co.uk/news/business-77', source: 'BBC', title });
    expect(hostOf(bbc.url)).not.toBe(hostOf(other.url));
    expect(await skope.ingestNews({ articles: [bbc, other] })).toMatchObject({ new: 1, duplicates: 1 });
    clock.now += 8 * DAY;
    const again = anArticle({ url: 'https://www.bbc.com/news/articles/c2', source: 'BBC', title });
    expect(await skope.ingestNews({ articles: [again] })).toMatchObject({ new: 1 });
  });

  test('nothing of a batch that came while another process changed the profile by the old one', async () => {
    const { skope, app } = await openProfiledApp();
    const lens = lensOf(app);
    await skope.updateProfile({ axes: [{ ...(AXES[2] as (typeof AXES)[number]) }], user_context: CONTEXT });
    expect(lensOf(app)).not.toBe(lens);
    await skope.ingestNews({ articles: [anArticle(), anArticle({ title: 'SQLite in the browser' })] });
    expect((await skope.getBrief()).radar.map((entry) => entry.impact.hits)).toEqual([
      [{ axis: 'tech', contribution: 0.6 }],
    ]);
  });
});
