import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, openSite, type Site, titles, visit, visitSampleDay } from './built-page.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('settings', () => {
  it('saves a copy that brings everything back in another browser', async () => {
    const { context, page } = await visitSampleDay(site);
    const before = await titles(page);
    await goTo(page, 'settings');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a copy' }).click(),
    ]);
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 15).toString('latin1')).toBe('SQLite format 3');
    await context.close();

    const fresh = await visit(site);
    await goTo(fresh.page, 'settings');
    await fresh.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'copy.sqlite3', mimeType: 'application/vnd.sqlite3', buffer: bytes });
    await fresh.page.getByRole('button', { name: 'Replace' }).click();
    await fresh.page.locator('.toast').waitFor();
    await goTo(fresh.page, 'radar');
    await fresh.page.locator('.entry').first().waitFor();
    expect(await titles(fresh.page)).toEqual(before);
    await fresh.context.close();
  });

  it('refuses a file that is no ledger, says so, and changes nothing', async () => {
    const { context, page } = await visitSampleDay(site);
    const before = await titles(page);
    await goTo(page, 'settings');
    await page.locator('input[type=file]').setInputFiles({
      name: 'x.db',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('no database'),
    });
    await page.getByRole('button', { name: 'Replace' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    for (const part of ['What happened', 'What was kept', 'What to do'])
      expect(await alert.textContent()).toContain(part);
    await goTo(page, 'radar');
    await page.locator('.entry').first().waitFor();
    expect(await titles(page)).toEqual(before);
    await context.close();
  });

  it('wipes only after the word was typed', async () => {
    const { context, page } = await visitSampleDay(site);
    await goTo(page, 'settings');
    const button = page.getByRole('button', { name: 'Wipe everything' });
    expect(await button.isDisabled()).toBe(true);
    await page.getByLabel('to confirm').fill('wipe');
    await button.click();
    await page.locator('.welcome').waitFor();
    await page.reload();
    await page.locator('.welcome').waitFor();
    await context.close();
  });

  it('remembers theme and language; the browser decides until then', async () => {
    const { context, page } = await visit(site, { locale: 'ko-KR', colorScheme: 'dark' });
    const look = () =>
      page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['theme']]);
    expect(await look()).toEqual(['ko', 'dark']);
    await goTo(page, 'settings');
    await page.getByRole('radio', { name: '밝게' }).check({ force: true });
    await page.getByRole('radio', { name: 'English' }).check({ force: true });
    expect(await look()).toEqual(['en', 'light']);
    await page.reload();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await look()).toEqual(['en', 'light']);
    await context.close();
  });
});
