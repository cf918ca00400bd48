import { estimateTokens } from '../base/index.ts';
import { type Decision, decide, isOffered, type PolicyContext } from './decide.ts';
import { toAnthropicTools } from './formats/anthropic.ts';
import type { Caller, Tool } from './tool.ts';

/** One line of a tool list for the person. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly category: string;
  readonly origin: string;
  /** What its definition costs in a request. */
  readonly tokens: number;
  readonly offered: boolean;
  readonly effect: Decision['effect'];
  readonly blocking_policies: readonly string[];
}

/** Every tool with its cost and whether this caller would be offered it, for `skope tools list` and the console. */
export function listWithTokens(context: PolicyContext, tools: readonly Tool[], caller: Caller): ListedTool[] {
  return tools.map((tool) => {
    const decision = decide(context, tool, caller);
    return {
      name: tool.name,
      title: tool.annotations.title ?? '',
      category: tool.category,
      origin: tool.origin,
      tokens: estimateTokens(JSON.stringify(toAnthropicTools([tool])[0] ?? '')),
      offered: isOffered(decision),
      effect: decision.effect,
      blocking_policies: decision.blocking_policies,
    };
  });
}
