import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, openSite, type Site, titles, visitSampleDay } from './built-page.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.querySelector('h3')?.textContent ?? '');

/** Presses Tab until the focus comes back to the start, and names every stop. */
async function walk(page: Page): Promise<string[]> {
  const stops: string[] = [];
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      const index = [...document.querySelectorAll('*')].indexOf(element);
      return `${index} ${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`;
    });
    // Between the last control and the first the focus is in the browser's own bar.
    if (stop === '') continue;
    if (stop === stops[0]) break;
    stops.push(stop);
  }
  return stops;
}

/** Controls that can be seen and used, and are no stop of Tab: radio groups are one stop, entries of the list too. */
async function unreached(page: Page, stops: readonly string[]): Promise<string[]> {
  const reached = stops.map((stop) => Number(stop.split(' ', 1)[0]));
  return page.evaluate((indexes) => {
    const all = [...document.querySelectorAll('*')];
    const at = new Set(indexes.map((index) => all[index]));
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, summary',
    );
    return [...controls]
      .filter(
        (control) =>
          control.checkVisibility() && !(control as HTMLButtonElement).disabled && !at.has(control),
      )
      .filter(
        (control) => !(control instanceof HTMLInputElement && control.type === 'radio' && !control.checked),
      )
      .map((control) => control.outerHTML.slice(0, 120));
  }, reached);
}

/** What a screen shows once all of it is there. */
const READY = {
  radar: '.entry',
  profile: '.axis-card',
  collect: '#articles',
  settings: '.storage-bar',
} as const;

describe('the keyboard', () => {
  it('moves with j and k, opens with o, marks with m, lays open with w, takes back with u', async () => {
    const { context, page } = await visitSampleDay(site);
    const before = await titles(page);
    await page.keyboard.press('j');
    expect(await focused(page)).toContain(before[0]);
    await page.keyboard.press('j');
    expect(await focused(page)).toContain(before[1]);
    await page.keyboard.press('k');
    expect(await focused(page)).toContain(before[0]);
    await page.keyboard.press('w');
    await page.locator('.why').waitFor();
    await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
    const opened = context.waitForEvent('page');
    await page.keyboard.press('o');
    const tab = await opened;
    expect(await page.evaluate(() => document.hasFocus())).toBeDefined();
    await tab.close();
    await page.bringToFront();
    await page.keyboard.press('m');
    await expect.poll(() => titles(page)).toEqual(before.slice(1));
    await expect.poll(() => focused(page)).toContain(before[1]);
    await page.keyboard.press('u');
    await expect.poll(() => titles(page)).toEqual(before);
    await expect.poll(() => focused(page)).toContain(before[0]);
    await context.close();
  });

  it('jumps to the filter with /, goes to what is left with Enter, and helps with ?', async () => {
    const { context, page } = await visitSampleDay(site);
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('filter');
    await page.keyboard.type('TSMC');
    await expect.poll(() => titles(page)).toHaveLength(1);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toContain('TSMC');
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await focused(page)).toContain('TSMC');
    await context.close();
  });

  it('leaves letters alone while the person types', async () => {
    const { context, page } = await visitSampleDay(site);
    const before = await titles(page);
    await goTo(page, 'collect');
    await page.locator('#articles').focus();
    await page.keyboard.type('jkmu?/');
    expect(await page.locator('#articles').inputValue()).toBe('jkmu?/');
    await goTo(page, 'radar');
    await page.locator('.entry').first().waitFor();
    expect(await titles(page)).toEqual(before);
    await context.close();
  });

  it.each(['radar', 'profile', 'collect', 'settings'] as const)(
    'reaches every control of %s with Tab',
    async (screen) => {
      const { context, page } = await visitSampleDay(site);
      await goTo(page, screen);
      await page.locator(READY[screen]).first().waitFor();
      const stops = await walk(page);
      expect(await unreached(page, stops)).toEqual([]);
      await context.close();
    },
  );

  it('skips to the content, and a new screen begins at its heading', async () => {
    const { context, page } = await visitSampleDay(site);
    await page.reload();
    await page.locator('.entry').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await goTo(page, 'settings');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Settings');
    await context.close();
  });
});
