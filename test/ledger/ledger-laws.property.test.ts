import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openNodeFile } from '../../src/sqlite/engines/node-file.ts';
import { AXES, HOUR, NOON, openProfiledApp, type TestApp } from '../app/open-test-app.ts';
import { brokenLaws } from './read-laws.ts';

const folder = mkdtempSync(join(tmpdir(), 'skope-laws-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const URLS = [
  'https://www.reuters.com/world/a',
  'http://reuters.com/world/a/?utm_source=x',
  'https://www.bbc.com/news/articles/c1',
  'https://www.bbc.co.uk/news/business-77',
  'https://example.org/live',
  'https://example.org/live?utm_id=2',
  'https://www.hani.co.kr/arti/1',
  'https://blog.example.net/b',
] as const;
const TITLES = [
  'Tesla opens a plant in Busan',
  'UPDATE 2-Tesla opens a plant in Busan',
  'A choir of bakers sings at noon',
  '삼성전자, 반도체 공장 증설 검토',
  'Magnitude 7 earthquake off the coast',
  'SQLite and WebAssembly in the browser',
] as const;

const article = fc.record({
  url: fc.constantFrom(...URLS),
  title: fc.constantFrom(...TITLES),
  snippet: fc.constantFrom('', 'Fed and TSMC'),
  source: fc.constantFrom('Reuters', 'BBC', 'Somebody'),
  published_at: fc.constantFrom('', '2026-11-29T10:00:00Z', '2026-10-01'),
});
const urls = fc.array(fc.constantFrom(...URLS, 'https://example.org/unknown'), {
  minLength: 1,
  maxLength: 3,
});
const operation = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      tool: fc.constant('ingest_news'),
      articles: fc.array(article, { minLength: 1, maxLength: 6 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ tool: fc.constant('mark_read'), urls }) },
  { weight: 2, arbitrary: fc.record({ tool: fc.constant('undo') }) },
  {
    weight: 1,
    arbitrary: fc.record({ tool: fc.constant('update_profile'), axes: fc.subarray(AXES, { minLength: 1 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      tool: fc.constant('get_brief'),
      rotate: fc.constant(true),
      limit: fc.integer({ min: 1, max: 4 }),
    }),
  },
);
const operations = fc.array(operation, { minLength: 1, maxLength: 14 });
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

async function play({ skope, clock }: TestApp, list: readonly Operation[]): Promise<void> {
  for (const { tool, ...args } of list) {
    clock.now += 7 * HOUR;
    try {
      await skope.call(tool, args);
    } catch (thrown) {
      // Undone so far that there is no profile, or nothing left to undo: an answer like any other.
      expect((thrown as { code: string }).code).toMatch(/^(?:NO_PROFILE|NOTHING_TO_UNDO)$/);
    }
  }
}

test('after any calls the tables owe each other nothing', async () => {
  await fc.assert(
    fc.asyncProperty(operations, async (list) => {
      const opened = await openProfiledApp();
      await play(opened, list);
      expect(brokenLaws(opened.app.db)).toEqual([]);
      opened.app.close();
    }),
    { numRuns: 60 },
  );
});

test('the same calls give the same digest on both engines', async () => {
  let files = 0;
  await fc.assert(
    fc.asyncProperty(operations, async (list) => {
      files += 1;
      const onDisk = await openProfiledApp({ db: openNodeFile({ path: join(folder, `${files}.db`) }) });
      const inMemory = await openProfiledApp();
      await play(onDisk, list);
      await play(inMemory, list);
      expect(onDisk.app.digest()).toBe(inMemory.app.digest());
      onDisk.app.close();
      inMemory.app.close();
    }),
    { numRuns: 15 },
  );
});

test('undo after mark_read gives back the same ledger, whatever came before', async () => {
  await fc.assert(
    fc.asyncProperty(operations, urls, async (list, marked) => {
      const opened = await openProfiledApp();
      await play(opened, list);
      const digest = opened.app.digest();
      await opened.skope.markRead({ urls: [...marked, `https://example.org/new-${list.length}`] });
      await opened.skope.undo();
      expect(opened.app.digest()).toBe(digest);
      opened.app.close();
    }),
    { numRuns: 40 },
  );
});

test('ingesting a batch again changes nothing, whatever came before', async () => {
  await fc.assert(
    fc.asyncProperty(
      operations,
      fc.array(article, { minLength: 1, maxLength: 8 }),
      async (list, articles) => {
        const opened = await openProfiledApp({ now: NOON });
        await play(
          opened,
          list.filter((step) => step.tool !== 'undo'),
        );
        await opened.skope.ingestNews({ articles });
        const digest = opened.app.digest();
        expect(await opened.skope.ingestNews({ articles })).toMatchObject({
          new: 0,
          duplicates: articles.length,
        });
        expect(opened.app.digest()).toBe(digest);
        opened.app.close();
      },
    ),
    { numRuns: 60 },
  );
});
