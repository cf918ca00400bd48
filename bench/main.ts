// `npm run bench`: every measurement, one after the other, on this machine. It shows figures and judges nothing.
import { cpus } from 'node:os';
import process from 'node:process';
import { benchBrief } from './brief.ts';
import { benchFirstBrief } from './first-brief.ts';
import { benchIngestStdio } from './ingest-stdio.ts';
import { benchMatch } from './match.ts';
import { benchSkills } from './skills.ts';
import { benchTools } from './tools.ts';

const BENCHES: readonly (readonly [title: string, run: () => unknown])[] = [
  ['ingest over stdio, batches of 500, into a file', () => benchIngestStdio()],
  ['get_brief by articles in the window, on a file', () => benchBrief()],
  ['first brief of the page, warm, from OPFS', () => benchFirstBrief()],
  ['keyword matching', benchMatch],
  ['tool layer: tokens and search', benchTools],
  ['skills: recall and sandbox', () => benchSkills()],
];

console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
for (const [title, run] of BENCHES) {
  const figures = await run();
  console.log(`\n${title}`);
  if (Array.isArray(figures)) console.table(figures);
  else
    for (const [name, value] of Object.entries(figures as object))
      console.log(`  ${name.padEnd(34)}${value}`);
}
