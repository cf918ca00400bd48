import { Fault } from '../base/index.ts';
import {
  type AuditCheck,
  auditCheck,
  type Caller,
  createToolSearch,
  type JsonSchema,
  listWithTokens,
  offerTools,
  SCOPES,
  type Tool,
  type ToolAnnotations,
  ToolSearch,
} from '../tools/index.ts';
import type { App } from './app.ts';

/** Where a tool would be called: a policy mode, a node of a pipeline, and by whom (the person, with every scope, by default). */
export interface ToolPlace {
  readonly mode?: string | undefined;
  readonly node?: string | undefined;
  readonly caller?: Caller | undefined;
}

/** One line of the list that a person reads: what a tool costs, and whether it is offered there and why. */
export interface ToolLine {
  readonly name: string;
  readonly title: string;
  readonly category: string;
  readonly origin: string;
  /** What its definition costs in a request. */
  readonly tokens: number;
  readonly offered: boolean;
  readonly reason: string;
}

export interface ToolListing {
  readonly tools: readonly ToolLine[];
  /** Of all tools, and of the offered ones. */
  readonly total_tokens: number;
  readonly offered_tokens: number;
  /** The offered tools as a loop of skope's own sends them, behind `tool_search`; `saving` is a share of the plain list, 0 to 1. */
  readonly sent: { readonly form: string; readonly tokens: number; readonly saving: number };
}

export interface ToolCard {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly origin: string;
  readonly tokens: number;
  readonly annotations: ToolAnnotations;
  /** The scope that a call needs; where it depends on the arguments, that of a call without any. */
  readonly scope?: string;
  readonly input_schema: JsonSchema;
  readonly output_schema?: JsonSchema;
  readonly check: AuditCheck;
}

/** Every tool, offered there or not. For the person: callers get `app.toolsFor`. */
export function listTools(app: App, place: ToolPlace = {}): ToolListing {
  const caller = callerAt(place);
  const all = app.registry.list();
  const tools = listWithTokens(app, all, caller).map(
    ({ name, title, category, origin, tokens, offered }, index): ToolLine => {
      const { reason } = explainTool(app, all[index] ?? name, place);
      return { name, title, category, origin, tokens, offered, reason };
    },
  );
  const loader = createToolSearch(() => all, app);
  const { form, tokens, saving } = offerTools(app, all, caller, { loader });
  return {
    tools,
    total_tokens: sum(tools),
    offered_tokens: sum(tools.filter(({ offered }) => offered)),
    sent: { form, tokens, saving },
  };
}

/** The offered tools that a query names, best first. `INVALID_ARGUMENT` for a blank query. */
export function searchTools(app: App, query: string, place: ToolPlace = {}, limit = 5): readonly ToolLine[] {
  if (query.trim() === '')
    throw new Fault('INVALID_ARGUMENT', 'query: say in a few words what the tool should do.');
  const caller = callerAt(place);
  const found = new ToolSearch(() => app.registry.list(), app).find({ query, mode: 'words', limit }, caller);
  const lines = new Map(listTools(app, place).tools.map((line) => [line.name, line]));
  return found.flatMap(({ name }) => lines.get(name) ?? []);
}

/** Everything about one tool, and why it is let or blocked there. `TOOL_NOT_FOUND`. */
export function showTool(app: App, name: string, place: ToolPlace = {}): ToolCard {
  const tool = app.registry.get(name);
  if (tool === undefined) {
    throw new Fault('TOOL_NOT_FOUND', `There is no tool "${name}". \`skope tools list\` names all of them.`);
  }
  const { scope } = tool;
  return {
    name,
    description: tool.description,
    category: tool.category,
    origin: tool.origin,
    tokens: listWithTokens(app, [tool], callerAt(place))[0]?.tokens ?? 0,
    annotations: tool.annotations,
    ...(scope !== undefined && { scope: typeof scope === 'function' ? scope({}) : scope }),
    input_schema: tool.input_schema,
    ...(tool.output_schema && { output_schema: tool.output_schema }),
    check: explainTool(app, tool, place),
  };
}

/** What would be let there and why: every evaluation, the decision, what blocks. A tool that is not there is `known: false`. */
export function explainTool(app: App, tool: string | Tool, place: ToolPlace = {}): AuditCheck {
  return auditCheck(app, tool, { caller: callerAt(place) });
}

function callerAt({ mode, node, caller }: ToolPlace): Caller {
  return {
    ...(caller ?? { kind: 'cli', name: 'person', scopes: new Set(SCOPES) }),
    ...(mode !== undefined && { mode }),
    ...(node !== undefined && { node }),
  };
}

function sum(tools: readonly ToolLine[]): number {
  return tools.reduce((total, { tokens }) => total + tokens, 0);
}
