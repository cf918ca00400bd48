import type { Fault } from '../base/index.ts';

/** A JSON Schema document as it travels: draft 2020-12 or what another server calls so. */
export type JsonSchema = { readonly [key: string]: unknown };

/** What a caller may be granted; see the table in the README. */
export const SCOPES = [
  'profile:read',
  'profile:write',
  'news:read',
  'news:write',
  'memory:read',
  'memory:write',
  'skill:execute',
] as const;
export type Scope = (typeof SCOPES)[number];

/** The MCP hints, and two of our own (`costHint`, `notifyHint`). Hints of foreign tools are claims, not facts. */
export interface ToolAnnotations {
  readonly title?: string;
  readonly readOnlyHint?: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  readonly openWorldHint?: boolean;
  /** The call costs money or calls a model. */
  readonly costHint?: boolean;
  /** The call sends a message to a person. */
  readonly notifyHint?: boolean;
  /** The result holds text of third parties (news, pages, another server); it taints the run that reads it. */
  readonly foreignTextHint?: boolean;
}

/** Who calls: decides scopes, policies and what the audit says. Set by the host, never by arguments. */
export interface Caller {
  readonly kind: 'library' | 'cli' | 'mcp' | 'page' | 'loop';
  /** Client name, origin or program. Shown in the audit. */
  readonly name: string;
  readonly scopes: ReadonlySet<Scope>;
  /** Policy mode; `full_pipeline` where none is given. */
  readonly mode?: string;
  readonly node?: string;
  readonly user?: string;
  /** Tools that the person asked for by name in this session: lifts policies that say `unless_requested`. */
  readonly requested?: ReadonlySet<string>;
}

export interface ToolCall {
  readonly caller: Caller;
  /** The time of the call in ms, read once from the clock. */
  readonly now: number;
  readonly signal?: AbortSignal;
  readonly progress?: (done: number, total: number, message?: string) => void;
}

/** `structured` validates against the tool's output schema; `text` is its readable form within the token budget. */
export interface ToolOutput {
  readonly structured?: { readonly [key: string]: unknown };
  /** For the audit only: what exactly was done, where the arguments do not say it (the hash of a script that was run). */
  readonly audit_note?: string | undefined;
  readonly text: string;
  /** Set only by foreign tools that answered with an error of their own; ours throw a Fault. */
  readonly is_error?: boolean;
  /** Set by `invokeTool` where the effect is done but its result could not be written to the audit: why. */
  readonly unrecorded?: string;
}

export type Validated =
  | { readonly ok: true; readonly args: unknown }
  | { readonly ok: false; readonly fault: Fault };

/** One tool of any origin. Structural: no base class. */
export interface Tool {
  readonly name: string;
  /** The name that goes on the wire, where `name` is an alias (see public-name.ts). */
  readonly original_name?: string;
  readonly description: string;
  readonly input_schema: JsonSchema;
  readonly output_schema?: JsonSchema;
  readonly annotations: ToolAnnotations;
  /** analysis, data, signals, memory, output, news, profile, skills, … */
  readonly category: string;
  /** `skope` for our own, else `mcp:<server id>`, `plugin:<name>`. */
  readonly origin: string;
  /** The scope that the caller needs; foreign tools have none and are never offered to a browser client. */
  readonly scope?: Scope | ((args: unknown) => Scope);
  /** Checks and normalises arguments; where absent, `input_schema` is the check. */
  readonly validate?: (args: unknown) => Validated;
  execute(args: unknown, call: ToolCall): Promise<ToolOutput>;
}
