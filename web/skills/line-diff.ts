export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Counted from 1: in the newer text, for a removed line in the older one. */
  readonly number: number;
}

export interface DiffGap {
  readonly kind: 'gap';
  /** Unchanged lines that are left out here. */
  readonly count: number;
}

/** Cells of the table below; what needs more is shown as all removed and all added. */
const LARGEST_TABLE = 4_000_000;

/** The lines of both texts in one order: a longest common subsequence, what goes before what comes. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const old = linesOf(before);
  const now = linesOf(after);
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail))
    tail += 1;
  const middle = walk(old.slice(head, old.length - tail), now.slice(head, now.length - tail), head);
  const same = (from: number, to: number): DiffLine[] =>
    now.slice(from, to).map((text, index) => ({ kind: 'same', text, number: from + index + 1 }));
  return [...same(0, head), ...middle, ...same(now.length - tail, now.length)];
}

/** Leaves out what is farther than `context` lines from a change; a gap of one line is not worth its name. */
export function foldSame(lines: readonly DiffLine[], context = 3): readonly (DiffLine | DiffGap)[] {
  const kept = new Uint8Array(lines.length);
  lines.forEach(({ kind }, at) => {
    if (kind !== 'same') kept.fill(1, Math.max(0, at - context), at + context + 1);
  });
  const folded: (DiffLine | DiffGap)[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && kept[end] === 0) end += 1;
    if (end - at > 1) folded.push({ kind: 'gap', count: end - at });
    else folded.push(...lines.slice(at, end));
    at = end;
    while (at < lines.length && kept[at] === 1) folded.push(lines[at++] as DiffLine);
  }
  return folded;
}

function linesOf(text: string): string[] {
  if (text === '') return [];
  const lines = text.split(/\r\n?|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function walk(old: readonly string[], now: readonly string[], offset: number): DiffLine[] {
  const removed = (at: number): DiffLine => ({
    kind: 'removed',
    text: old[at] ?? '',
    number: offset + at + 1,
  });
  const added = (at: number): DiffLine => ({ kind: 'added', text: now[at] ?? '', number: offset + at + 1 });
  const width = now.length + 1;
  if ((old.length + 1) * width > LARGEST_TABLE)
    return [...old.map((_, at) => removed(at)), ...now.map((_, at) => added(at))];
  // common[i, j]: length of the longest common subsequence of old[i…] and now[j…].
  const common = new Uint32Array((old.length + 1) * width);
  const length = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === now[j] ? length(i + 1, j + 1) + 1 : Math.max(length(i + 1, j), length(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      lines.push({ kind: 'same', text: now[j] ?? '', number: offset + j + 1 });
      i += 1;
      j += 1;
    } else if (i < old.length && (j >= now.length || length(i + 1, j) >= length(i, j + 1)))
      lines.push(removed(i++));
    else lines.push(added(j++));
  }
  return lines;
}
