import { describe, expect, test } from 'vitest';
import { createSkope, localCaller } from '../../src/app/skope.ts';
import { AXES, anArticle, HOUR, openProfiledApp, openTestApp } from './open-test-app.ts';

const TITLE = 'Tesla recalls forty thousand cars over brakes';
const FIRST = anArticle({ url: 'https://www.bbc.com/news/articles/c1', source: 'BBC', title: TITLE });
const VARIANT = anArticle({ url: 'https://www.bbc.co.uk/news/business-77', source: 'BBC', title: TITLE });

const readTimes = (app: Awaited<ReturnType<typeof openTestApp>>['app']) =>
  app.db.all<{ read_at: number | null }>('SELECT read_at FROM article ORDER BY id').map((row) => row.read_at);

describe('mark_read', () => {
  test('counts known articles once each, whatever they are called', async () => {
    const { skope } = await openProfiledApp();
    await skope.ingestNews({ articles: [FIRST, VARIANT, anArticle({ url: 'https://example.org/x' })] });
    expect(
      await skope.markRead({
        urls: [
          FIRST.url,
          VARIANT.url,
          'http://example.org/x/',
          'https://example.org/none',
          'https://example.org/none',
        ],
      }),
    ).toEqual({ marked: 2, unknown: ['https://example.org/none'], rejected: [] });
  });

  test('is idempotent: the first time of a mark stays', async () => {
    const { skope, app, clock } = await openProfiledApp();
    await skope.ingestNews({ articles: [FIRST] });
    await skope.markRead({ urls: [FIRST.url] });
    const digest = app.digest();
    clock.now += HOUR;
    expect(await skope.markRead({ urls: [FIRST.url] })).toMatchObject({ marked: 1 });
    expect(app.digest()).toBe(digest);
  });

  test('keeps an unknown address as read, so that a later ingest of any variant is read', async () => {
    const { skope, app, clock } = await openProfiledApp();
    const marked = clock.now;
    await skope.markRead({ urls: ['https://example.org/later?utm_source=x'] });
    clock.now += HOUR;
    await skope.ingestNews({ articles: [anArticle({ url: 'http://www.example.org/later/' })] });
    expect(readTimes(app)).toEqual([marked]);
    expect((await skope.getBrief()).radar_total).toBe(0);
  });

  test('holds where an article gains the marked address only later', async () => {
    const { skope, app, clock } = await openProfiledApp();
    const marked = clock.now;
    await skope.markRead({ urls: [VARIANT.url] });
    await skope.ingestNews({ articles: [FIRST] });
    expect(readTimes(app)).toEqual([null]);
    clock.now += HOUR;
    await skope.ingestNews({ articles: [VARIANT] });
    expect(readTimes(app)).toEqual([marked]);
  });

  test('refuses an empty list, and names what is no address by its index', async () => {
    const { skope } = await openTestApp();
    await expect(skope.markRead({ urls: [] })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringMatching(/^urls: /),
    });
    expect(await skope.markRead({ urls: ['https://example.org/a', 'nothing'] })).toMatchObject({
      marked: 0,
      unknown: ['https://example.org/a'],
      rejected: [{ index: 1, code: 'INVALID_ARGUMENT', message: expect.stringMatching(/^urls\[1\]: /) }],
    });
  });

  test('takes one address or a list as a JSON string', async () => {
    const { skope } = await openTestApp();
    expect(await skope.call('mark_read', { urls: '["https://example.org/a"]' })).toMatchObject({ marked: 0 });
  });
});

describe('undo', () => {
  test('of mark_read gives back the same ledger', async () => {
    const { skope, app } = await openProfiledApp();
    await skope.ingestNews({ articles: [FIRST, anArticle()] });
    const digest = app.digest();
    await skope.markRead({ urls: [FIRST.url, 'https://example.org/none'] });
    expect(app.digest()).not.toBe(digest);
    expect(await skope.undo()).toMatchObject({ undone: 'mark_read' });
    expect(app.digest()).toBe(digest);
  });

  test('of a mark on an unknown address frees the article that came under it since', async () => {
    const { skope, app } = await openProfiledApp();
    await skope.markRead({ urls: [FIRST.url] });
    await skope.ingestNews({ articles: [FIRST] });
    await skope.undo();
    expect(readTimes(app)).toEqual([null]);
  });

  test('leaves an article read that another caller marked too, by another address', async () => {
    const { skope, app, clock } = await openProfiledApp();
    const other = createSkope(app, localCaller('library', 'another'));
    await skope.ingestNews({ articles: [FIRST, VARIANT] });
    await skope.markRead({ urls: [FIRST.url] });
    clock.now += HOUR;
    await other.markRead({ urls: [VARIANT.url] });
    await skope.undo();
    expect(readTimes(app)).toEqual([clock.now]);
    await other.undo();
    expect(readTimes(app)).toEqual([null]);
  });

  test('turns back only one’s own actions, newest first, each once', async () => {
    const { skope, app } = await openProfiledApp();
    const other = createSkope(app, localCaller('library', 'another'));
    await expect(other.undo()).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
    await skope.updateProfile({ axes: AXES.slice(0, 1) });
    await skope.markRead({ urls: ['https://example.org/a'] });
    expect((await skope.undo()).undone).toBe('mark_read');
    expect((await skope.undo()).undone).toBe('update_profile');
    expect((await skope.showProfile()).axes).toHaveLength(3);
    expect((await skope.undo()).undone).toBe('update_profile');
    expect(await skope.showProfile()).toMatchObject({ configured: false });
    await expect(skope.undo()).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
  });

  test('of update_profile scores everything as before', async () => {
    const { skope, app } = await openProfiledApp();
    await skope.ingestNews({ articles: [FIRST, anArticle({ title: 'SQLite in Busan' })] });
    const digest = app.digest();
    await skope.updateProfile({
      axes: AXES.slice(2),
      user_context: { location: 'Berlin', languages: ['de'] },
    });
    expect(app.digest()).not.toBe(digest);
    await skope.undo();
    expect(app.digest()).toBe(digest);
  });
});
