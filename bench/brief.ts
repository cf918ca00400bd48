// Milliseconds of `get_brief` with 1,000, 10,000 and 100,000 articles in its window, on a file.
// Run: node bench/brief.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openSkope } from '../src/node.ts';
import { BENCH_PROFILE, benchArticles } from './news.ts';

export interface BriefFigures {
  readonly articles_in_window: number;
  readonly on_the_radar: number;
  /** The first call after the file was opened. */
  readonly first_ms: number;
  readonly median_ms: number;
  readonly worst_ms: number;
  /** The median against the row above, which has a tenth of the articles. */
  readonly growth: number | undefined;
}

const SIZES = [1_000, 10_000, 100_000];
const CHUNK = 2_000;
const ROUNDS = 31;

/** Measures everything; prints nothing. */
export async function benchBrief(sizes: readonly number[] = SIZES): Promise<BriefFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'skope-bench-'));
  const figures: BriefFigures[] = [];
  try {
    for (const size of sizes) figures.push(await measure(join(folder, `${size}.db`), size, figures.at(-1)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

async function measure(path: string, size: number, before: BriefFigures | undefined): Promise<BriefFigures> {
  const now = Date.now();
  const filling = await openSkope({ path });
  await filling.updateProfile(structuredClone(BENCH_PROFILE));
  for (let first = 0; first < size; first += CHUNK)
    await filling.ingestNews({ articles: benchArticles(first, Math.min(CHUNK, size - first), now) });
  await filling.close();

  const skope = await openSkope({ path });
  const times: number[] = [];
  let on_the_radar = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    on_the_radar = (await skope.getBrief()).radar_total;
    times.push(performance.now() - begin);
  }
  await skope.close();
  const [first_ms = 0, ...warm] = times;
  warm.sort((a, b) => a - b);
  const median_ms = warm[Math.floor(warm.length / 2)] ?? 0;
  return {
    articles_in_window: size,
    on_the_radar,
    first_ms: round(first_ms),
    median_ms: round(median_ms),
    worst_ms: round(warm.at(-1) ?? 0),
    growth: before && round(median_ms / before.median_ms),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await benchBrief());
