import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptOffline, openSite, type Site, titles, visitSampleDay } from './built-page.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PAGE_SCRIPT_LIMIT = 60_000;

describe('the build', () => {
  it('keeps every file of it and nothing else offline', async () => {
    const { context, page } = await visitSampleDay(site);
    await keptOffline(page);
    const kept = await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const requests = await (await caches.open(name)).keys();
      return requests.map((request) => new URL(request.url).pathname.slice(1)).sort();
    });
    const built = readdirSync(site.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(site.folder.length + 1)
          .replaceAll('\\', '/'),
      )
      .filter((name) => !name.startsWith('.vite/') && name !== 'service-worker.js')
      .sort();
    expect(kept).toEqual(built);
    await context.close();
  });

  it('loads at most 60 kB of its own scripts, gzip, before the worker', () => {
    const html = readFileSync(join(site.folder, 'index.html'), 'utf8');
    const scripts = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(
      (match) => match[1] ?? '',
    );
    const bytes = scripts.reduce(
      (sum, name) => sum + gzipSync(readFileSync(join(site.folder, name))).length,
      0,
    );
    console.info(`page scripts: ${(bytes / 1000).toFixed(1)} kB gzip (limit ${PAGE_SCRIPT_LIMIT / 1000})`);
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(PAGE_SCRIPT_LIMIT);
  });

  it('is offered when a new one is there, and starts only when the person says so', async () => {
    const { context, page } = await visitSampleDay(site);
    await keptOffline(page);
    await page.reload();
    await page.locator('.entry').first().waitFor();
    const script = join(site.folder, 'service-worker.js');
    const old = readFileSync(script, 'utf8');
    writeFileSync(script, old.replace(/"build":"[0-9a-f]+"/, '"build":"0000000000000000"'));
    try {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.getByText('A new version is ready').waitFor();
      const names = () => page.evaluate(() => caches.keys());
      expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(
        true,
      );
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
      await page.locator('.entry').first().waitFor();
      await expect.poll(names).toContain('skope-page-0000000000000000');
      expect(await page.getByText('A new version is ready').count()).toBe(0);
    } finally {
      writeFileSync(script, old);
      await context.close();
    }
  });
});

describe('a tab of an older build', () => {
  it('turns read-only when a newer one opens, says so, and writes nothing', async () => {
    const { context, page } = await visitSampleDay(site, { serviceWorkers: 'block' });
    const newer = await context.newPage();
    // Read from the disk: a fetch that is under way when the tab closes would fail after the test.
    await newer.route('**/assets/*.js', async (route) => {
      const script = readFileSync(join(site.folder, new URL(route.request().url()).pathname), 'utf8');
      await route.fulfill({ contentType: 'text/javascript', body: script.replaceAll('0.1.0', '0.2.0') });
    });
    await newer.goto(site.url);
    await newer.locator('.entry').first().waitFor();
    await page.getByText('A newer skope is open in another tab').waitFor();
    const before = await titles(newer);
    await page.locator('.radar [data-read]').first().click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('READ_ONLY');
    await newer.reload();
    await newer.locator('.entry').first().waitFor();
    expect(await titles(newer)).toEqual(before);
    await newer.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
});
