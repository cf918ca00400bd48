import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, keptOffline, openSite, type Site, visitSampleDay } from './built-page.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const MARKUP = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

describe('text from the news', () => {
  it('is shown as text and runs nothing', async () => {
    const { context, page, complaints, hosts } = await visitSampleDay(site);
    const articles = [
      { url: 'https://www.reuters.com/hostile', title: `HBM ${MARKUP}`, snippet: MARKUP, source: MARKUP },
      { url: 'javascript:window.hacked=1', title: 'HBM by script', source: 'x' },
      { url: 'data:text/html,<script>window.hacked=1</script>', title: 'HBM by data', source: 'x' },
    ];
    await goTo(page, 'collect');
    await page.locator('#articles').fill(JSON.stringify(articles));
    await page.locator('.drop .button-primary').click();
    await page.locator('.totals').waitFor();
    expect(await page.locator('.refusals li').count()).toBe(2);
    await goTo(page, 'radar');
    const entry = page.locator('.entry', { hasText: 'onerror' }).first();
    await entry.waitFor();
    expect(await entry.locator('h3').textContent()).toContain(MARKUP);
    expect(await page.locator('.entry img, .entry script').count()).toBe(0);
    expect(await page.evaluate(() => (window as { hacked?: unknown }).hacked)).toBeUndefined();
    const links = await page
      .locator('.entry a')
      .evaluateAll((all) =>
        all.map((link) => [(link as HTMLAnchorElement).protocol, (link as HTMLAnchorElement).rel]),
      );
    expect(links.every(([protocol, rel]) => protocol === 'https:' && rel === 'noopener noreferrer')).toBe(
      true,
    );
    expect(complaints).toEqual([]);
    expect([...hosts]).toEqual([new URL(site.url).host]);
    await context.close();
  });
});

describe('the page', () => {
  it('breaks no rule of its own policy and asks no other host, on any screen', async () => {
    const { context, page, complaints, hosts } = await visitSampleDay(site);
    for (const screen of ['profile', 'collect', 'settings', 'radar'] as const) await goTo(page, screen);
    await keptOffline(page);
    await page.reload();
    await page.locator('.entry').first().waitFor();
    expect(complaints).toEqual([]);
    expect([...hosts]).toEqual([new URL(site.url).host]);
    await context.close();
  });
});
