import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSkope } from '../../src/node.ts';
import { playScriptedMonth } from '../app/scripted-month.ts';
import { serveTabs, type TabHouse } from './serve-tabs.ts';
import type {} from './tab-page/main.ts';

const ROUNDS = process.env['SKOPE_SOAK'] ? 100 : 10;
const PROFILE = {
  axes: [{ id: 'asset', label: 'Asset', weight: 1, keywords: ['Tesla'], reach_anchors: ['Fed'] }],
  user_context: { location: 'Busan, South Korea', languages: ['ko', 'en'] },
};

let house: TabHouse;
const folder = mkdtempSync(join(tmpdir(), 'skope-tabs-test-'));
beforeAll(async () => {
  house = await serveTabs();
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  for (const page of house.context.pages()) await page.close();
});

test('two tabs write at once, both show both, and a reload keeps everything', async () => {
  const [a, b] = [await house.open('two'), await house.open('two')];
  await a.evaluate(async (profile) => (await window.tab.skope).updateProfile(profile), PROFILE);
  const write = (page: Page, prefix: string): Promise<void> =>
    page.evaluate(async (letter) => {
      const skope = await window.tab.skope;
      for (let number = 0; number < 20; number += 1) {
        const url = `https://www.reuters.com/world/${letter}-${number}`;
        await skope.ingestNews({
          articles: [{ url, title: `Tesla ${letter} ${number}`, source: 'Reuters' }],
        });
      }
    }, prefix);
  await Promise.all([write(a, 'a'), write(b, 'b')]);
  expect([await radarTotal(a), await radarTotal(b)]).toEqual([40, 40]);
  await a.reload();
  await b.reload();
  expect([await radarTotal(a), await radarTotal(b)]).toEqual([40, 40]);
  expect(house.foreignRequests).toEqual([]);
});

test(`the leading tab is killed ${ROUNDS} times while both write: no acknowledged write is lost`, async () => {
  const acknowledged: string[] = [];
  const times = new Map<string, number>();
  const handOvers: number[] = [];
  let onAck: () => void = () => undefined;
  await house.context.exposeFunction('acknowledged', (url: string, at: number) => {
    acknowledged.push(url);
    times.set(url, at);
    onAck();
  });
  const acks = (prefix: string, least: number): Promise<void> =>
    new Promise((resolve) => {
      onAck = () => {
        if (acknowledged.filter((url) => url.includes(`/${prefix}-`)).length >= least) resolve();
      };
      onAck();
    });
  const startWriting = (page: Page, prefix: string): Promise<void> =>
    page.evaluate((p) => window.tab.writeOn(p, window.acknowledged), prefix);

  let leader = await house.open('kill');
  await leader.evaluate(async (profile) => (await window.tab.skope).updateProfile(profile), PROFILE);
  for (let round = 0; round < ROUNDS; round += 1) {
    const follower = await house.open('kill');
    expect(await follower.evaluate(async () => (await window.tab.skope).role)).toBe('follower');
    await startWriting(leader, `l${round}`);
    await startWriting(follower, `f${round}`);
    await Promise.all([acks(`l${round}`, 3).then(() => acks(`f${round}`, 3))]);
    const before = acknowledged.filter((url) => url.includes(`/f${round}-`)).length;
    const killed = Date.now();
    await kill(leader);
    await acks(`f${round}`, before + 5);
    const first = [...times]
      .filter(([url, at]) => url.includes(`/f${round}-`) && at > killed)
      .map(([, at]) => at);
    const gaps = first.map((at, index) => at - (index === 0 ? killed : (first[index - 1] ?? at)));
    handOvers.push(Math.max(...gaps));
    await follower.evaluate(() => window.tab.stop());
    expect(await follower.evaluate(async () => (await window.tab.skope).role)).toBe('leader');
    leader = follower;
  }
  const again = await leader.evaluate(
    async (urls) =>
      (await window.tab.skope).ingestNews({
        articles: urls.map((url) => ({ url, title: `Tesla ${url}`, source: 'Reuters' })),
      }),
    acknowledged,
  );
  expect(again).toMatchObject({ received: acknowledged.length, new: 0 });
  handOvers.sort((x, y) => x - y);
  const median = handOvers[Math.floor(handOvers.length / 2)] ?? Number.POSITIVE_INFINITY;
  process.stdout.write(
    `hand-over after a killed tab: median ${median} ms, longest ${handOvers.at(-1)} ms (${ROUNDS} kills, ${acknowledged.length} writes)\n`,
  );
}, 600_000);

