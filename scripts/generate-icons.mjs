// Draws the PNG icons of the page from web/public/icon.svg, with the Chromium that the tests drive.
//
//   node scripts/generate-icons.mjs
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'web', 'public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
// A mask may cut away all but the inner 80 %, so the ground goes to the edge and the drawing shrinks.
const maskable = svg
  .replace('rx="116"', '')
  .replace('<g ', '<g transform="translate(64 64) scale(.75)" ')
  .replace('<path ', '<path transform="translate(64 64) scale(.75)" ');
const square = svg.replace('rx="116"', '');

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const [name, size, drawing] of [
  ['icon-180.png', 180, square],
  ['icon-192.png', 192, svg],
  ['icon-512.png', 512, svg],
  ['icon-maskable-512.png', 512, maskable],
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
await browser.close();
