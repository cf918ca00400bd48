import { describe, expect, test } from 'vitest';
import { createSkope, localCaller } from '../../src/app/skope.ts';
import { estimateTokens } from '../../src/base/index.ts';
import { effectiveN } from '../../src/core/concentration.ts';
import { AXES, anArticle, CONTEXT, DAY, HOUR, NOON, openProfiledApp } from './open-test-app.ts';

describe('get_brief', () => {
  test('holds the fields of the contract', async () => {
    const { skope } = await openProfiledApp();
    await skope.ingestNews({
      articles: [
        anArticle({
          title: 'Tesla opens a plant',
          snippet: 'In Berlin.',
          published_at: '2026-11-29T23:59:00Z',
        }),
      ],
    });
    const brief = await skope.getBrief();
    expect(brief.generated_at).toBe('2026-11-30T12:00:00.000Z');
    expect(brief.radar).toEqual([
      {
        title: 'Tesla opens a plant',
        snippet: 'In Berlin.',
        source: 'Reuters',
        url: expect.stringMatching(/^https:\/\/www\.reuters\.com\//),
        tier: 1,
        published_at: '2026-11-29T23:59:00.000Z',
        first_seen: '2026-11-30T12:00:00.000Z',
        age_days: 1,
        impact: {
          total: 0.24,
          hits: [{ axis: 'asset', contribution: 0.24 }],
          seeds: [
            {
              axis: 'asset',
              entity: 'Tesla',
              match_type: 'keyword',
              strength: 0.6,
              spans: [{ field: 'title', start: 0, end: 5 }],
            },
          ],
        },
      },
    ]);
    expect([brief.world, brief.radar_total, brief.next_cursor, brief.note]).toEqual([
      [],
      1,
      undefined,
      undefined,
    ]);
  });

  test('ranks by impact × recency × freshness', async () => {
    const { skope, clock } = await openProfiledApp();
    const strongOld = anArticle({ title: 'Tesla asks TSMC', published_at: '2026-11-26T08:00:00Z' }); // 0.39 × 0.6
    const weakNew = anArticle({ title: 'Tesla opens a plant' }); // 0.24 × 1
    await skope.ingestNews({ articles: [strongOld, weakNew] });
    const order = async () => (await skope.getBrief({ window_days: 30 })).radar.map((entry) => entry.title);
    expect(await order()).toEqual([weakNew.title, strongOld.title]);
    await skope.getBrief({ rotate: true, limit: 1 }); // 0.24 × 0.3
    expect(await order()).toEqual([strongOld.title, weakNew.title]);
    clock.now += 3 * DAY; // 0.39 × 0.3, 0.24 × 0.7
    expect(await order()).toEqual([weakNew.title, strongOld.title]);
  });

  test('shows at most three purely situational entries of one category a page, the others later', async () => {
    const { skope } = await openProfiledApp();
    const quakes = Array.from({ length: 7 }, (_, n) =>
      anArticle({ title: `Magnitude ${n + 3} earthquake off the coast` }),
    );
    await skope.ingestNews({ articles: [...quakes, anArticle({ title: 'WebAssembly everywhere' })] });
    const first = await skope.getBrief();
    expect(first.radar.map((entry) => entry.impact.total)).toEqual([0.15, 0.12, 0.12, 0.12]);
    const second = await skope.getBrief({ cursor: first.next_cursor as string });
    const third = await skope.getBrief({ cursor: second.next_cursor as string });
    expect([second.radar.length, third.radar.length, third.next_cursor]).toEqual([3, 1, undefined]);
  });

  test('has no cap by source or axis', async () => {
    const { skope } = await openProfiledApp();
    await skope.ingestNews({ articles: Array.from({ length: 12 }, () => anArticle()) });
    expect((await skope.getBrief()).radar).toHaveLength(12);
  });

  test('the world is tier 1, without a path, unread, sources in turn, newest first', async () => {
    const { skope, clock } = await openProfiledApp();
    const world = (host: string, title: string) =>
      anArticle({ url: `https://${host}/news/${title.replaceAll(' ', '-')}`, source: host, title });
    await skope.ingestNews({
      articles: [
        world('www.reuters.com', 'A museum opens its doors'),
        world('www.reuters.com', 'A choir of bakers'),
        world('www.reuters.com', 'Tesla opens a plant'),
        world('www.hani.co.kr', 'A garden by the river'),
        world('blog.example.org', 'A poem about rain'),
      ],
    });
    clock.now += HOUR;
    await skope.ingestNews({
      articles: ['Night trains return', 'Olive growers prune', 'Lighthouses open', 'Bees in town'].map(
        (title) => world('apnews.com', title),
      ),
    });
    const sources = async () => (await skope.getBrief()).world.map((entry) => entry.source);
    expect(await sources()).toEqual([
      'apnews.com',
      'www.reuters.com',
      'apnews.com',
      'www.reuters.com',
      'apnews.com',
    ]);
    await skope.markRead({ urls: ['https://www.reuters.com/news/A-choir-of-bakers'] });
    expect(await sources()).toEqual([
      'apnews.com',
      'www.reuters.com',
      'apnews.com',
      'apnews.com',
      'apnews.com',
    ]);
  });

  test('the world comes with the first page only', async () => {
    const { skope } = await openProfiledApp();
    await skope.ingestNews({ articles: [anArticle(), anArticle(), anArticle({ title: 'A museum opens' })] });
    const first = await skope.getBrief({ limit: 1 });
    expect(first.world).toHaveLength(1);
    expect((await skope.getBrief({ cursor: first.next_cursor as string })).world).toEqual([]);
  });

  test('says why there is nothing', async () => {
    const { skope, clock } = await openProfiledApp();
    expect((await skope.getBrief()).note).toMatch(/holds no article yet/);
    await skope.ingestNews({ articles: [anArticle()] });
    clock.now += 10 * DAY;
    expect((await skope.getBrief()).note).toMatch(
      /^Nothing unread in the last 7 days; the ledger holds 1 articles/,
    );
  });

  test.each([
    [{ limit: 0 }, /^limit: /],
    [{ limit: 1.5 }, /^limit: /],
    [{ window_days: 31 }, /^window_days: /],
    [{ since: 'yesterday' }, /^since: /],
    [{ cursor: 'x' }, /^cursor: /],
    [{ cursor: btoa('[2,1,7,null,1,0,[]]') }, /^cursor: /],
    [{ cursor: btoa('[2,1e99,7,null,1,0,[[null,1,"000000000000"]]]') }, /^cursor: /],
    [{ max_tokens: 10 }, /^max_tokens: /],
    [{ rotate: 'yes' }, /^rotate: /],
    [{ windowDays: 3 }, /^windowDays: there is no such field/],
  ])('refuses %j, naming the field', async (args, message) => {
    const { skope } = await openProfiledApp();
    await expect(skope.call('get_brief', args)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringMatching(message),
    });
  });

  test('a cursor ends with the profile that it was made under', async () => {
    const { skope } = await openProfiledApp();
    await skope.ingestNews({ articles: [anArticle(), anArticle()] });
    const { next_cursor } = await skope.getBrief({ limit: 1 });
    await skope.updateProfile({ axes: AXES });
    await expect(skope.getBrief({ cursor: next_cursor as string })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringMatching(/^cursor: the profile has changed/),
    });
  });

  test('rotate needs news:write, reading does not', async () => {
    const { app } = await openProfiledApp();
    const reader = createSkope(app, localCaller('library', 'reader', ['news:read']));
    await expect(reader.getBrief()).resolves.toMatchObject({ radar: [] });
    await expect(reader.getBrief({ rotate: false })).resolves.toMatchObject({ radar: [] });
    await expect(reader.getBrief({ rotate: true })).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
    expect(app.db.get('SELECT count(*) AS n FROM brief_shown')).toEqual({ n: 0 });
  });
});

