import { afterEach, describe, expect, test } from 'vitest';
import { createTavilySearch } from '../../src/app/tavily-search.ts';
import { trustedHosts } from '../../src/core/trusted-hosts.ts';
import { type FakeTavily, found, refused, startFakeTavily, type TavilyAnswer } from './fake-tavily.ts';
import { openProfiledApp, openTestApp, type TestApp } from './open-test-app.ts';

const IMPATIENT = 1_500;
const KEY = 'tvly-dev-Zb3kQ9secretsecret';
let tavily: FakeTavily | undefined;
afterEach(() => tavily?.close());

interface Scanned {
  readonly opened: TestApp;
  readonly tavily: FakeTavily;
}

/** Generous to a busy machine; what waits for silence passes `IMPATIENT`. */
async function openWith(
  answer: (query: string, nth: number) => TavilyAnswer,
  timeoutMs = 20_000,
): Promise<Scanned> {
  tavily = await startFakeTavily(answer);
  const webSearch = createTavilySearch({ key: KEY, endpoint: tavily.url, timeoutMs });
  return { opened: await openProfiledApp({ webSearch }), tavily };
}

const one = (query: string): TavilyAnswer =>
  found(query, [
    {
      title: `Tesla and ${query}`,
      url: `https://www.reuters.com/${encodeURIComponent(query)}?utm_source=tavily`,
      content: 'The Fed decides.',
      published_date: 'Sun, 29 Nov 2026 10:00:00 GMT',
    },
  ]);

/** Nothing that leaves the tool or is kept (the audit too, which stands in the file) may hold the key. */
function expectNoKey({ app }: TestApp, ...said: unknown[]): void {
  const kept = Buffer.from(app.exportDatabase()).toString('latin1');
  expect(kept).not.toContain(KEY);
  for (const text of said) expect(typeof text === 'string' ? text : JSON.stringify(text)).not.toContain(KEY);
}

async function faultOf(call: Promise<unknown>): Promise<{ code: string; message: string; hint: string }> {
  const thrown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Error);
  return thrown as { code: string; message: string; hint: string };
}

test('scan_news › searches the trusted hosts with the key as bearer, and ingests what it finds', async () => {
  const { opened, tavily } = await openWith(one);
  const result = await opened.skope.scanNews({ queries: ['lithium', 'rates'], time_range: '1d' });
  expect(result).toMatchObject({ received: 2, new: 2, entered_radar: 2, duplicates: 0, failed: [] });
  expect(tavily.requests.map(({ body }) => body.query).sort()).toEqual(['lithium', 'rates']);
  for (const { authorization, body } of tavily.requests) {
    expect(authorization).toBe(`Bearer ${KEY}`);
    expect(body).toMatchObject({ topic: 'news', time_range: 'day', max_results: 10 });
    const trusted = trustedHosts({ country: 'KR', languages: ['ko', 'en'] }).map((outlet) => outlet.host);
    expect(body.include_domains?.length).toBeGreaterThan(5);
    expect(trusted).toEqual(expect.arrayContaining([...(body.include_domains ?? [])]));
    expect(body).not.toHaveProperty('api_key');
  }
  const { radar } = await opened.skope.getBrief();
  expect(radar[0]).toMatchObject({ published_at: '2026-11-29T10:00:00.000Z', tier: 1 });
  expectNoKey(opened, result, radar);
});

test('scan_news › takes the same page once, from one query or from two', async () => {
  const { opened } = await openWith(() => one('same'));
  expect(await opened.skope.scanNews({ queries: ['a', 'b'] })).toMatchObject({
    received: 2,
    new: 1,
    duplicates: 1,
  });
  expect(await opened.skope.scanNews({ queries: ['c'] })).toMatchObject({ new: 0, duplicates: 1 });
});

test('scan_news › uses the first five queries and names the others', async () => {
  const { opened, tavily } = await openWith(one);
  const result = await opened.skope.scanNews({ queries: ['1', '2', '3', '4', '5', '6', '7'] });
  expect(tavily.requests).toHaveLength(5);
  expect(result).toMatchObject({ new: 5, unused_queries: ['6', '7'] });
});

describe('one retry', () => {
  test.each([429, 500, 503])('a %i is tried once more, and then it is well', async (status) => {
    const { opened, tavily } = await openWith((query, nth) =>
      nth === 0 ? refused(status, KEY) : one(query),
    );
    expect(await opened.skope.scanNews({ queries: ['lithium'] })).toMatchObject({ new: 1, failed: [] });
    expect(tavily.requests).toHaveLength(2);
  });

  test('a silent service is tried once more', async () => {
    const { opened, tavily } = await openWith(
      (query, nth) => (nth === 0 ? 'silence' : one(query)),
      IMPATIENT,
    );
    expect(await opened.skope.scanNews({ queries: ['lithium'] })).toMatchObject({ new: 1, failed: [] });
    expect(tavily.requests).toHaveLength(2);
  });
});

