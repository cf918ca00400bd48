import { DEFAULT_MODE, type Decision, decide, type PolicyContext } from './decide.ts';
import type { Run } from './run.ts';
import { type Caller, SCOPES, type Tool } from './tool.ts';
import type { PolicyEvaluation } from './tool-policy.ts';
import type { ToolRegistry } from './tool-registry.ts';

export interface AuditCheckRequest {
  readonly mode?: string | undefined;
  readonly node?: string | undefined;
  readonly user?: string | undefined;
  /** Whose rights are looked at; by default the person's own program, with every scope. */
  readonly caller?: Caller;
  /** A run whose foreign text counts. */
  readonly run?: Run;
}

/** Why a tool would be let or blocked there: every evaluation, also those after the first that denies. */
export interface AuditCheck {
  readonly tool_name: string;
  readonly mode: string;
  readonly node: string;
  readonly user: string;
  readonly known: boolean;
  readonly allowed: boolean;
  readonly effect: Decision['effect'] | 'unknown';
  readonly evaluations: readonly PolicyEvaluation[];
  readonly blocking_policies: readonly string[];
  /** Where skope drives the run: the person is asked first, for these reasons. */
  readonly ask_reasons: readonly string[];
  readonly missing_scope?: string;
  /** One sentence: the decision and its reasons. */
  readonly reason: string;
  /** What a person would have to change for the tool to be let, all of it; empty when it is let. */
  readonly advice: readonly string[];
}

export interface AuditCheckContext extends PolicyContext {
  readonly registry: Pick<ToolRegistry, 'get'>;
}

/** For the person, not for callers: it names policies and knows tools that a caller would be told nothing about. */
export function auditCheck(
  context: AuditCheckContext,
  tool: string | Tool,
  request: AuditCheckRequest = {},
): AuditCheck {
  const found = typeof tool === 'string' ? context.registry.get(tool) : tool;
  const caller = callerOf(request);
  const about = {
    tool_name: typeof tool === 'string' ? tool : tool.name,
    mode: caller.mode ?? DEFAULT_MODE,
    node: caller.node ?? '',
    user: caller.user ?? '',
  };
  if (found === undefined)
    return {
      ...about,
      ...UNKNOWN,
      reason: `There is no tool "${about.tool_name}", so there is nothing to allow.`,
    };
  const decision = decide(context, found, caller, request.run);
  return {
    ...about,
    known: true,
    allowed: decision.effect === 'allowed' || decision.effect === 'ask',
    effect: decision.effect,
    evaluations: decision.evaluations,
    blocking_policies: decision.blocking_policies,
    ask_reasons: decision.ask_reasons,
    ...(decision.missing_scope === undefined ? {} : { missing_scope: decision.missing_scope }),
    reason: reasonOf(decision),
    advice: adviceOf(decision),
  };
}

const UNKNOWN = {
  known: false,
  allowed: false,
  effect: 'unknown',
  evaluations: [],
  blocking_policies: [],
  ask_reasons: [],
  advice: [],
} as const;

function callerOf(request: AuditCheckRequest): Caller {
  const base: Caller = request.caller ?? { kind: 'cli', name: 'person', scopes: new Set(SCOPES) };
  return {
    ...base,
    ...(request.mode === undefined ? {} : { mode: request.mode }),
    ...(request.node === undefined ? {} : { node: request.node }),
    ...(request.user === undefined ? {} : { user: request.user }),
  };
}

function reasonOf(decision: Decision): string {
  const denials = decision.evaluations
    .filter(({ allowed }) => !allowed)
    .map(({ policy, reason }) => `"${policy}": ${reason}`);
  if (decision.effect === 'hidden')
    return 'Not offered to a browser client: tools of other servers never are.';
  if (decision.effect === 'scope') return `The caller lacks the scope ${decision.missing_scope ?? ''}.`;
  if (decision.effect === 'denied') return `Blocked by ${denials.join('; ')}.`;
  if (decision.effect === 'ask')
    return `Allowed; in a run of skope's own the person is asked first. ${decision.ask_reasons.join(' ')}`;
  return decision.evaluations.length === 0
    ? 'Allowed: no policy applies.'
    : 'Allowed by every policy that applies.';
}

/** One step per blocking policy: adding the tool to one allow-list helps nothing while another policy denies it. */
function adviceOf(decision: Decision): string[] {
  if (decision.effect === 'hidden') return [];
  const steps = decision.evaluations
    .filter(({ allowed }) => !allowed)
    .map(({ policy, reason }) => `Change policy "${policy}" (${reason}).`);
  if (decision.missing_scope !== undefined)
    steps.unshift(`Grant the caller the scope ${decision.missing_scope}.`);
  return steps.length < 2
    ? steps
    : [...steps, `All ${steps.length} of these are needed; one alone changes nothing.`];
}
