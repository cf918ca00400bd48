import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Skope } from '../app/index.ts';
import { parseArticles } from '../app/parse-articles.ts';
import { sampleDay } from '../app/sample-day.ts';
import { openSkope } from '../node.ts';
import { ingestParsed } from './ingest-parsed.ts';
import { createOutput, type Output, paintFor } from './output.ts';
import { printBrief } from './print-brief.ts';

export interface PlayOptions {
  /** JSON, JSON Lines or a feed; the sample day where none is given. */
  readonly file?: string | undefined;
  /** The ledger to play on; a throw-away one where none is given. */
  readonly db?: string | undefined;
}

/** Plays a day on a ledger and prints the brief: what `npm start` shows first. */
export async function playDay({ file, db }: PlayOptions): Promise<void> {
  const output = createOutput(false);
  const folder = db === undefined ? mkdtempSync(join(tmpdir(), 'skope-')) : undefined;
  const skope = await openSkope({ path: db ?? join(folder ?? '', 'skope.db'), name: 'npm start' });
  try {
    const sample = sampleDay(Date.now());
    const { configured } = await skope.showProfile();
    if (!configured)
      await skope.updateProfile(structuredClone(sample.profile) as Parameters<Skope['updateProfile']>[0]);
    if (file === undefined) await playSample(skope, sample, output);
    else await playFile(skope, file, output);
    printBrief(
      await skope.getBrief({ max_tokens: 20_000, ...(file !== undefined && { window_days: 30 }) }),
      output,
    );
  } finally {
    await skope.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
  sayNext(output, db);
}

async function playSample(skope: Skope, sample: ReturnType<typeof sampleDay>, output: Output): Promise<void> {
  const result = await skope.ingestNews({ articles: sample.articles, query_context: 'sample day' });
  const { marked } = await skope.markRead({ urls: [...sample.read] });
  output.text('A sample day, invented for this run and kept nowhere.');
  output.text(
    `${result.received} articles came in: ${result.new} new, ${result.duplicates} the same again; ${result.entered_radar} reach you, ${marked} you have read.`,
  );
}

async function playFile(skope: Skope, file: string, output: Output): Promise<void> {
  const parsed = parseArticles(readFileSync(file, 'utf8'));
  const result = await ingestParsed(skope, parsed, `file ${file}`, () => undefined);
  output.text(
    `${result.received} articles came in from ${file}: ${result.new} new, ${result.duplicates} known before, ${result.rejected.length} refused; ${result.entered_radar} of the new ones reach you.`,
  );
  for (const refusal of result.rejected.slice(0, 10)) output.text(`- ${refusal.message}`);
}

function sayNext(output: Output, db: string | undefined): void {
  const { bold, dim } = paintFor(output);
  output.text(bold('Next'));
  output.text(
    `  npm run skope -- init --location "Seoul, South Korea" --languages ko,en    ${dim('a profile of your own')}`,
  );
  output.text(
    `  npm run skope -- mcp install                                               ${dim('give skope to your agent')}`,
  );
  output.text(
    `  npm run skope -- brief${db ? ` --db ${db}` : ''}                                                    ${dim('your brief, any time')}`,
  );
}
