// What the tool layer costs and finds: tokens of deferred lists, time and recall of search.
// Run: node bench/tools.ts
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  type Caller,
  DEFAULT_POLICIES,
  deferTools,
  listTokens,
  PolicyChain,
  publicName,
  type Tool,
  ToolIndex,
  ToolSearch,
} from '../src/tools/index.ts';

export interface ToolFigures {
  readonly tools_22_plain_tokens: number;
  readonly tools_22_client_tokens: number;
  readonly tools_22_saving_percent: number;
  readonly tools_10000_list_tokens: number;
  readonly search_10000_median_ms: number;
  readonly search_10000_worst_ms: number;
  readonly recall_at_5_percent: number;
  readonly recall_at_5_substring_percent: number;
  readonly recall_at_5_words_percent: number;
  readonly recall_queries: number;
}

/** Measures everything; prints nothing. */
export function benchTools(): ToolFigures {
  const small = deferTools(originalTools());
  const many = manyTools(10_000);
  const { median, worst } = timeSearch(many);
  const queries = readQueries();
  const tools = realTools();
  const index = new ToolIndex(tools);
  return {
    tools_22_plain_tokens: small.plain_tokens,
    tools_22_client_tokens: small.tokens,
    tools_22_saving_percent: round(small.saving * 100),
    tools_10000_list_tokens: listTokens(deferTools(many).tools),
    search_10000_median_ms: round(median),
    search_10000_worst_ms: round(worst),
    recall_at_5_percent: round(100 * recall(queries, (query) => firstFive(index.search(query)))),
    recall_at_5_substring_percent: round(
      100 * recall(queries, (query) => firstFive(bySubstring(tools, query))),
    ),
    recall_at_5_words_percent: round(100 * recall(queries, (query) => firstFive(byWords(tools, query)))),
    recall_queries: queries.length,
  };
}

export interface SearchQuery {
  readonly query: string;
  readonly expect: readonly string[];
}

/** The 22 tools of the original, by name and kind. */
export function originalTools(): Tool[] {
  return readData<Definition[]>('original-22.json').map((definition) =>
    toolOf(definition, definition.name, definition.category ?? 'other', 'skope'),
  );
}

/** The tools of the three reference servers and our own. */
export function realTools(): Tool[] {
  const servers = Object.entries(readData<Record<string, Definition[]>>('servers.json')).flatMap(
    ([server, tools]) =>
      tools.map((tool) =>
        toolOf(tool, publicName({ server, original_name: tool.name }), server, `mcp:${server}`),
      ),
  );
  const own = readData<Definition[]>('own-tools.json').map((tool) =>
    toolOf(tool, tool.name, tool.category ?? 'other', 'skope'),
  );
  return [...own, ...servers];
}

export function readQueries(): SearchQuery[] {
  return readText('search-queries.jsonl')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as SearchQuery);
}

/** Share of the queries for which one of the expected tools is among the first five. */
export function recall(
  queries: readonly SearchQuery[],
  search: (query: string) => readonly string[],
): number {
  const hits = queries.filter(({ query, expect }) => search(query).some((name) => expect.includes(name)));
  return hits.length / queries.length;
}

export function firstFive(found: Iterable<Tool>): string[] {
  const names: string[] = [];
  for (const { name } of found) {
    names.push(name);
    if (names.length === 5) break;
  }
  return names;
}

/** What the original did: the whole query as a substring of name or description. */
export function bySubstring(tools: readonly Tool[], query: string): Tool[] {
  const wanted = query.toLowerCase();
  return tools.filter((tool) => `${tool.name} ${tool.description}`.toLowerCase().includes(wanted));
}

/** A fairer rival: tools by how many words of the query they contain as substrings. */
export function byWords(tools: readonly Tool[], query: string): Tool[] {
  const words = query.toLowerCase().split(/\s+/);
  const hits = (tool: Tool): number =>
    words.filter((word) => `${tool.name} ${tool.description}`.toLowerCase().includes(word)).length;
  return tools.filter((tool) => hits(tool) > 0).sort((a, b) => hits(b) - hits(a));
}

/** Tools made of the words of real ones, so that common terms have long postings as in life. */
export function manyTools(count: number): Tool[] {
  const real = [...originalTools(), ...realTools()];
  return Array.from({ length: count }, (_, index) => {
    const base = real[index % real.length] as Tool;
    const other = real[(index * 7 + 3) % real.length] as Tool;
    const name = `server${index % 97}__${base.name.slice(0, 30)}_${index}`;
    return {
      ...base,
      name,
      description: `${base.description} ${other.description}`.slice(0, 300),
      category: `category${index % 60}`,
      origin: `mcp:server${index % 97}`,
    };
  });
}

interface Definition {
  readonly name: string;
  readonly description?: string;
  readonly category?: string;
  readonly input_schema: Tool['input_schema'];
  readonly annotations?: Tool['annotations'];
}

function toolOf(definition: Definition, name: string, category: string, origin: string): Tool {
  return {
    name,
    original_name: definition.name,
    description: definition.description ?? '',
    input_schema: definition.input_schema,
    annotations: definition.annotations ?? {},
    category,
    origin,
    execute: () => Promise.resolve({ text: name }),
  };
}

function timeSearch(tools: readonly Tool[]): { readonly median: number; readonly worst: number } {
  // The whole way of a call: policy for each candidate, schemas made ready to send.
  const policies = new PolicyChain({
    policies: [...DEFAULT_POLICIES, { name: 'server3', mode: '*', denied: ['server3__*'] }],
  });
  const search = new ToolSearch(() => tools, { policies });
  const caller: Caller = { kind: 'loop', name: 'bench', scopes: new Set() };
  const queries = readQueries();
  const times = [...queries, ...queries, ...queries].map(({ query }) => {
    const begin = performance.now();
    search.search({ query, mode: 'words', limit: 5 }, caller);
    return performance.now() - begin;
  });
  const sorted = times.slice(queries.length).sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted[sorted.length - 1] ?? 0 };
}

function readData<T>(file: string): T {
  return JSON.parse(readText(file)) as T;
}

function readText(file: string): string {
  return readFileSync(new URL(`../test/data/tools/${file}`, import.meta.url), 'utf8');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [figure, value] of Object.entries(benchTools())) console.log(`${figure.padEnd(32)} ${value}`);
}
