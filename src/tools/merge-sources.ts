import { publicName } from './public-name.ts';
import type { Tool } from './tool.ts';

export interface ToolSources {
  /** Static definitions: our own tools. */
  readonly own: readonly Tool[];
  /** What was registered at run time: plugins, programs. */
  readonly registered: readonly Tool[];
  /** Tools of MCP servers, in the order of the servers. */
  readonly remote: readonly Tool[];
}

export interface MergedTools {
  readonly tools: readonly Tool[];
  /** Tools that lost their name to a source that goes first, and by whom. */
  readonly shadowed: readonly { readonly name: string; readonly origin: string; readonly by: string }[];
}

/**
 * Own > registered > remote, by name, the same way at start and at refresh: a remote tool never takes a local
 * name. Two servers with one name both stay callable: the later one goes by its alias.
 */
export function mergeSources(sources: ToolSources): MergedTools {
  const byName = new Map<string, Tool>();
  const shadowed: { name: string; origin: string; by: string }[] = [];
  for (const tool of [...sources.own, ...sources.registered]) {
    const first = byName.get(tool.name);
    if (first === undefined) byName.set(tool.name, tool);
    else if (first !== tool) shadowed.push({ name: tool.name, origin: tool.origin, by: first.origin });
  }
  const local = new Set(byName.keys());
  for (const tool of sources.remote) {
    const first = byName.get(tool.name);
    if (first === undefined) byName.set(tool.name, tool);
    else if (local.has(tool.name) || first.origin === tool.origin) {
      shadowed.push({ name: tool.name, origin: tool.origin, by: first.origin });
    } else addUnderAlias(byName, shadowed, tool);
  }
  return { tools: [...byName.values()], shadowed };
}

function addUnderAlias(
  byName: Map<string, Tool>,
  shadowed: { name: string; origin: string; by: string }[],
  tool: Tool,
): void {
  const original = tool.original_name ?? tool.name;
  const name = publicName({ server: tool.origin.replace(/^mcp:/, ''), original_name: original });
  const taken = byName.get(name);
  if (taken === undefined)
    byName.set(name, { ...tool, name, original_name: original, execute: tool.execute.bind(tool) });
  else shadowed.push({ name, origin: tool.origin, by: taken.origin });
}
