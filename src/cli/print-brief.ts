import type { Skope } from '../app/index.ts';
import { type Output, type Paint, paintFor } from './output.ts';

type Brief = Awaited<ReturnType<Skope['getBrief']>>;
type Entry = Brief['radar'][number];
type Headline = Brief['world'][number];

/** The brief as a person reads it on a terminal. */
export function printBrief(brief: Brief, output: Output): void {
  const paint = paintFor(output);
  const heading = (title: string, note: string): void => {
    output.text();
    output.text(`${paint.bold(title)}  ${paint.dim(note)}`);
    output.text();
  };
  heading('Radar', 'what reaches you');
  if (brief.radar.length === 0) output.text(brief.note ?? 'Nothing unread reaches you.');
  brief.radar.forEach((entry, index) => {
    for (const line of radarLines(entry, index + 1, output.width, paint)) output.text(line);
  });
  if (brief.next_cursor)
    output.text(
      paint.dim(`   ${brief.radar_total} on the radar; more: skope brief --cursor ${brief.next_cursor}`),
    );
  heading('World', 'beyond your lens');
  if (brief.world.length === 0) output.text('No further tier-1 headline.');
  for (const headline of brief.world) {
    for (const line of wrap(headline.title, output.width - 2)) output.text(`  ${line}`);
    output.text(`  ${paint.dim(`${outlet(headline)} · ${headline.url}`)}`);
  }
  heading('Effective N', 'how many axes your news really has');
  for (const line of meterLines(brief.concentration, paint)) output.text(line);
  output.text();
}

function radarLines(entry: Entry, position: number, width: number, paint: Paint): string[] {
  const indent = '      ';
  const [first = '', ...more] = wrap(entry.title, width - 12);
  const reasons = entry.impact.seeds
    .map((seed) => `${seed.axis} ← ${seed.entity} (${seed.match_type})`)
    .join(' · ');
  return [
    `${String(position).padStart(2)}  ${paint.accent(bar(entry.impact.total))} ${paint.bold(first)}`,
    ...more.map((line) => `          ${paint.bold(line)}`),
    `${indent}${outlet(entry)} · impact ${entry.impact.total.toFixed(2)}`,
    ...wrap(reasons, width - indent.length).map((line) => `${indent}${line}`),
    `${indent}${paint.dim(entry.url)}`,
    '',
  ];
}

function outlet(headline: Headline): string {
  const tier = headline.tier === 0 ? 'unlisted' : `tier ${headline.tier}`;
  const age =
    headline.age_days === 0
      ? 'today'
      : headline.age_days === 1
        ? 'yesterday'
        : `${headline.age_days} days ago`;
  return `${headline.source}, ${tier}, ${age}`;
}

function meterLines(concentration: Brief['concentration'], paint: Paint): string[] {
  if (concentration.distribution.length === 0) return ['Nothing has reached you in the last 14 days.'];
  const longest = Math.max(...concentration.distribution.map((part) => part.axis.length));
  return [
    `${paint.bold(concentration.effective_n.toFixed(2))} of ${concentration.distribution.length} (a warning comes below ${concentration.threshold})`,
    ...concentration.distribution.map(
      (part) =>
        `  ${part.axis.padEnd(longest)}  ${paint.accent('█'.repeat(Math.max(1, Math.round(part.share * 40))))} ${Math.round(part.share * 100)}%`,
    ),
    ...(concentration.warning ? [`  ${concentration.warning}`] : []),
  ];
}

const BAR = ['▁▁▁▁', '█▁▁▁', '██▁▁', '███▁', '████'];

function bar(total: number): string {
  return BAR[Math.min(4, Math.ceil(total * 8))] ?? BAR[4] ?? '';
}

/** Breaks text at spaces so that no line is wider than `width` columns; wide scripts count two. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`;
    if (line !== '' && columns(next) > width) {
      lines.push(line);
      line = word;
    } else line = next;
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

function columns(text: string): number {
  let count = 0;
  for (const character of text)
    count += /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\uff00-\uff60]/u.test(character) ? 2 : 1;
  return count;
}
