import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, openSite, type Site, titles, type Visit, visitSampleDay } from './built-page.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const HOUR = 3_600_000;

async function visitFullDay(): Promise<Visit> {
  const visited = await visitSampleDay(site);
  const { page } = visited;
  await goTo(page, 'collect');
  const articles = Array.from({ length: 40 }, (_, number) => ({
    url: `https://www.reuters.com/full-${number}`,
    title: `HBM order ${['alpha', 'bravo', 'cedar', 'delta'][number % 4]} number ${number * 37} from maker ${number}`,
    source: 'Reuters',
  }));
  await page.locator('#articles').fill(JSON.stringify(articles));
  await page.getByRole('button', { name: 'Take in' }).click();
  await page.locator('.totals').waitFor();
  await goTo(page, 'radar');
  await page.locator('.more button').waitFor();
  return visited;
}

describe('the brief', () => {
  it('pages on without showing an article twice, and ends with a word', async () => {
    const { context, page } = await visitFullDay();
    expect(await titles(page)).toHaveLength(12);
    for (let shown = 12; await page.locator('.more button').count(); shown = (await titles(page)).length) {
      await page.locator('.more button').click();
      await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(shown);
    }
    const all = await titles(page);
    expect(new Set(all).size).toBe(all.length);
    await page.getByRole('heading', { name: 'That is all for now' }).waitFor();
    await context.close();
  });

  it('keeps the loaded pages when an article is marked as read', async () => {
    const { context, page } = await visitFullDay();
    await page.locator('.more button').click();
    await expect.poll(async () => (await titles(page)).length).toBe(24);
    const before = await titles(page);
    await page.locator('.radar [data-read]').nth(15).click();
    await expect.poll(() => titles(page)).not.toContain(before[15]);
    expect((await titles(page)).length).toBeGreaterThanOrEqual(23);
    await context.close();
  });

  it('tells after an absence how long it was and what came, and shows only that', async () => {
    const { context, page } = await visitSampleDay(site);
    const count = (await titles(page)).length;
    await page.evaluate(
      (then) =>
        new Promise<void>((done, fail) => {
          const opening = indexedDB.open('skope-page');
          opening.onerror = () => fail(opening.error);
          opening.onsuccess = () => {
            const write = opening.result.transaction('settings', 'readwrite');
            write.objectStore('settings').put(then, 'last_visit');
            write.oncomplete = () => done();
          };
        }),
      Date.now() - 72 * HOUR,
    );
    await page.reload();
    await page.getByText(`You were away for 3 days. ${count} new pieces reached you meanwhile.`).waitFor();
    await page.getByRole('button', { name: 'Catch up' }).click();
    expect(await page.getByRole('radio', { name: 'New since last time' }).isChecked()).toBe(true);
    expect(await titles(page)).toHaveLength(count);
    await context.close();
  });

  it('steps back for what was seen, once the person is done', async () => {
    const { context, page } = await visitSampleDay(site);
    await page.getByRole('button', { name: 'Done for now' }).click();
    await page.locator('.toast', { hasText: 'Noted' }).waitFor();
    await page.locator('.segmented label', { hasText: 'New since last time' }).click();
    await page.getByRole('heading', { name: 'Nothing new since last time' }).waitFor();
    await page.getByRole('button', { name: 'Show everything unread' }).click();
    await page.locator('.entry').first().waitFor();
    await context.close();
  });
});
