import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site, visitSampleDay } from './built-page.ts';

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
      const script = readFileSync(join(site.folder, new URL(route.request().url()).pathname), 'utf8');
      await route.fulfill({ contentType: 'text/javascript', body: `${BLOCKED}${script}` });
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

describe('a ledger that cannot be read', () => {
  it('can still be saved, replaced or wiped, and says what happened', async () => {
    const { context, page } = await visitSampleDay(site);
    // A document of the same origin without the page's worker, which holds the files.
    await page.goto(`${site.url}icon-192.png`);
    await expect.poll(() => page.evaluate(damageLedger)).toBeGreaterThan(0);
    await page.goto(site.url);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/LEDGER_(CORRUPT|FOREIGN)/);
    await page.getByRole('button', { name: 'Save a copy' }).waitFor();
    await page.getByLabel('to confirm').fill('wipe');
    await page.getByRole('button', { name: 'Wipe everything' }).click();
    await page.locator('.welcome').waitFor();
    await context.close();
  });
});

/** Runs in the page: writes over the first pages of every file that holds a database, after the pool's own header. */
async function damageLedger(): Promise<number> {
  const HEADER = 4096;
  let damaged = 0;
  const visitFolder = async (folder: FileSystemDirectoryHandle): Promise<void> => {
    for await (const entry of (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values()) {
      if (entry.kind === 'directory') await visitFolder(entry as FileSystemDirectoryHandle);
      else {
        const handle = entry as FileSystemFileHandle;
        if ((await handle.getFile()).size < 3 * HEADER) continue;
        try {
          const writer = await handle.createWritable({ keepExistingData: true });
          await writer.write({ type: 'write', position: HEADER, data: new Uint8Array(2 * HEADER).fill(90) });
          await writer.close();
          damaged += 1;
        } catch {
          // The worker of the page before has not let go yet: the caller asks again.
        }
      }
    }
  };
  await visitFolder(await navigator.storage.getDirectory());
  return damaged;
}
