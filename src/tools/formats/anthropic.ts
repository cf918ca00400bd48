import type { JsonSchema, Tool } from '../tool.ts';
import { sendableTools } from './sendable.ts';

/** A client tool of the Messages API. These keys and no others: the API answers 400 to any more. */
export interface AnthropicTool {
  readonly name: string;
  readonly description?: string;
  readonly input_schema: JsonSchema;
  readonly defer_loading?: true;
}

export interface AnthropicOptions {
  /** Names that are sent with `defer_loading: true`. */
  readonly deferred?: ReadonlySet<string>;
}

/** For `tools` of a Messages request; an empty list must be left out there (`toolsField`). */
export function toAnthropicTools(tools: readonly Tool[], options: AnthropicOptions = {}): AnthropicTool[] {
  return sendableTools(tools).tools.map(({ name, description, schema }) => ({
    name,
    ...(description === '' ? {} : { description }),
    input_schema: schema,
    ...(options.deferred?.has(name) === true ? { defer_loading: true as const } : {}),
  }));
}

/** Content of a tool result that loads deferred tools, where the client does the searching. */
export function toToolReferences(names: readonly string[]): { type: 'tool_reference'; tool_name: string }[] {
  return names.map((name) => ({ type: 'tool_reference', tool_name: name }));
}
