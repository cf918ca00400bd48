import { estimateTokens } from '../base/index.ts';
import { type PolicyContext, toolsForCaller } from './decide.ts';
import { toAnthropicTools } from './formats/anthropic.ts';
import { PolicyChain } from './policy-chain.ts';
import type { Caller, Tool } from './tool.ts';
import { createToolSearch, TOOL_SEARCH } from './tool-search.ts';

/** Up to so many tools are sent plainly. */
export const DEFER_THRESHOLD = 5;
/** Tokens that the whole list may take in the client form, always-loaded tools apart. */
export const LIST_BUDGET = 1_500;
/** Categories that are named first, in this order; the rest follows by name. */
const CATEGORIES = ['analysis', 'data', 'signals', 'memory', 'output'];

export interface DeferOptions {
  /** `hosted`: the provider keeps the deferred schemas. `client`: they are not sent at all. Default `client`. */
  readonly form?: 'hosted' | 'client';
  readonly threshold?: number;
  /** Names that are always sent with their schemas (client form). */
  readonly always_loaded?: readonly string[];
  /** Names that a search has loaded in this run: sent with their schemas from then on (client form). */
  readonly loaded?: Iterable<string>;
  readonly token_budget?: number;
  /**
   * The tool that loads the others; null where there is none or policy forbids it: then everything is sent, as a
   * deferred tool that nothing can load is lost. By default the list's own `tool_search`, else a new one over the list.
   */
  readonly loader?: Tool | null;
}

/** A list as it goes to the model, and what it costs. */
export interface DeferredList {
  readonly form: 'plain' | 'hosted' | 'client';
  /** In the order of sending: the loader first where there is one. */
  readonly tools: readonly Tool[];
  /** Hosted form: what carries `defer_loading: true` (pass to `toAnthropicTools`). */
  readonly deferred: ReadonlySet<string>;
  /** Client form: names that are listed, and how many are only counted. */
  readonly listed_names: readonly string[];
  readonly counted_only: number;
  /** Tokens of the list as sent (hosted: of what the model sees at first), and of the plain list. */
  readonly tokens: number;
  readonly plain_tokens: number;
  /** 1 − tokens / plain_tokens, at least 0. */
  readonly saving: number;
}

/** The list for one caller: policy and node scope first, then the threshold. */
export function offerTools(
  context: PolicyContext,
  tools: readonly Tool[],
  caller: Caller,
  options: DeferOptions = {},
): DeferredList {
  const offered = toolsForCaller(context, tools, caller);
  const loader =
    options.loader === undefined
      ? (offered.find(({ name }) => name === TOOL_SEARCH) ?? null)
      : options.loader;
  return deferTools(offered, { ...options, loader });
}

/** Tools that the caller may see, as a list that costs few tokens. The tools themselves are left as they are. */
export function deferTools(tools: readonly Tool[], options: DeferOptions = {}): DeferredList {
  const others = tools.filter(({ name }) => name !== TOOL_SEARCH);
  const loader = loaderOf(tools, others, options);
  const plainTokens = listTokens(others);
  if (loader === undefined || others.length <= (options.threshold ?? DEFER_THRESHOLD))
    return plainList(tools, plainTokens);
  return options.form === 'hosted'
    ? hostedList(loader, others, plainTokens)
    : clientList(loader, others, plainTokens, options);
}

/** Tokens of a list as Anthropic's API would get it. */
export function listTokens(tools: readonly Tool[]): number {
  return estimateTokens(JSON.stringify(toAnthropicTools(tools)));
}

function loaderOf(tools: readonly Tool[], others: readonly Tool[], options: DeferOptions): Tool | undefined {
  if (options.loader !== undefined) return options.loader ?? undefined;
  return tools.find(({ name }) => name === TOOL_SEARCH) ?? createToolSearch(() => others, { policies: OPEN });
}

/** The tools given were already let by policy. */
const OPEN = new PolicyChain();

