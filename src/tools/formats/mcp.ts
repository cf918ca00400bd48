import type { JsonSchema, Tool } from '../tool.ts';
import { sendableTools } from './sendable.ts';

/** An entry of tools/list. The schemas go as they are: MCP clients read full JSON Schema, references and all. */
export interface McpTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: JsonSchema & { readonly type: 'object' };
  readonly outputSchema?: JsonSchema & { readonly type: 'object' };
  readonly annotations?: {
    readonly title?: string;
    readonly readOnlyHint?: boolean;
    readonly destructiveHint?: boolean;
    readonly idempotentHint?: boolean;
    readonly openWorldHint?: boolean;
  };
}

const HINTS = ['title', 'readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;

export function toMcpTools(tools: readonly Tool[]): McpTool[] {
  return sendableTools(tools).tools.map(({ tool, name, description }) => {
    const annotations = Object.fromEntries(
      HINTS.filter((hint) => tool.annotations[hint] !== undefined).map((hint) => [
        hint,
        tool.annotations[hint],
      ]),
    );
    return {
      name,
      ...(tool.annotations.title === undefined ? {} : { title: tool.annotations.title }),
      ...(description === '' ? {} : { description }),
      inputSchema: { ...tool.input_schema, type: 'object' },
      ...(tool.output_schema === undefined
        ? {}
        : { outputSchema: { ...tool.output_schema, type: 'object' } }),
      ...(Object.keys(annotations).length === 0 ? {} : { annotations }),
    };
  });
}
