import type { Tool } from './tool.ts';

export interface ApprovalRequest {
  readonly tool: Tool;
  readonly args: unknown;
  /** Why the person is asked, one sentence each. */
  readonly reasons: readonly string[];
}

/** Asks the person; true only for a clear yes to this one call. */
export type Approver = (request: ApprovalRequest) => Promise<boolean> | boolean;

/**
 * One run that skope drives itself (agent loop, REPL, console). It remembers whose text has entered it: once
 * there is any, tools that write or reach out ask first, as that text may hold instructions.
 */
export class Run {
  readonly id: string;
  readonly approve: Approver | undefined;
  readonly #foreign = new Set<string>();

  constructor(id: string, approve?: Approver) {
    this.id = id;
    this.approve = approve;
  }

  /** Says that text of a third party is now before the model; `source` is a tool or origin to be named in the audit. */
  addForeignText(source: string): void {
    this.#foreign.add(source);
  }

  /** Where the foreign text came from, in order; empty for an untainted run. */
  foreignText(): string[] {
    return [...this.#foreign];
  }
}