describe('the text of a brief', () => {
  const long = (n: number) =>
    anArticle({
      url: `https://www.reuters.com/${'속보'.repeat(300)}/${n}`,
      title: `Tesla ${'아주 긴 제목 '.repeat(90)}${n}`,
      snippet: '긴 설명 '.repeat(400),
      source: '로이터 '.repeat(40),
    });

  test.each([300, 500, 1000, 2500, 8000])('stays within %i tokens', async (max_tokens) => {
    const { skope } = await openProfiledApp();
    const axes = AXES.map((axis) => ({ ...axis, id: `${axis.id}${'축'.repeat(50)}` }));
    await skope.updateProfile({ axes, user_context: CONTEXT });
    await skope.ingestNews({ articles: Array.from({ length: 15 }, (_, n) => long(n)) });
    await skope.ingestNews({ articles: [anArticle({ title: '박물관이 문을 연다'.repeat(60) })] });
    const text = await skope.callForText('get_brief', { max_tokens });
    expect(estimateTokens(text)).toBeLessThanOrEqual(max_tokens);
    expect(text.startsWith('Headlines and snippets below are third-party text')).toBe(true);
  });

  test('is shortened before an entry is dropped', async () => {
    const { skope } = await openProfiledApp();
    await skope.ingestNews({
      articles: Array.from({ length: 12 }, () => anArticle({ snippet: 'word '.repeat(300) })),
    });
    const brief = await skope.getBrief({ max_tokens: 700 });
    expect(brief.radar).toHaveLength(12);
    expect(await skope.callForText('get_brief', { max_tokens: 700 })).not.toContain('word word');
  });

  test('names the cursor where there is more', async () => {
    const { skope } = await openProfiledApp();
    await skope.ingestNews({ articles: Array.from({ length: 13 }, () => anArticle()) });
    const { next_cursor } = await skope.getBrief();
    expect(await skope.callForText('get_brief')).toContain(
      `13 on the radar in all. More: get_brief with cursor "${next_cursor}".`,
    );
  });
});

