import type { TakeInSkill } from '../../src/browser/index.ts';

const FILES = {
  'SKILL.md': `---
name: compare-two-days
description: Compares two lists of numbers, such as prices or counts of two days, and says what changed most. Use when the person asks what moved. "what moved", "compare the two days" trigger this.
---

# Compare two days

1. Ask for both lists where they are not there.
2. Run \`scripts/compare.js\` with \`{"before": {...}, "after": {...}}\`.
3. Say the largest change first, in one sentence. See \`references/wording.md\`.
`,
  'scripts/compare.js': `import { change } from './change.js';

/** Takes {before, after}: numbers by name. Gives the changes in per cent, the largest first. */
export default function compare({ before, after }) {
  const names = Object.keys(before).filter((name) => name in after);
  console.log(\`\${names.length} names are in both lists\`);
  return names
    .map((name) => ({ name, change: change(before[name], after[name]) }))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}
`,
  'scripts/change.js': `/** Change from a to b in per cent, to one digit. */
export const change = (a, b) => Math.round(((b - a) / a) * 1000) / 10;
`,
  'references/wording.md': 'Say "rose by" and "fell by". Never say "soared".\n',
} as const;

/** A small skill of our own, to look around in. */
export function exampleSkill(): TakeInSkill {
  const encoder = new TextEncoder();
  const files = Object.entries(FILES).map(([path, text]) => ({
    path: `compare-two-days/${path}`,
    bytes: encoder.encode(text),
  }));
  return { files, from: 'example' };
}

export const EXAMPLE_INPUT =
  '{\n  "before": { "oil": 80, "gold": 2600 },\n  "after": { "oil": 88, "gold": 2587 }\n}';
