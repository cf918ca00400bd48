import { cutText, stripInvisible } from '../../base/index.ts';
import { type PortableSchema, portableSchema } from '../portable-schema.ts';
import type { JsonSchema, Tool } from '../tool.ts';
import { TOOL_NAME } from '../tool-registry.ts';

/** One tool made ready for any provider. */
export interface SendableTool {
  readonly tool: Tool;
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly exact: boolean;
}

export interface SendableList {
  readonly tools: readonly SendableTool[];
  /** Tools that a provider would refuse, which would fail the whole request. */
  readonly left_out: readonly { readonly name: string; readonly reason: string }[];
}

/** The tools of a list that can be sent, once per name: one bad tool must not fail the request. */
export function sendableTools(tools: readonly Tool[]): SendableList {
  const names = new Set<string>();
  const sendable: SendableTool[] = [];
  const leftOut: { name: string; reason: string }[] = [];
  for (const tool of tools) {
    if (!TOOL_NAME.test(tool.name))
      leftOut.push({ name: tool.name, reason: 'Its name has characters or a length that providers refuse.' });
    else if (names.has(tool.name))
      leftOut.push({ name: tool.name, reason: 'The name is already in the list.' });
    else {
      names.add(tool.name);
      sendable.push(prepare(tool));
    }
  }
  return { tools: sendable, left_out: leftOut };
}

/** A request's tools member; absent where there are none, as providers refuse an empty list. */
export function toolsField<Item>(tools: readonly Item[]): { readonly tools?: readonly Item[] } {
  return tools.length === 0 ? {} : { tools };
}

const prepared = new WeakMap<Tool, SendableTool>();

function prepare(tool: Tool): SendableTool {
  const known = prepared.get(tool);
  if (known !== undefined) return known;
  const portable = portableSchema(tool.input_schema);
  const { schema, exact } = portable;
  const ready = { tool, name: tool.name, description: describe(tool, portable), schema, exact };
  prepared.set(tool, ready);
  return ready;
}

function describe(tool: Tool, { unnamed }: PortableSchema): string {
  const description = stripInvisible(tool.description).trim();
  if (unnamed.length === 0) return description;
  const names = unnamed.slice(0, 20).map((name) => JSON.stringify(cutText(stripInvisible(name), 100)));
  return `${description} Further arguments, under exactly these names: ${names.join(', ')}.`.trim();
}