test('a month gives the same digest on wasm-opfs as on node-file', async () => {
  const page = await house.open('other');
  const inBrowser = await page.evaluate(() => window.tab.playMonth());
  const inNode = await playScriptedMonth((clock) => openSkope({ clock, path: join(folder, 'month.db') }));
  expect(inBrowser).toBe(inNode);
}, 300_000);

test('a file exported in the browser opens in Node, and the other way round, with the same digest', async () => {
  const page = await house.open('export');
  await page.evaluate(async (profile) => {
    const skope = await window.tab.skope;
    await skope.updateProfile(profile);
    const url = 'https://www.reuters.com/world/one';
    await skope.ingestNews({ articles: [{ url, title: 'Tesla one', source: 'Reuters' }] });
    await skope.markRead({ urls: [url] });
  }, PROFILE);
  const exported = await page.evaluate(async () => {
    const skope = await window.tab.skope;
    return { bytes: [...(await skope.exportDatabase())], digest: await skope.digest() };
  });
  const path = join(folder, 'exported.db');
  writeFileSync(path, Uint8Array.from(exported.bytes));
  const inNode = await openSkope({ path });
  expect(await inNode.digest()).toBe(exported.digest);
  await inNode.ingestNews({
    articles: [{ url: 'https://apnews.com/article/two', title: 'Tesla two', source: 'AP' }],
  });
  const digest = await inNode.digest();
  const bytes = [...(await inNode.exportDatabase())];
  await inNode.close();
  const imported = await page.evaluate(async (file) => {
    const skope = await window.tab.skope;
    const report = await skope.importDatabase(Uint8Array.from(file));
    return { report, digest: await skope.digest() };
  }, bytes);
  expect(imported.digest).toBe(digest);
  expect(imported.report).toMatchObject({ articles: 2, ignored: [] });
  expect(readFileSync(path).subarray(0, 15).toString()).toBe('SQLite format 3');
});

test('a full quota is STORAGE_FULL, what was answered is kept, and writing goes on when there is room', async () => {
  const page = await house.open('quota');
  await page.evaluate(async (profile) => (await window.tab.skope).updateProfile(profile), PROFILE);
  const devtools = await house.context.newCDPSession(page);
  const usage = await page.evaluate(async () => (await (await window.tab.skope).storage()).usage ?? 0);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: house.origin, quotaSize: usage + 300_000 });
  const outcome = await page.evaluate(async () => {
    const skope = await window.tab.skope;
    let kept = 0;
    for (let round = 0; round < 200; round += 1) {
      const articles = Array.from({ length: 50 }, (_, index) => ({
        url: `https://www.reuters.com/world/full-${round}-${index}`,
        title: `Tesla ${round} ${index}`,
        snippet: 'The plant makes many cars. '.repeat(40),
        source: 'Reuters',
      }));
      try {
        kept += (await skope.ingestNews({ articles })).new;
      } catch (thrown) {
        const { code, message } = thrown as { code: string; message: string };
        return { kept, code, message, total: (await skope.getBrief()).radar_total };
      }
    }
    return { kept, code: 'never full', message: '', total: 0 };
  });
  expect(outcome).toMatchObject({ code: 'STORAGE_FULL', total: outcome.kept });
  expect(outcome.message).toContain('kept');
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: house.origin });
  await page.reload();
  expect(await radarTotal(page)).toBe(outcome.kept);
  const more = await page.evaluate(async () =>
    (await window.tab.skope).ingestNews({
      articles: [{ url: 'https://www.reuters.com/world/more', title: 'Tesla more', source: 'Reuters' }],
    }),
  );
  expect(more).toMatchObject({ new: 1 });
});

function radarTotal(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await window.tab.skope).getBrief()).radar_total);
}

/** Ends the tab's process where it has one of its own, and in any case the tab, without asking it. */
async function kill(page: Page): Promise<void> {
  await page.close({ runBeforeUnload: false });
}
