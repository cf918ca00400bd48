import type * as z from 'zod/v4';
import { Fault } from '../base/index.ts';
import type { Caller, Scope, Tool, ToolOutput } from '../tools/index.ts';
import { SCOPES } from '../tools/index.ts';
import type { App, CallOptions } from './app.ts';
import type { Plain, ToolSpec } from './define-tool.ts';
import type { ArticleInput } from './shapes.ts';
import type { getBrief } from './tools/get-brief.ts';
import type { ingestNews } from './tools/ingest-news.ts';
import type { markRead } from './tools/mark-read.ts';
import type { readingSignal } from './tools/reading-signal.ts';
import type { scanNews } from './tools/scan-news.ts';
import type { showProfile } from './tools/show-profile.ts';
import type { undo } from './tools/undo.ts';
import type { updateProfile } from './tools/update-profile.ts';

type Result<Spec> = Spec extends ToolSpec<infer _I, infer Output> ? Plain<z.output<Output>> : never;
type Arguments<Spec> = Spec extends ToolSpec<infer Input, infer _O> ? z.input<Input> : never;

/** A ledger with one method per tool, taking and returning exactly the tool's shapes. Methods throw `Fault`. */
export interface Skope {
  showProfile(): Promise<Result<typeof showProfile>>;
  updateProfile(args: Arguments<typeof updateProfile>): Promise<Result<typeof updateProfile>>;
  ingestNews(args: {
    readonly articles: readonly ArticleInput[];
    readonly query_context?: string;
  }): Promise<Result<typeof ingestNews>>;
  scanNews(args: Arguments<typeof scanNews>): Promise<Result<typeof scanNews>>;
  getBrief(args?: Arguments<typeof getBrief>): Promise<Result<typeof getBrief>>;
  markRead(args: Arguments<typeof markRead>): Promise<Result<typeof markRead>>;
  undo(): Promise<Result<typeof undo>>;
  readingSignal(args?: Arguments<typeof readingSignal>): Promise<Result<typeof readingSignal>>;
  /** Any tool by its name; the structured result. */
  call(name: string, args?: unknown, options?: CallOptions): Promise<{ readonly [key: string]: unknown }>;
  /** The readable text of a tool's result, as an agent would get it. */
  callForText(name: string, args?: unknown, options?: CallOptions): Promise<string>;
  /** What this caller may list and call. */
  tools(): Promise<readonly ToolSummary[]>;
  exportDatabase(): Promise<Uint8Array>;
  digest(): Promise<string>;
  close(): Promise<void>;
}

export type ToolSummary = Pick<
  Tool,
  'name' | 'description' | 'input_schema' | 'output_schema' | 'annotations' | 'category' | 'origin'
>;

/** The library's door to an app: every method is a call of the tool of that name. */
export function createSkope(app: App, caller: Caller): Skope {
  const output = (name: string, args: unknown, options?: CallOptions): Promise<ToolOutput> =>
    app.call(name, args, caller, options);
  const call: Skope['call'] = async (name, args = {}, options) => {
    const { structured } = await output(name, args, options);
    if (structured === undefined)
      throw new Fault('TOOL_FAILED', `"${name}" answered with text only; ask for it with callForText.`);
    return structured;
  };
  const method =
    (name: string) =>
    (args: unknown = {}) =>
      call(name, args) as Promise<never>;
  return {
    showProfile: method('show_profile'),
    updateProfile: method('update_profile'),
    ingestNews: method('ingest_news'),
    scanNews: method('scan_news'),
    getBrief: method('get_brief'),
    markRead: method('mark_read'),
    undo: method('undo'),
    readingSignal: method('reading_signal'),
    call,
    callForText: async (name, args = {}, options) => (await output(name, args, options)).text,
    tools: async () =>
      app
        .toolsFor(caller)
        .map(({ name, description, input_schema, output_schema, annotations, category, origin }) => ({
          name,
          description,
          input_schema,
          ...(output_schema && { output_schema }),
          annotations,
          category,
          origin,
        })),
    exportDatabase: async () => app.exportDatabase(),
    digest: async () => app.digest(),
    close: async () => app.close(),
  };
}

/** A caller with every scope: the person's own programs on their own machine. */
export function localCaller(kind: Caller['kind'], name: string, scopes: readonly Scope[] = SCOPES): Caller {
  return { kind, name, scopes: new Set(scopes) };
}
