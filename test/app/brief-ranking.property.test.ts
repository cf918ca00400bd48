import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openWasmMemory } from '../../src/sqlite/engines/wasm-memory.ts';
import type { Database } from '../../src/sqlite/index.ts';
import { HOUR, NOON, openProfiledApp, openTestApp, type TestApp } from './open-test-app.ts';
import { type NaiveArticle, pageNaively, rankNaively } from './rank-naively.ts';

const TITLES = [
  'Tesla opens a plant',
  'TSMC hires again',
  'SQLite everywhere',
  'Tesla asks TSMC',
  'Magnitude 7 earthquake off the coast',
  'A choir sings in Busan',
  'Crude oil jumps again',
  'A museum opens its doors',
];
const HOSTS = ['www.reuters.com', 'techcrunch.com', 'blog.example.org', 'www.hani.co.kr'];

const article = fc.record({
  title: fc.nat(TITLES.length - 1),
  host: fc.nat(HOSTS.length - 1),
  /** Hours before the end at which it is ingested. */
  seen: fc.nat(20 * 24),
  /** Hours between publication and first sight; null for no date. */
  published: fc.option(fc.integer({ min: -20, max: 200 })),
  read: fc.nat(9).map((n) => n === 0),
});
const rotations = fc.array(fc.record({ at: fc.nat(6 * 24), limit: fc.integer({ min: 1, max: 6 }) }), {
  maxLength: 4,
});
const ledger = fc.record({
  articles: fc.array(article, { minLength: 1, maxLength: 60 }),
  rotations,
});
type Ledger = typeof ledger extends fc.Arbitrary<infer T> ? T : never;

/** One database for all runs would keep what the runs before stored; a fresh one costs 20 ms. */
async function play({ articles, rotations: turns }: Ledger): Promise<TestApp> {
  const opened = await openProfiledApp();
  const events = [
    ...articles.map((spec, index) => ({
      at: spec.seen,
      run: async () => {
        const url = `https://${HOSTS[spec.host]}/news/${index}-a`;
        const now = opened.clock.now;
        const published_at =
          spec.published === null ? undefined : new Date(now - spec.published * HOUR).toISOString();
        await opened.skope.ingestNews({
          articles: [
            {
              url,
              title: `${TITLES[spec.title]}, no. ${index}`,
              source: HOSTS[spec.host] as string,
              ...(published_at && { published_at }),
            },
          ],
        });
        if (spec.read) await opened.skope.markRead({ urls: [url] });
      },
    })),
    ...turns.map((turn) => ({
      at: turn.at,
      run: async () => {
        await opened.skope.getBrief({ rotate: true, limit: turn.limit });
      },
    })),
  ].sort((a, b) => b.at - a.at);
  for (const event of events) {
    opened.clock.now = NOON - event.at * HOUR;
    await event.run();
  }
  opened.clock.now = NOON;
  return opened;
}

function known(db: Database): NaiveArticle[] {
  return db
    .all<{
      key: string;
      url: string;
      micros: number;
      band: string | null;
      published: number | null;
      first_seen: number;
      read_at: number | null;
      shown_at: number | null;
    }>(
      `SELECT key, url, total AS micros, band, published_at AS published, first_seen, read_at,
         (SELECT max(shown_at) FROM brief_shown WHERE article_id = article.id) AS shown_at FROM article`,
    )
    .map(({ read_at, ...row }) => ({ ...row, read: read_at !== null }));
}

async function pagesOf(
  { skope }: TestApp,
  args: Parameters<TestApp['skope']['getBrief']>[0],
  between: (page: readonly string[], number: number) => Promise<void> = async () => undefined,
): Promise<readonly (readonly string[])[]> {
  const pages: string[][] = [];
  for (let cursor: string | undefined; ; ) {
    const brief = await skope.getBrief({ ...args, ...(cursor && { cursor }) });
    const urls = brief.radar.map((entry) => entry.url);
    if (urls.length > 0) pages.push(urls);
    await between(urls, pages.length);
    if (brief.next_cursor === undefined) return pages;
    cursor = brief.next_cursor;
  }
}

const urlsOf = (pages: readonly (readonly NaiveArticle[])[]): readonly (readonly string[])[] =>
  pages.map((page) => page.map((entry) => entry.url));
const runs = { numRuns: 25 };

test('pages of the brief are those of the window sorted whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      ledger,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 15 }),
      fc.option(fc.nat(20 * 24)),
      async (spec, window_days, limit, sinceHours) => {
        const opened = await play(spec);
        const since = sinceHours === null ? undefined : NOON - sinceHours * HOUR;
        const expected = pageNaively(
          rankNaively(known(opened.app.db), { now: NOON, window_days, since }),
          limit,
        );
        const args = {
          window_days,
          limit,
          max_tokens: 20_000,
          ...(since !== undefined && { since: new Date(since).toISOString() }),
        };
        expect(await pagesOf(opened, args)).toEqual(urlsOf(expected));
        opened.app.close();
      },
    ),
    runs,
  );
});

test('a budget shortens pages and keeps their sequence', async () => {
  await fc.assert(
    fc.asyncProperty(ledger, fc.integer({ min: 300, max: 1500 }), async (spec, max_tokens) => {
      const opened = await play({ ...spec, articles: spec.articles.filter((item) => item.title < 4) });
      const whole = await pagesOf(opened, { window_days: 30, max_tokens: 20_000 });
      const small = await pagesOf(opened, { window_days: 30, max_tokens });
      expect(small.flat()).toEqual(whole.flat());
      opened.app.close();
    }),
    runs,
  );
});

test('each candidate comes exactly once while articles are read, ingested and shown between pages, the clock moving or not', async () => {
  await fc.assert(
    fc.asyncProperty(
      ledger,
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      fc.boolean(),
      async (spec, limit, moves, rotate) => {
        const opened = await play(spec);
        const candidates = rankNaively(known(opened.app.db), { now: NOON, window_days: 7 }).map(
          (entry) => entry.url,
        );
        const readUnseen = new Set<string>();
        const shown: string[] = [];
        await pagesOf(opened, { limit, rotate, max_tokens: 20_000 }, async (page, number) => {
          shown.push(...page);
          if (moves) opened.clock.now += 60_000;
          const seen = new Set(shown);
          const [unseen] = candidates.filter((url) => !seen.has(url));
          if (number === 1 && unseen) readUnseen.add(unseen);
          await opened.skope.markRead({ urls: [page[0] ?? 'https://example.org/none', ...readUnseen] });
          await opened.skope.ingestNews({
            articles: [
              {
                url: `https://www.reuters.com/late/${number}`,
                title: `Tesla asks TSMC in Busan, ${number}`,
                source: 'Reuters',
              },
            ],
          });
        });
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.filter((url) => !url.includes('/late/')).sort()).toEqual(
          candidates.filter((url) => !readUnseen.has(url)).sort(),
        );
        opened.app.close();
      },
    ),
    runs,
  );
});

test('a brief on a copy of a ledger is the same brief', async () => {
  const spec = { articles: fc.sample(article, { seed: 7, numRuns: 40 }), rotations: [] };
  const first = await play(spec);
  const copy = await openTestApp({ db: await openWasmMemory({ bytes: first.app.exportDatabase() }) });
  expect(await pagesOf(copy, {})).toEqual(await pagesOf(first, {}));
});
