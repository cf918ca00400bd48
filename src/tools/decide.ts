import type { NodeScopePolicy } from './node-scope-policy.ts';
import type { PolicyChain } from './policy-chain.ts';
import type { Run } from './run.ts';
import type { Caller, Scope, Tool } from './tool.ts';
import type { PolicyEvaluation } from './tool-policy.ts';
import { callWrites, toolTraits } from './tool-traits.ts';

export const DEFAULT_MODE = 'full_pipeline';

/** What stands around a call: the policies of the host and, in pipelines, the lists of its nodes. */
export interface PolicyContext {
  readonly policies: PolicyChain;
  readonly nodeScopes?: NodeScopePolicy | undefined;
}

/**
 * `hidden`: not offered to this kind of caller at all. `scope`: the grant is missing. `denied`: a policy blocks.
 * `ask`: allowed, but the person is asked first where skope drives the run.
 */
export type Effect = 'allowed' | 'ask' | 'denied' | 'scope' | 'hidden';

export interface Decision {
  readonly effect: Effect;
  readonly mode: string;
  readonly evaluations: readonly PolicyEvaluation[];
  readonly blocking_policies: readonly string[];
  readonly ask_reasons: readonly string[];
  readonly missing_scope?: Scope;
}

/**
 * The one evaluator: listing, search, rendering, explaining and calling all ask here, so what is listed is what
 * can be found and what can be called. `args` matters only to tools whose scope depends on it.
 */
export function decide(
  context: PolicyContext,
  tool: Tool,
  caller: Caller,
  run?: Run,
  args: unknown = {},
): Decision {
  const mode = caller.mode ?? DEFAULT_MODE;
  const evaluations = evaluateAll(context, tool, caller, mode);
  const blocking = evaluations.filter(({ allowed }) => !allowed).map(({ policy }) => policy);
  const askReasons = reasonsToAsk(context.policies, tool, run, args);
  const missing = missingScope(tool, caller, args);
  return {
    effect: effectOf(tool, caller, missing, blocking, askReasons),
    mode,
    evaluations,
    blocking_policies: blocking,
    ask_reasons: askReasons,
    ...(missing === undefined ? {} : { missing_scope: missing }),
  };
}

/** Whether a caller sees the tool: in a list, in a search, in a schema. */
export function isOffered(decision: Decision): boolean {
  return decision.effect === 'allowed' || decision.effect === 'ask';
}

/** The tools that this caller may list, find and call, in the given order. */
export function toolsForCaller(context: PolicyContext, tools: readonly Tool[], caller: Caller): Tool[] {
  return tools.filter((tool) => isOffered(decide(context, tool, caller)));
}

function evaluateAll(context: PolicyContext, tool: Tool, caller: Caller, mode: string): PolicyEvaluation[] {
  const chain = context.policies.evaluate(tool, mode, caller.requested);
  const node = context.nodeScopes?.evaluate(tool, caller.node);
  return node === undefined ? chain : [node, ...chain];
}

function effectOf(
  tool: Tool,
  caller: Caller,
  missing: Scope | undefined,
  blocking: readonly string[],
  askReasons: readonly string[],
): Effect {
  if (caller.kind === 'page' && (tool.origin !== 'skope' || tool.scope === undefined)) return 'hidden';
  if (missing !== undefined) return 'scope';
  if (blocking.length > 0) return 'denied';
  return askReasons.length > 0 ? 'ask' : 'allowed';
}

function missingScope(tool: Tool, caller: Caller, args: unknown): Scope | undefined {
  if (tool.scope === undefined) return undefined;
  const scope = typeof tool.scope === 'function' ? tool.scope(args) : tool.scope;
  return caller.scopes.has(scope) ? undefined : scope;
}

/** Own tools whose purpose is to take in the news: they never ask, else no run could collect. */
const NEVER_ASK = new Set(['ingest_news', 'scan_news']);

function reasonsToAsk(policies: PolicyChain, tool: Tool, run: Run | undefined, args: unknown): string[] {
  const traits = toolTraits(tool);
  if (!traits.foreign && NEVER_ASK.has(tool.name)) return [];
  const writes = callWrites(tool, args);
  const reasons: string[] = [];
  if (traits.destructive && writes) reasons.push('The tool can destroy or overwrite things.');
  if (traits.open_world) reasons.push('The tool reaches out to the open world.');
  if (traits.foreign && reasons.length === 0 && !policies.trusted_origins.has(tool.origin)) {
    reasons.push(`The tool says of itself that it is harmless; ${tool.origin} is not a trusted origin.`);
  }
  const sources = run?.foreignText() ?? [];
  if (sources.length > 0 && (writes || traits.open_world)) {
    reasons.push(
      `Text of third parties has entered this run (${sources.join(', ')}) and may hold instructions.`,
    );
  }
  return reasons;
}
