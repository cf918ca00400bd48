import { axisClass, axisName } from '../state/axes.ts';
import type { RadarEntry } from '../state/brief.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly field: 'title' | 'snippet';
  readonly seeds: RadarEntry['impact']['seeds'];
}

/** Third-party text as text, with the words that matched marked in the colour of their axis. Overlaps keep the earlier, longer one. */
export function MarkedText({ text, field, seeds }: MarkedTextProps) {
  const spans = seeds
    .flatMap((seed) =>
      seed.spans.filter((span) => span.field === field).map((span) => ({ ...span, axis: seed.axis })),
    )
    .filter((span) => span.start >= 0 && span.end <= text.length && span.start < span.end)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const pieces = [];
  let at = 0;
  for (const { start, end, axis } of spans) {
    if (start < at) continue;
    if (start > at) pieces.push(text.slice(at, start));
    pieces.push(
      <mark key={start} class={axisClass(axis)} title={axisName(axis)}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  pieces.push(text.slice(at));
  return <>{pieces}</>;
}
