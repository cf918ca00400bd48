import type { Tool } from './tool.ts';

/** What a call of a tool may do, as policies see it. */
export interface ToolTraits {
  /** Not one of ours: another server's or a plugin's. */
  readonly foreign: boolean;
  readonly writes: boolean;
  readonly destructive: boolean;
  readonly open_world: boolean;
  readonly costs: boolean;
  readonly notifies: boolean;
  /** Its result puts text of third parties before the model. */
  readonly foreign_text: boolean;
}

/** Own categories whose results quote the news or other people's pages. */
const FOREIGN_TEXT_CATEGORIES = new Set(['news', 'data', 'signals']);
/** Categories that say by themselves what the original knew by tool name (run_analyst, send_notification). */
const COSTLY_CATEGORIES = new Set(['analysis', 'model']);
const NOTIFYING_CATEGORIES = new Set(['notification', 'notifications']);

/**
 * Own hints are facts: what is not said is not so. Hints of foreign tools are claims that may only raise the
 * risk: unsaid ones take the defaults of the MCP specification (not read-only, destructive, open world).
 */
export function toolTraits(tool: Tool, args?: unknown): ToolTraits {
  const hints = tool.annotations;
  const foreign = tool.origin !== 'skope';
  const writes = hints.readOnlyHint !== true && !readsOnly(tool, args);
  return {
    foreign,
    writes,
    destructive: writes && (foreign ? hints.destructiveHint !== false : hints.destructiveHint === true),
    open_world: foreign ? hints.openWorldHint !== false : hints.openWorldHint === true,
    costs: hints.costHint ?? COSTLY_CATEGORIES.has(tool.category),
    notifies: hints.notifyHint ?? NOTIFYING_CATEGORIES.has(tool.category),
    foreign_text: foreign || (hints.foreignTextHint ?? FOREIGN_TEXT_CATEGORIES.has(tool.category)),
  };
}

/** An own tool whose scope depends on its arguments (a brief that may rotate) only reads where they ask for a read scope. */
function readsOnly(tool: Tool, args: unknown): boolean {
  if (tool.origin !== 'skope' || typeof tool.scope !== 'function' || args === undefined) return false;
  return tool.scope(args).endsWith(':read');
}

/**
 * Whether this very call writes. Of a tool that reads or writes by its arguments (`get_brief` with `rotate`) the
 * scope of the call tells; policies, which are asked before there are arguments, go by what it may do.
 */
export function callWrites(tool: Tool, args: unknown): boolean {
  const { foreign, writes } = toolTraits(tool);
  if (foreign || !writes || typeof tool.scope !== 'function') return writes;
  return !tool.scope(args).endsWith(':read');
}
