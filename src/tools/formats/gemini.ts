import type { JsonSchema, Tool } from '../tool.ts';
import { sendableTools } from './sendable.ts';

/** A function declaration of the Gemini API; `parameters` there is a narrow dialect, `parametersJsonSchema` is not. */
export interface GeminiFunction {
  readonly name: string;
  readonly description: string;
  readonly parametersJsonSchema: JsonSchema;
}

/** For `tools[].functionDeclarations`. */
export function toGeminiTools(tools: readonly Tool[]): GeminiFunction[] {
  return sendableTools(tools).tools.map(({ name, description, schema }) => ({
    name,
    description,
    parametersJsonSchema: schema,
  }));
}
