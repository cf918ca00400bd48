import * as z from 'zod/v4';
import {
  coerceJsonStrings,
  type JsonSchema,
  type Scope,
  type Tool,
  type ToolAnnotations,
  type ToolCall,
} from '../tools/index.ts';
import type { App } from './app.ts';
import { faultOfIssues } from './zod-fault.ts';

/** A schema's type without the index signature of a loose object, read-only all the way down. */
export type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { readonly [Key in keyof T as string extends Key ? never : Key]: Plain<T[Key]> }
    : T;

/** One of our tools: a schema for what comes in, one for what goes out, and a function from one to the other. */
export interface ToolSpec<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly title: string;
  /** At most 500 characters; the first sentence stands alone. */
  readonly description: string;
  readonly category: string;
  readonly scope: Scope | ((args: z.output<Input>) => Scope);
  readonly annotations: ToolAnnotations;
  readonly input: Input;
  readonly output: Output;
  /** What is shown to callers, where the check itself is looser because the tool answers item by item. */
  readonly shownInput?: z.ZodType;
  run(
    app: App,
    args: z.output<Input>,
    call: ToolCall,
  ): Plain<z.output<Output>> | Promise<Plain<z.output<Output>>>;
  /** The readable form, within the tool's token budget. */
  text(result: Plain<z.output<Output>>, args: z.output<Input>): string;
  /** What the audit keeps of the result, where the arguments do not say it. */
  auditNote?(result: Plain<z.output<Output>>): string;
}

export function defineTool<Input extends z.ZodType, Output extends z.ZodType>(
  spec: ToolSpec<Input, Output>,
): ToolSpec<Input, Output> {
  return spec;
}

/** The tool as the tool layer sees it, bound to an app. */
export function bindTool<Input extends z.ZodType, Output extends z.ZodType>(
  app: App,
  spec: ToolSpec<Input, Output>,
): Tool {
  const inputSchema = jsonSchemaOf(spec.shownInput ?? spec.input, 'input');
  const { scope } = spec;
  return {
    name: spec.name,
    description: spec.description,
    input_schema: inputSchema,
    output_schema: jsonSchemaOf(spec.output, 'output'),
    annotations: { title: spec.title, ...spec.annotations },
    category: spec.category,
    origin: 'skope',
    scope: typeof scope === 'string' ? scope : (args) => scope(args as z.output<Input>),
    validate: (args) => {
      const parsed = spec.input.safeParse(coerceJsonStrings(inputSchema, args ?? {}));
      return parsed.success
        ? { ok: true, args: parsed.data }
        : { ok: false, fault: faultOfIssues(parsed.error) };
    },
    execute: async (args, call) => {
      const given = args as z.output<Input>;
      const result = await spec.run(app, given, call);
      return {
        structured: result as { readonly [key: string]: unknown },
        text: spec.text(result, given),
        audit_note: spec.auditNote?.(result),
      };
    },
  };
}

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...document } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return document as JsonSchema;
}
