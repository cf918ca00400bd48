import { Fault } from '../base/index.ts';
import { decide, isOffered, type PolicyContext } from './decide.ts';
import { sendableTools } from './formats/sendable.ts';
import { compileLinearPattern } from './linear-pattern.ts';
import type { Caller, JsonSchema, Tool, ToolOutput, Validated } from './tool.ts';
import { ToolIndex } from './tool-index.ts';

export const TOOL_SEARCH = 'tool_search';
export const MAX_FOUND = 5;

export type SearchMode = 'words' | 'regex';

export interface SearchArguments {
  readonly query: string;
  readonly mode: SearchMode;
  readonly limit: number;
}

export interface FoundTool {
  readonly name: string;
  readonly description: string;
  readonly input_schema: JsonSchema;
}

export type ToolSearchResult =
  | { readonly matched: true; readonly tools: readonly FoundTool[] }
  | {
      readonly matched: false;
      readonly available_tools: readonly { readonly name: string; readonly description: string }[];
      /** There are others that are not shown. */ readonly more: boolean;
    };

/** Characters of a description, and entries, that an unsuccessful search shows of what there is. */
const SHORT_DESCRIPTION = 80;
const MAX_AVAILABLE = 20;
/** Steps of a pattern over all tools together; some tenths of a second. */
const MAX_PATTERN_WORK = 50_000_000;

/**
 * Finds tools for one caller by words (BM25) or by pattern. Only what the caller may call is ever found: policy
 * and node scope are asked for each candidate in the order of rank, and again at the call.
 */
export class ToolSearch {
  readonly #tools: () => readonly Tool[];
  readonly #context: PolicyContext;
  #index = new ToolIndex([]);

  constructor(tools: () => readonly Tool[], context: PolicyContext) {
    this.#tools = tools;
    this.#context = context;
  }

  /** At most `limit` tools, best first. Faults: `INVALID_ARGUMENT` for a blank query or a pattern that is refused. */
  find(args: SearchArguments, caller: Caller): Tool[] {
    const found: Tool[] = [];
    const tools = this.#tools();
    const candidates =
      args.mode === 'regex' ? byPattern(tools, args.query) : this.#indexOf(tools).search(args.query);
    for (const tool of candidates) {
      if (tool.name === TOOL_SEARCH || !isOffered(decide(this.#context, tool, caller))) continue;
      found.push(tool);
      if (found.length >= args.limit) break;
    }
    return found;
  }

  search(args: SearchArguments, caller: Caller): ToolSearchResult {
    const found = this.find(args, caller);
    if (found.length > 0) return { matched: true, tools: sendableTools(found).tools.map(shown) };
    const available = this.#firstOffered(caller, MAX_AVAILABLE + 1);
    return {
      matched: false,
      available_tools: sendableTools(available.slice(0, MAX_AVAILABLE)).tools.map(
        ({ name, description }) => ({
          name,
          description: description.slice(0, SHORT_DESCRIPTION).toWellFormed(),
        }),
      ),
      more: available.length > MAX_AVAILABLE,
    };
  }

  /** Not all: policy is asked only as often as there is something to show. */
  #firstOffered(caller: Caller, limit: number): Tool[] {
    const offered: Tool[] = [];
    for (const tool of this.#tools()) {
      if (offered.length >= limit) break;
      if (tool.name !== TOOL_SEARCH && isOffered(decide(this.#context, tool, caller))) offered.push(tool);
    }
    return offered;
  }

  #indexOf(tools: readonly Tool[]): ToolIndex {
    if (!this.#index.covers(tools)) this.#index = new ToolIndex([...tools]);
    return this.#index;
  }
}

/** The loader as a tool: itself never deferred, never found, never in a list twice. */
export function createToolSearch(tools: () => readonly Tool[], context: PolicyContext): Tool {
  const search = new ToolSearch(tools, context);
  return {
    name: TOOL_SEARCH,
    description:
      'Finds tools by what they do and returns their full schemas, so that they can be called. Search before saying that there is no tool.',
    category: 'meta',
    origin: 'skope',
    annotations: { title: 'Search tools', readOnlyHint: true, openWorldHint: false, foreignTextHint: false },
    input_schema: TOOL_SEARCH_SCHEMA,
    validate: validateSearch,
    execute: (args, call): Promise<ToolOutput> => {
      const result = search.search(args as SearchArguments, call.caller);
      return Promise.resolve({ structured: { ...result }, text: JSON.stringify(result) });
    },
  };
}

const TOOL_SEARCH_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    query: { type: 'string', description: 'What the tool should do, in a few words; or a pattern.' },
    mode: {
      type: 'string',
      enum: ['words', 'regex'],
      default: 'words',
      description: '"regex" matches names and descriptions.',
    },
    limit: { type: 'integer', minimum: 1, maximum: MAX_FOUND, default: MAX_FOUND },
  },
  required: ['query'],
  additionalProperties: false,
};

function validateSearch(args: unknown): Validated {
  const {
    query,
    mode = 'words',
    limit = MAX_FOUND,
    ...more
  } = (args ?? {}) as { readonly [name: string]: unknown };
  if (typeof query !== 'string' || query.trim() === '')
    return invalid('query', 'say in a few words what the tool should do');
  if (mode !== 'words' && mode !== 'regex') return invalid('mode', 'is "words" or "regex"');
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1)
    return invalid('limit', `is a whole number from 1 to ${MAX_FOUND}`);
  const [unknownName] = Object.keys(more);
  if (unknownName !== undefined) return invalid(unknownName, 'is not an argument of this tool');
  return { ok: true, args: { query, mode, limit: Math.min(limit, MAX_FOUND) } };
}

function invalid(field: string, what: string): Validated {
  return { ok: false, fault: new Fault('INVALID_ARGUMENT', `${field}: ${what}.`) };
}

/** Names that match first, then descriptions; both in the order of the tools. */
function* byPattern(tools: readonly Tool[], source: string): Generator<Tool> {
  const pattern = compileLinearPattern(source);
  const others: Tool[] = [];
  for (const tool of tools) {
    if (pattern.test(tool.name) || (tool.original_name !== undefined && pattern.test(tool.original_name)))
      yield tool;
    else others.push(tool);
    checkWork(pattern.work);
  }
  for (const tool of others) {
    if (pattern.test(tool.description.slice(0, 2_000))) yield tool;
    checkWork(pattern.work);
  }
}

function checkWork(work: number): void {
  if (work <= MAX_PATTERN_WORK) return;
  throw new Fault('INVALID_ARGUMENT', 'query: the pattern takes too much work over so many tools.', {
    hint: 'Use fewer alternatives and repeats, or search by words (mode "words").',
  });
}

function shown({
  name,
  description,
  schema,
}: {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
}): FoundTool {
  return { name, description, input_schema: schema };
}
