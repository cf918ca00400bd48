import type { Tool } from './tool.ts';
import type { PolicyEvaluation } from './tool-policy.ts';
import { firstMatch, type ToolGroups, type ToolSelector } from './tool-selector.ts';

export interface NodeScopeOptions {
  /** Node name → what it may use; an empty list allows nothing. */
  readonly allow_lists: { readonly [node: string]: readonly ToolSelector[] };
  /** What a node gets that no list covers. `compat` is open, as the original was. Default `closed`. */
  readonly unknown_node?: 'closed' | 'compat';
  readonly groups?: ToolGroups;
}

export type NodeAllowList =
  | { readonly kind: 'list'; readonly key: string; readonly selectors: readonly ToolSelector[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'no_node' };

/**
 * Which tools a node of a pipeline may use: its exact name, else the longest key that is a prefix ending at a
 * boundary (`_`, `-`, `:`, `.` or `/`), so "analystX" is not an analyst. A call from no node is not narrowed here.
 */
export class NodeScopePolicy {
  readonly #lists: Map<string, readonly ToolSelector[]>;
  readonly #groups: ToolGroups;
  readonly unknown_node: 'closed' | 'compat';

  constructor(options: NodeScopeOptions) {
    this.#lists = new Map(Object.entries(options.allow_lists));
    this.#groups = options.groups ?? {};
    this.unknown_node = options.unknown_node ?? 'closed';
  }

  /** The list that covers a node; "unknown" and "allows nothing" are different answers. */
  allowListOf(node: string | undefined): NodeAllowList {
    if (node === undefined || node === '') return { kind: 'no_node' };
    const key = this.#lists.has(node) ? node : this.#longestPrefix(node);
    if (key === undefined) return { kind: 'unknown' };
    return { kind: 'list', key, selectors: this.#lists.get(key) ?? [] };
  }

  nodes(): string[] {
    return [...this.#lists.keys()];
  }

  evaluate(tool: Tool, node: string | undefined): PolicyEvaluation | undefined {
    const list = this.allowListOf(node);
    if (list.kind === 'no_node') return undefined;
    if (list.kind === 'unknown') {
      const open = this.unknown_node === 'compat';
      return evaluation(
        open,
        `no allow-list covers node "${node}", and unknown nodes are ${open ? 'open' : 'closed'}`,
      );
    }
    const selector = firstMatch(tool, list.selectors, this.#groups);
    if (selector !== undefined)
      return evaluation(true, `the allow-list of node "${list.key}" names "${selector}"`);
    return evaluation(false, `the allow-list of node "${list.key}" does not name the tool`);
  }

  #longestPrefix(node: string): string | undefined {
    let best: string | undefined;
    for (const key of this.#lists.keys()) {
      const atBoundary = key !== '' && node.startsWith(key) && /[_\-:./]/.test(node.charAt(key.length));
      if (atBoundary && key.length > (best?.length ?? 0)) best = key;
    }
    return best;
  }
}

function evaluation(allowed: boolean, reason: string): PolicyEvaluation {
  return { policy: 'node_scope', mode: '*', priority: 0, allowed, reason };
}
