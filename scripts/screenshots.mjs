// Photographs every screen of the built page, light, dark, on a phone and in Korean, into dist/screenshots (ignored by git).
//
//   npm run build && node scripts/screenshots.mjs
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { servePage } from '../src/cli/serve-page.ts';
import { findChromium } from './chromium.mjs';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const folder = join(dist, 'screenshots');
const LOOKS = {
  light: { viewport: { width: 1280, height: 900 }, locale: 'en-US' },
  dark: { viewport: { width: 1280, height: 900 }, locale: 'en-US', colorScheme: 'dark' },
  phone: {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  },
  korean: { viewport: { width: 1280, height: 900 }, locale: 'ko-KR' },
  'korean-phone-dark': {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    locale: 'ko-KR',
    colorScheme: 'dark',
  },
};
const SOME =
  '{"url":"https://www.reuters.com/x","title":"HBM output rises","source":"Reuters"}\nnot json\n{"url":"ftp://x","title":"a","source":"b"}';

mkdirSync(folder, { recursive: true });
const served = await servePage({ port: 0, root: join(dist, 'web') });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [look, options] of Object.entries(LOOKS)) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const shoot = async (name, fullPage = true) => {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${look}-${name}.png`), fullPage });
  };
  await page.goto(served.url);
  await page.locator('.welcome').waitFor();
  await shoot('1-welcome');
  await page.locator('.nav a[href="#/profile"]').click();
  await page.locator('#location').waitFor();
  await shoot('2-cold-start');
  await page.locator('.nav a[href="#/radar"]').click();
  await page.locator('.welcome .button-outline').click();
  await page.locator('.entry').first().waitFor();
  await shoot('3-brief');
  await page.keyboard.press('j');
  await page.keyboard.press('w');
  await shoot('4-why', false);
  await page.keyboard.press('m');
  await page.locator('.toast').first().waitFor();
  await shoot('5-marked', false);
  for (const [number, screen] of [
    [6, 'profile'],
    [7, 'skills'],
    [8, 'tools'],
    [9, 'settings'],
  ]) {
    const link = page.locator(`.nav a[href="#/${screen}"]`);
    if ((await link.count()) === 0) continue;
    await link.click();
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    if (screen === 'tools') await page.locator('.tool-list li').first().waitFor();
    await shoot(`${number}-${screen}`);
  }
  await page.locator('.nav a[href="#/collect"]').click();
  await page.locator('#articles').fill(SOME);
  await page.locator('.drop .button-primary').click();
  await page.locator('.totals').waitFor();
  await shoot('10-collect');
  await page.locator('h1').focus();
  await page.keyboard.press('?');
  await shoot('11-help', false);
  await context.close();
}
await browser.close();
await served.close();
process.stdout.write(`${folder}\n`);
