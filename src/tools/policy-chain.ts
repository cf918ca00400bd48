import { compareCodeUnits, Fault } from '../base/index.ts';
import type { Tool } from './tool.ts';
import { DEFAULT_PRIORITY, evaluatePolicy, type PolicyEvaluation, type ToolPolicy } from './tool-policy.ts';
import type { ToolGroups } from './tool-selector.ts';

export interface PolicyChainOptions {
  readonly policies?: readonly ToolPolicy[];
  readonly groups?: ToolGroups;
  /** Origins whose hints are believed, e.g. `mcp:files`: their read-only tools run without asking. */
  readonly trusted_origins?: readonly string[];
}

/**
 * All policies of a host. A call passes only if every policy of its mode lets it: one that denies is enough.
 * Priority orders lists and audits; it never decides.
 */
export class PolicyChain {
  readonly groups: ToolGroups;
  readonly trusted_origins: ReadonlySet<string>;
  #policies: ToolPolicy[] = [];

  constructor(options: PolicyChainOptions = {}) {
    this.groups = options.groups ?? {};
    this.trusted_origins = new Set(options.trusted_origins ?? []);
    for (const policy of options.policies ?? []) this.add(policy);
  }

  /** Returns its own undo (idempotent). Faults: `INVALID_ARGUMENT` for an empty or taken name, or no mode. */
  add(policy: ToolPolicy): () => void {
    if (policy.name === '')
      throw new Fault('INVALID_ARGUMENT', 'name: a policy needs a name, as the audit shows it.');
    if (policy.mode === '')
      throw new Fault('INVALID_ARGUMENT', `mode: policy "${policy.name}" needs a mode, or "*".`);
    if (this.#policies.some(({ name }) => name === policy.name)) {
      throw new Fault('INVALID_ARGUMENT', `name: a policy "${policy.name}" exists already. Remove it first.`);
    }
    this.#policies = [...this.#policies, policy].sort(byPriority);
    return () => {
      this.#policies = this.#policies.filter((other) => other !== policy);
    };
  }

  remove(name: string): boolean {
    const kept = this.#policies.filter((policy) => policy.name !== name);
    const removed = kept.length < this.#policies.length;
    this.#policies = kept;
    return removed;
  }

  clear(): void {
    this.#policies = [];
  }

  /** By priority, then name. */
  list(): readonly ToolPolicy[] {
    return this.#policies;
  }

  /** What every policy that applies says, without stopping at the first that denies. */
  evaluate(tool: Tool, mode: string, requested: ReadonlySet<string> = new Set()): PolicyEvaluation[] {
    return this.#policies
      .filter((policy) => policy.mode === '*' || policy.mode === mode)
      .map((policy) => {
        const evaluation = evaluatePolicy(policy, tool, this.groups);
        if (evaluation.allowed || policy.unless_requested !== true || !requested.has(tool.name))
          return evaluation;
        return {
          ...evaluation,
          allowed: true,
          reason: `${evaluation.reason}, but the person asked for the tool by name`,
        };
      });
  }
}

function byPriority(a: ToolPolicy, b: ToolPolicy): number {
  return (
    (a.priority ?? DEFAULT_PRIORITY) - (b.priority ?? DEFAULT_PRIORITY) || compareCodeUnits(a.name, b.name)
  );
}