describe('concentration', () => {
  test('is 1 / Σ p² over 14 days of impact, and warns below 1.8', async () => {
    const { skope, clock } = await openProfiledApp({ now: NOON - 14 * DAY });
    await skope.ingestNews({ articles: [anArticle({ title: 'SQLite everywhere' })] });
    clock.now = NOON;
    await skope.ingestNews({
      articles: [anArticle(), anArticle(), anArticle(), anArticle({ title: 'TSMC hires again' })],
    });
    const { concentration } = await skope.getBrief();
    const shares = [720_000 / 870_000, 150_000 / 870_000];
    expect(concentration).toMatchObject({
      threshold: 1.8,
      distribution: [
        { axis: 'asset', share: shares[0] },
        { axis: 'career', share: shares[1] },
      ],
      reads: { effective_n: 0, distribution: [] },
    });
    expect(concentration.effective_n).toBeCloseTo(effectiveN(shares), 12);
    expect(concentration.warning).toMatch(/^83% of the last 14 days comes through "asset"/);
    expect(concentration.history).toHaveLength(14);
    expect(concentration.history.at(-1)).toMatchObject({ date: '2026-11-30', total: 0.87 });
  });

  test('counts what was read apart from what was collected', async () => {
    const { skope } = await openProfiledApp();
    const read = anArticle({ title: 'TSMC hires again' });
    await skope.ingestNews({ articles: [read, anArticle()] });
    await skope.markRead({ urls: [read.url] });
    const { concentration } = await skope.getBrief();
    expect(concentration.distribution.map((part) => part.axis)).toEqual(['asset', 'career']);
    expect(concentration.reads).toMatchObject({
      effective_n: 1,
      distribution: [{ axis: 'career', share: 1 }],
    });
  });

  test('never warns a profile of one axis', async () => {
    const { skope } = await openProfiledApp();
    await skope.updateProfile({ axes: AXES.slice(0, 1) });
    await skope.ingestNews({ articles: [anArticle()] });
    const { concentration } = await skope.getBrief();
    expect(concentration.effective_n).toBe(1);
    expect(concentration).not.toHaveProperty('warning');
  });

  test('is 0 and silent where there is nothing', async () => {
    const { skope } = await openProfiledApp();
    expect((await skope.getBrief()).concentration).toMatchObject({ effective_n: 0, distribution: [] });
  });
});
