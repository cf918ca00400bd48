import type { Tool } from './tool.ts';
import { toolTraits } from './tool-traits.ts';

/**
 * What one entry of an allow or deny list may say:
 * - a public name: `get_brief`, `paperless__delete`
 * - a pattern with `*`: `*`, `paperless__*`
 * - an origin: `mcp:paperless`, and in the spelling of other hosts `mcp__paperless`, `mcp__paperless__*`,
 *   `mcp__paperless__delete` (Claude Code: the server alone means all its tools)
 * - a group: `group:<name>`, given by the host or built in (`BUILT_IN_GROUPS`, `group:category:<category>`)
 * Matching is exact in case.
 */
export type ToolSelector = string;

export type ToolGroups = { readonly [name: string]: readonly ToolSelector[] };

/** Groups that follow from what a tool is, so their contents cannot drift from the registry. */
export const BUILT_IN_GROUPS = {
  own: (tool: Tool) => !toolTraits(tool).foreign,
  foreign: (tool: Tool) => toolTraits(tool).foreign,
  reads: (tool: Tool) => !toolTraits(tool).writes,
  writes: (tool: Tool) => toolTraits(tool).writes,
  destructive: (tool: Tool) => toolTraits(tool).destructive,
  open_world: (tool: Tool) => toolTraits(tool).open_world,
  costs: (tool: Tool) => toolTraits(tool).costs,
  notifies: (tool: Tool) => toolTraits(tool).notifies,
} as const;

export function matchesSelector(tool: Tool, selector: ToolSelector, groups: ToolGroups = {}): boolean {
  return matches(tool, selector, groups, 0);
}

/** The first selector of a list that matches, to be named in the reason. */
export function firstMatch(
  tool: Tool,
  selectors: readonly ToolSelector[],
  groups: ToolGroups = {},
): ToolSelector | undefined {
  return selectors.find((selector) => matchesSelector(tool, selector, groups));
}

function matches(tool: Tool, selector: ToolSelector, groups: ToolGroups, depth: number): boolean {
  if (selector.startsWith('group:')) return inGroup(tool, selector.slice(6), groups, depth);
  if (selector === tool.name || selector === tool.origin) return true;
  if (selector.startsWith('mcp__')) return matchesHostSpelling(tool, selector.slice(5));
  return selector.includes('*') && matchesPattern(tool.name, selector);
}

function inGroup(tool: Tool, name: string, groups: ToolGroups, depth: number): boolean {
  if (Object.hasOwn(groups, name)) {
    // Groups may name groups; a circle ends here instead of in the stack.
    return depth < 8 && (groups[name] ?? []).some((member) => matches(tool, member, groups, depth + 1));
  }
  if (name.startsWith('category:')) return tool.category === name.slice(9);
  if (Object.hasOwn(BUILT_IN_GROUPS, name))
    return BUILT_IN_GROUPS[name as keyof typeof BUILT_IN_GROUPS](tool);
  return false;
}

/** `server`, `server__*` and `server__tool` after `mcp__`, by server id and by the tool's own or public name. */
function matchesHostSpelling(tool: Tool, rest: string): boolean {
  if (!tool.origin.startsWith('mcp:')) return false;
  const server = tool.origin.slice(4);
  if (rest === server || matchesPattern(tool.name, rest)) return true;
  if (!rest.startsWith(`${server}__`)) return rest.includes('*') && matchesPattern(server, rest);
  return matchesPattern(tool.original_name ?? tool.name, rest.slice(server.length + 2));
}

/** `*` stands for any run of characters; without one the whole text must be equal. Linear, no regular expression. */
export function matchesPattern(text: string, pattern: string): boolean {
  const parts = pattern.split('*');
  const first = parts[0] ?? '';
  if (parts.length === 1) return text === pattern;
  const last = parts[parts.length - 1] ?? '';
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return false;
  let position = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return position <= text.length - last.length;
}