function plainList(tools: readonly Tool[], plainTokens: number): DeferredList {
  const none = { deferred: new Set<string>(), listed_names: [], counted_only: 0 };
  return { form: 'plain', tools, ...none, tokens: listTokens(tools), plain_tokens: plainTokens, saving: 0 };
}

function hostedList(loader: Tool, others: readonly Tool[], plainTokens: number): DeferredList {
  const first = {
    ...loader,
    description: `${loader.description} ${categoryText(others)}`,
    execute: loader.execute.bind(loader),
  };
  const deferred = new Set(others.map(({ name }) => name));
  const tokens = listTokens([first]);
  return {
    form: 'hosted',
    tools: [first, ...others],
    deferred,
    listed_names: [],
    counted_only: 0,
    tokens,
    plain_tokens: plainTokens,
    saving: savingOf(tokens, plainTokens),
  };
}

function clientList(
  loader: Tool,
  others: readonly Tool[],
  plainTokens: number,
  options: DeferOptions,
): DeferredList {
  const loadedNames = new Set([...(options.always_loaded ?? []), ...(options.loaded ?? [])]);
  const loaded = others.filter(({ name }) => loadedNames.has(name));
  const hidden = others.filter(({ name }) => !loadedNames.has(name));
  const bare = listTokens([loader]);
  const { text, listed } = nameText(hidden, (options.token_budget ?? LIST_BUDGET) - bare);
  const first = {
    ...loader,
    description: `${loader.description} ${text}`.trim(),
    execute: loader.execute.bind(loader),
  };
  const list = [first, ...loaded];
  const tokens = listTokens(list);
  return {
    form: 'client',
    tools: list,
    deferred: new Set(),
    listed_names: listed,
    counted_only: hidden.length - listed.length,
    tokens,
    plain_tokens: plainTokens,
    saving: savingOf(tokens, plainTokens),
  };
}

function savingOf(tokens: number, plainTokens: number): number {
  return plainTokens === 0 ? 0 : Math.max(0, 1 - tokens / plainTokens);
}

/** `Categories: analysis (4), data (3), …`: the known ones first, then the rest by name, the tail only counted. */
function categoryText(tools: readonly Tool[], most = 40): string {
  const counts = new Map<string, number>();
  for (const { category } of tools) counts.set(category, (counts.get(category) ?? 0) + 1);
  const names = [
    ...CATEGORIES.filter((name) => counts.has(name)),
    ...[...counts.keys()].filter((name) => !CATEGORIES.includes(name)).sort(),
  ];
  const shown = names.slice(0, most).map((name) => `${shortCategory(name)} (${counts.get(name) ?? 0})`);
  const rest = names.slice(most).reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
  return `Categories: ${shown.join(', ')}${rest > 0 ? `, others (${rest})` : ''}.`;
}

function shortCategory(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}_ -]+/gu, ' ')
      .trim()
      .slice(0, 30) || 'other'
  );
}

/** Category counts, then names grouped by category until the budget; names stay whole, schemas never show. */
function nameText(
  tools: readonly Tool[],
  budget: number,
): { readonly text: string; readonly listed: readonly string[] } {
  const categories = categoryText(tools);
  // The JSON around it, the closing sentence and rounding.
  let left = budget - estimateTokens(categories) - 30;
  if (left <= 0 || tools.length === 0) return { text: categoryText(tools, budget > 60 ? 5 : 0), listed: [] };
  const listed: string[] = [];
  for (const { name } of tools) {
    // A name and its separator; never less than the whole text will count.
    const cost = (name.length + 2) / 4;
    if (cost > left) break;
    left -= cost;
    listed.push(name);
  }
  const rest = tools.length - listed.length;
  const more = rest > 0 ? `, and ${rest} more that a search finds` : '';
  return { text: `${categories} Tools: ${listed.join(', ')}${more}.`, listed };
}
