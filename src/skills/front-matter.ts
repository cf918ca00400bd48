/** A SKILL.md cut at its fences; the lines count from 1. */
export type FrontMatterSplit =
  | {
      readonly kind: 'split';
      readonly yaml: string;
      readonly yaml_line: number;
      readonly body: string;
      readonly body_line: number;
    }
  | { readonly kind: 'none'; readonly hint: string }
  | { readonly kind: 'unclosed' };

const FENCE = /^---[ \t]*$/u;

/** CRLF and CR as LF, and one byte order mark taken off. */
export function normalizeLines(text: string): { readonly text: string; readonly had_bom: boolean } {
  const hadBom = text.startsWith('\ufeff');
  return { text: (hadBom ? text.slice(1) : text).replace(/\r\n?/gu, '\n'), had_bom: hadBom };
}

/**
 * The first line must be exactly three dashes (spaces may follow); the next such line, or one at the end of the
 * file, closes. Everything after it is the body, byte for byte.
 */
export function splitFrontMatter(text: string): FrontMatterSplit {
  const lines = text.split('\n');
  if (!FENCE.test(lines[0] ?? '')) return { kind: 'none', hint: whyNoFence(lines) };
  const close = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (close === -1) return { kind: 'unclosed' };
  return {
    kind: 'split',
    yaml: lines.slice(1, close).join('\n'),
    yaml_line: 2,
    body: lines.slice(close + 1).join('\n'),
    body_line: close + 2,
  };
}

function whyNoFence(lines: readonly string[]): string {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) return 'The file is empty.';
  const line = lines[first] ?? '';
  if (FENCE.test(line.trim())) {
    return first > 0
      ? `Remove the ${first} blank line(s) before "---": the fence must be the first line.`
      : 'Remove the space before "---": the fence must start the line.';
  }
  if (/^-{2,}\s*$/u.test(line.trim())) return 'The opening fence must be exactly three dashes.';
  if (lines.some((other) => FENCE.test(other))) return 'The opening "---" is missing above the first key.';
  return 'Start the file with "---", then name and description, then "---".';
}
