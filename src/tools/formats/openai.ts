import { cutText } from '../../base/index.ts';
import type { JsonSchema, Tool } from '../tool.ts';
import { sendableTools } from './sendable.ts';
import { strictSchema } from './strict-schema.ts';

export interface OpenAIFunction {
  readonly name: string;
  readonly description?: string;
  readonly parameters: JsonSchema;
  /** `true` only where the schema could be put into the strict form without losing a rule. */
  readonly strict?: boolean;
}

/** Chat Completions nests the function, */
export interface OpenAIChatTool {
  readonly type: 'function';
  readonly function: OpenAIFunction;
}

/** Responses does not, and wants `strict` said. */
export interface OpenAIResponsesTool extends OpenAIFunction {
  readonly type: 'function';
  readonly strict: boolean;
  readonly defer_loading?: true;
}

export interface OpenAIOptions {
  /** Use the strict form for every tool whose schema can be converted. Default false. */
  readonly strict?: boolean;
}

/** The API refuses longer descriptions of functions. */
const MAX_DESCRIPTION = 1_024;

/** For `tools` of Chat Completions. */
export function toOpenAITools(tools: readonly Tool[], options: OpenAIOptions = {}): OpenAIChatTool[] {
  return functions(tools, options).map((definition) => ({ type: 'function', function: definition }));
}

/** For `tools` of Responses; deferred ones need `{type: "tool_search"}` beside them. */
export function toOpenAIResponsesTools(
  tools: readonly Tool[],
  options: OpenAIOptions & { readonly deferred?: ReadonlySet<string> } = {},
): OpenAIResponsesTool[] {
  return functions(tools, options).map((definition) => ({
    type: 'function',
    ...definition,
    strict: definition.strict ?? false,
    ...(options.deferred?.has(definition.name) === true ? { defer_loading: true as const } : {}),
  }));
}

function functions(tools: readonly Tool[], options: OpenAIOptions): OpenAIFunction[] {
  return sendableTools(tools).tools.map(({ name, description, schema, exact }) => {
    const strict = options.strict === true && exact ? strictSchema(schema) : undefined;
    return {
      name,
      ...(description === '' ? {} : { description: cutText(description, MAX_DESCRIPTION) }),
      parameters: strict ?? schema,
      ...(options.strict === true ? { strict: strict !== undefined } : {}),
    };
  });
}
