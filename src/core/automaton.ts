/** Many strings sought in one pass (Aho and Corasick, 1975): time grows with the text and its hits, not with the patterns. */
export interface Automaton {
  /** Calls `onHit(pattern index, end)` for every occurrence, `end` exclusive, in order of `end`, longest pattern first. */
  scan(text: string, onHit: (pattern: number, end: number) => void): void;
}

const UNITS = 65_536;

/** Builds the automaton over UTF-16 units. Empty patterns never hit; equal patterns each hit. */
export function buildAutomaton(patterns: readonly string[]): Automaton {
  const size = patterns.reduce((sum, pattern) => sum + pattern.length, 1);
  const root = new Int32Array(UNITS);
  const firstChild = new Int32Array(size);
  const sibling = new Int32Array(size);
  const unitOf = new Uint16Array(size);
  const failure = new Int32Array(size);
  const output = new Int32Array(size).fill(-1);
  const sameEnd = new Int32Array(patterns.length).fill(-1);
  const outputLink = new Int32Array(size);
  const order: number[] = [];
  let count = 1;

  const child = (node: number, unit: number): number => {
    if (node === 0) return root[unit]!;
    let next = firstChild[node]!;
    while (next !== 0 && unitOf[next] !== unit) next = sibling[next]!;
    return next;
  };

  for (let index = patterns.length - 1; index >= 0; index -= 1) {
    const pattern = patterns[index]!;
    if (pattern === '') continue;
    let node = 0;
    for (let at = 0; at < pattern.length; at += 1) {
      const unit = pattern.charCodeAt(at);
      let next = child(node, unit);
      if (next === 0) {
        next = count++;
        unitOf[next] = unit;
        if (node === 0) root[unit] = next;
        sibling[next] = firstChild[node]!;
        firstChild[node] = next;
      }
      node = next;
    }
    sameEnd[index] = output[node]!;
    output[node] = index;
  }

  for (let next = firstChild[0]!; next !== 0; next = sibling[next]!) order.push(next);
  for (let head = 0; head < order.length; head += 1) {
    const node = order[head]!;
    outputLink[node] = output[failure[node]!]! >= 0 ? failure[node]! : outputLink[failure[node]!]!;
    for (let next = firstChild[node]!; next !== 0; next = sibling[next]!) {
      failure[next] = step(child, failure, failure[node]!, unitOf[next]!);
      order.push(next);
    }
  }

  return {
    scan(text, onHit) {
      let node = 0;
      for (let at = 0; at < text.length; at += 1) {
        node = step(child, failure, node, text.charCodeAt(at));
        if (node === 0) continue;
        for (let hit = output[node]! >= 0 ? node : outputLink[node]!; hit !== 0; hit = outputLink[hit]!) {
          for (let pattern = output[hit]!; pattern >= 0; pattern = sameEnd[pattern]!) onHit(pattern, at + 1);
        }
      }
    },
  };
}

function step(
  child: (node: number, unit: number) => number,
  failure: Int32Array,
  from: number,
  unit: number,
): number {
  let node = from;
  let next = child(node, unit);
  while (next === 0 && node !== 0) {
    node = failure[node]!;
    next = child(node, unit);
  }
  return next;
}
