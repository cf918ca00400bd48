import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptOffline, openSite, type Site, titles, visit, visitSampleDay } from './built-page.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('the page', () => {
  it('goes from the first run through the sample day to a brief with reasons', async () => {
    const { context, page } = await visitSampleDay(site);
    const first = page.locator('.radar .entry').first();
    expect(await first.locator('mark').count()).toBeGreaterThan(0);
    expect(await first.locator('.path').count()).toBeGreaterThan(0);
    await first.getByRole('button', { name: 'Why this reaches you' }).click();
    expect(await first.locator('.sums tbody tr').count()).toBeGreaterThan(0);
    expect(await page.locator('.meter svg').count()).toBeGreaterThanOrEqual(3);
    expect(await page.locator('.world .entry').count()).toBe(5);
    await context.close();
  });

  it('keeps everything over a reload', async () => {
    const { context, page } = await visitSampleDay(site);
    const before = await titles(page);
    await page.reload();
    await page.locator('.entry').first().waitFor();
    expect(await titles(page)).toEqual(before);
    await context.close();
  });

  it('opens the brief with the network off, and it can be read, marked and undone', async () => {
    const { context, page } = await visitSampleDay(site);
    await keptOffline(page);
    await context.setOffline(true);
    await page.reload();
    await page.locator('.entry').first().waitFor();
    const before = await titles(page);
    await page.locator('.radar .entry [data-read]').first().click();
    await page.locator('.toast', { hasText: 'Marked as read' }).waitFor();
    await expect.poll(() => titles(page)).toEqual(before.slice(1));
    await page.keyboard.press('u');
    await expect.poll(() => titles(page)).toEqual(before);
    await page.reload();
    await page.locator('.entry').first().waitFor();
    expect(await titles(page)).toEqual(before);
    await context.close();
  });

  it('begins with nothing but a place', async () => {
    const { context, page } = await visit(site);
    await page.getByRole('button', { name: 'Set up my profile' }).click();
    await page.getByLabel('Where you live').fill('Busan, South Korea');
    await page.getByRole('button', { name: 'Begin with my place' }).click();
    await page.getByRole('heading', { name: 'Your ledger is ready and empty' }).waitFor();
    await context.close();
  });

  it('shows a write of one tab in the other', async () => {
    const { context, page } = await visitSampleDay(site);
    const other = await context.newPage();
    await other.goto(site.url);
    await other.locator('.entry').first().waitFor();
    const before = await titles(other);
    await page.locator('.radar .entry [data-read]').first().click();
    await expect.poll(() => titles(other)).toEqual(before.slice(1));
    await context.close();
  });
});
