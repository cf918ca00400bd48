import type { Tool } from './tool.ts';
import { firstMatch, type ToolGroups, type ToolSelector } from './tool-selector.ts';

/** One rule set of the chain. A given allow-list decides alone, even an empty one: then nothing is allowed. */
export interface ToolPolicy {
  readonly name: string;
  /** `dry_run`, `evaluation`, `full_pipeline`, any other, or `*` for all. */
  readonly mode: string;
  /** Lower first in lists and audits; the decision does not depend on it. Default 100. */
  readonly priority?: number;
  readonly allowed?: readonly ToolSelector[];
  readonly denied?: readonly ToolSelector[];
  /** Does not apply to tools that the person asked for by name (`Caller.requested`). */
  readonly unless_requested?: boolean;
}

/** What one policy says about one tool, with its reason. */
export interface PolicyEvaluation {
  readonly policy: string;
  readonly mode: string;
  readonly priority: number;
  readonly allowed: boolean;
  readonly reason: string;
}

export const DEFAULT_PRIORITY = 100;

export function evaluatePolicy(policy: ToolPolicy, tool: Tool, groups: ToolGroups = {}): PolicyEvaluation {
  const { allowed, reason } = verdict(policy, tool, groups);
  return {
    policy: policy.name,
    mode: policy.mode,
    priority: policy.priority ?? DEFAULT_PRIORITY,
    allowed,
    reason,
  };
}

function verdict(policy: ToolPolicy, tool: Tool, groups: ToolGroups): { allowed: boolean; reason: string } {
  if (policy.allowed !== undefined) {
    const selector = firstMatch(tool, policy.allowed, groups);
    if (selector !== undefined) return { allowed: true, reason: `its allow-list names "${selector}"` };
    if (policy.allowed.length === 0)
      return { allowed: false, reason: 'its allow-list is empty, so it allows nothing' };
    return { allowed: false, reason: 'its allow-list does not name the tool' };
  }
  const selector = firstMatch(tool, policy.denied ?? [], groups);
  if (selector !== undefined) return { allowed: false, reason: `its deny-list names "${selector}"` };
  return { allowed: true, reason: 'its deny-list does not name the tool' };
}
