// Milliseconds from a reload of the built page, its files in the browser's cache, to the first entry of the brief, with 10,000
// articles stored in OPFS. Run: npm run build && node bench/first-brief.ts
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../scripts/chromium.mjs';
import { servePage } from '../src/cli/serve-page.ts';
import { openSkope } from '../src/node.ts';
import { buildOnce, ROOT } from '../test/build-once.ts';
import { BENCH_PROFILE, benchArticles } from './news.ts';

const ARTICLES = 10_000;
const CHUNK = 2_000;
const ROUNDS = 9;

export interface FirstBriefFigures {
  readonly articles_stored: number;
  readonly median_ms: number;
  readonly worst_ms: number;
}

/** Measures everything; prints nothing. */
export async function benchFirstBrief(): Promise<FirstBriefFigures> {
  buildOnce();
  const ledger = await filledLedger();
  const served = await servePage({ port: 0, root: join(ROOT, 'dist', 'web') });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    await page.goto(`${served.url}#/settings`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bench.db', mimeType: 'application/vnd.sqlite3', buffer: ledger });
    await page.getByRole('button', { name: 'Replace' }).click();
    await page.locator('.toast').waitFor({ timeout: 120_000 });
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto('about:blank');
      const begin = performance.now();
      await page.goto(`${served.url}#/radar`, { waitUntil: 'commit' });
      await page.locator('.entry').first().waitFor();
      times.push(performance.now() - begin);
    }
    times.sort((a, b) => a - b);
    return {
      articles_stored: ARTICLES,
      median_ms: Math.round(times[Math.floor(ROUNDS / 2)] ?? 0),
      worst_ms: Math.round(times.at(-1) ?? 0),
    };
  } finally {
    await browser.close();
    await served.close();
  }
}

async function filledLedger(): Promise<Buffer> {
  const skope = await openSkope({ engine: 'wasm-memory' });
  await skope.updateProfile(structuredClone(BENCH_PROFILE));
  for (let first = 0; first < ARTICLES; first += CHUNK)
    await skope.ingestNews({ articles: benchArticles(first, CHUNK, Date.now()) });
  const bytes = await skope.exportDatabase();
  await skope.close();
  return Buffer.from(bytes);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await benchFirstBrief());
