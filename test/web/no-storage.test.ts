import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './built-page.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const BLOCKED =
  'navigator.storage.getDirectory = () => Promise.reject(new DOMException("blocked", "SecurityError"));';

describe('a browser that gives no storage', () => {
  it('is told apart in words, and memory is only chosen by name', async () => {
    const context = await site.browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route('**/assets/main-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${BLOCKED}${await response.text()}` });
    });
    await page.goto(site.url);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    const words = await alert.textContent();
    for (const part of ['What happened', 'What was kept', 'What to do', 'STORAGE_UNAVAILABLE'])
      expect(words).toContain(part);
    await page.getByRole('button', { name: 'Go on in memory' }).click();
    await page.locator('.welcome').waitFor();
    await page.getByText('In memory nothing is kept').waitFor();
    await page.locator('.welcome .button-outline').click();
    await page.locator('.entry').first().waitFor();
    await context.close();
  });
});
