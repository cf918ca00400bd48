import type { FrontMatterValue } from './recover-yaml.ts';

/** The tools of a list or string, in order, each once; `balanced` is false where a parenthesis never closes. */
export interface ToolList {
  readonly tools: readonly string[];
  readonly balanced: boolean;
}

/**
 * `Bash(git:*) Read`, `Read, Grep` and a YAML list give the same list. Commas and white space part two tools,
 * except inside parentheses. An item of a YAML list is one tool as it stands.
 */
export function parseToolList(value: FrontMatterValue): ToolList {
  if (typeof value === 'string') return splitTools(value);
  if (!Array.isArray(value)) return { tools: [], balanced: true };
  const items = value.filter((item): item is string => typeof item === 'string');
  return { tools: unique(items.map(unquote)), balanced: true };
}

function splitTools(text: string): ToolList {
  const tools: string[] = [];
  let depth = 0;
  let current = '';
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && /[\s,]/u.test(character)) {
      tools.push(current);
      current = '';
    } else {
      current += character;
    }
  }
  tools.push(current);
  return { tools: unique(tools.map(unquote)), balanced: depth === 0 };
}

/** White space and one pair of equal outer quotes taken off. */
export function unquote(text: string): string {
  const trimmed = text.trim();
  const quoted = /^(["'])(.*)\1$/su.exec(trimmed);
  return (quoted?.[2] ?? trimmed).trim();
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items.filter((item) => item !== ''))];
}