describe('a query that fails is reported, and the others are kept', () => {
  test.each<[string, TavilyAnswer, number, RegExp]>([
    ['500 twice', refused(500, KEY), 2, /500/],
    ['429 twice', refused(429, KEY), 2, /429/],
    ['silence twice', 'silence', 2, /no answer within/],
    ['a body that is not JSON', { status: 200, body: '<html>gateway' }, 1, /not JSON/],
    ['a refused key', refused(401, KEY), 1, /key was refused/],
    ['a used-up plan', refused(432, KEY), 1, /432/],
    ['a bad request', refused(400, KEY), 1, /400/],
  ])('%s', async (_kind, answer, attempts, reason) => {
    const { opened, tavily } = await openWith(
      (query) => (query === 'bad' ? answer : one(query)),
      answer === 'silence' ? IMPATIENT : undefined,
    );
    const result = await opened.skope.scanNews({ queries: ['good', 'bad'] });
    expect(result).toMatchObject({ new: 1, failed: [{ query: 'bad', code: 'SEARCH_FAILED' }] });
    expect(result.failed[0]?.message).toMatch(reason);
    expect(tavily.requests.filter(({ body }) => body.query === 'bad')).toHaveLength(attempts);
    const text = await opened.skope.callForText('scan_news', { queries: ['good', 'bad'] });
    expect(text).toMatch(reason);
    expectNoKey(opened, result, text);
  });

  test('when every query fails it is a fault, and nothing is written', async () => {
    const { opened } = await openWith(() => refused(401, KEY));
    const before = opened.app.digest();
    const fault = await faultOf(opened.skope.scanNews({ queries: ['a', 'b'] }));
    expect(fault).toMatchObject({ code: 'SEARCH_FAILED', message: expect.stringContaining('tavily-key') });
    expect(opened.app.digest()).toBe(before);
    expect((await opened.skope.showProfile()).last_scan).toBeNull();
    expectNoKey(opened, fault.message, fault.hint);
  });
});

test('scan_news › keeps what is an article where a service answers with half-formed results', async () => {
  const { opened } = await openWith((query) =>
    found(query, [
      { title: 'Tesla is whole', url: 'https://www.reuters.com/whole', content: 'x' },
      { title: 'No address', content: 'x' },
      { url: 'https://www.reuters.com/no-title' },
      { title: 7, url: ['https://www.reuters.com/odd'] },
    ]),
  );
  const result = await opened.skope.scanNews({ queries: ['odd'] });
  expect(result).toMatchObject({ received: 4, new: 1 });
  expect(result.rejected.map(({ index }) => index)).toEqual([1, 2, 3]);
});

test('scan_news › finds nothing without calling it a fault', async () => {
  const { opened } = await openWith((query) => found(query, []));
  expect(await opened.skope.scanNews({ queries: ['rare'] })).toMatchObject({
    received: 0,
    new: 0,
    failed: [],
  });
});

test('scan_news › without a key says TAVILY_KEY_MISSING and points to ingest_news', async () => {
  const { skope } = await openProfiledApp();
  const fault = await faultOf(skope.scanNews({ queries: ['x'] }));
  expect(fault).toMatchObject({
    code: 'TAVILY_KEY_MISSING',
    message: expect.stringContaining('ingest_news'),
  });
});

test('scan_news › before there is a profile says NO_PROFILE, and asks nobody', async () => {
  tavily = await startFakeTavily(one);
  const { skope } = await openTestApp({
    webSearch: createTavilySearch({ key: KEY, endpoint: tavily.url }),
  });
  expect(await faultOf(skope.scanNews({ queries: ['x'] }))).toMatchObject({ code: 'NO_PROFILE' });
  expect(tavily.requests).toEqual([]);
});

test('scan_news › that is cancelled keeps nothing', async () => {
  const { opened } = await openWith(() => 'silence');
  const before = opened.app.digest();
  const cancel = new AbortController();
  const call = opened.skope.call('scan_news', { queries: ['x'] }, { signal: cancel.signal });
  cancel.abort();
  expect(await faultOf(call)).toMatchObject({ code: 'CANCELLED' });
  expect(opened.app.digest()).toBe(before);
});
