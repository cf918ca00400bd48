import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, openSite, type Site, visitSampleDay } from './built-page.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const article = (number: number) => ({
  url: `https://www.reuters.com/item-${number}`,
  title: `Report ${number} on semiconductor output`,
  source: 'Reuters',
});

describe('collect', () => {
  it('lists each refusal with its place and reason, and keeps the others', async () => {
    const { context, page } = await visitSampleDay(site);
    await goTo(page, 'collect');
    const lines = [
      JSON.stringify(article(1)),
      'not json',
      JSON.stringify({ ...article(2), url: 'ftp://example.org/2' }),
      JSON.stringify({ ...article(3), title: '  ' }),
    ];
    await page.locator('#articles').fill(lines.join('\n'));
    await page.getByRole('button', { name: 'Take in' }).click();
    await page.locator('.totals').waitFor();
    expect(await page.locator('.totals dd').allTextContents()).toEqual(['1', '1', '0', '3']);
    expect(await page.locator('.refusals .number').allTextContents()).toEqual(['No. 2', 'No. 3', 'No. 4']);
    await context.close();
  });

  it('lists every reason where nothing could be kept', async () => {
    const { context, page } = await visitSampleDay(site);
    await goTo(page, 'collect');
    const bad = Array.from({ length: 8 }, (_, number) => ({ ...article(number), url: 'nowhere' }));
    await page.locator('#articles').fill(JSON.stringify(bad));
    await page.getByRole('button', { name: 'Take in' }).click();
    await page.locator('.totals').waitFor();
    expect(await page.locator('.refusals li').count()).toBe(8);
    await context.close();
  });

  it('stops on cancel, keeps what was acknowledged, and goes on from there', async () => {
    const { context, page } = await visitSampleDay(site);
    await goTo(page, 'collect');
    const many = Array.from({ length: 2000 }, (_, number) => article(number));
    await page.locator('input[type=file]').setInputFiles({
      name: 'many.jsonl',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(many.map((one) => JSON.stringify(one)).join('\n')),
    });
    await page.locator('.task progress').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Stopped early' }).waitFor();
    const kept = Number((await page.locator('.totals dd').first().textContent())?.replaceAll(',', ''));
    expect(kept % 200).toBe(0);
    expect(kept).toBeLessThan(2000);
    await page.locator('input[type=file]').setInputFiles({
      name: 'many.jsonl',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(many.map((one) => JSON.stringify(one)).join('\n')),
    });
    await page.getByRole('heading', { name: 'Taken in' }).waitFor();
    const [fresh = 0, , known = 0] = (await page.locator('.totals dd').allTextContents()).map((text) =>
      Number(text.replaceAll(',', '')),
    );
    expect([fresh, known]).toEqual([2000 - kept, kept]);
    await context.close();
  });
});
