import { describe, expect, it } from 'vitest';
import { manyTools, originalTools } from '../../bench/tools.ts';
import {
  createToolSearch,
  deferTools,
  listTokens,
  NodeScopePolicy,
  offerTools,
  PolicyChain,
  type Tool,
  toAnthropicTools,
  toToolReferences,
} from '../../src/tools/index.ts';
import { caller, makeTool, NOW } from './tool-fixtures.ts';

const some = (count: number, given: Partial<Tool> = {}): Tool[] =>
  Array.from({ length: count }, (_, index) => makeTool({ name: `t${index}`, ...given }));
const open = { policies: new PolicyChain() };

describe('deferTools', () => {
  it('sends five plainly and defers six', () => {
    expect(deferTools(some(5))).toMatchObject({ form: 'plain', tools: { length: 5 } });
    expect(deferTools(some(6))).toMatchObject({ form: 'client', tools: { length: 1 } });
    expect(deferTools(some(3), { threshold: 2 }).form).toBe('client');
  });
  it('in the hosted form sends the loader and n flagged copies', () => {
    const tools = some(6);
    const list = deferTools(tools, { form: 'hosted' });
    const sent = toAnthropicTools(list.tools, { deferred: list.deferred });
    expect(sent.map(({ name, defer_loading }) => [name, defer_loading])).toEqual([
      ['tool_search', undefined],
      ...tools.map(({ name }) => [name, true]),
    ]);
    expect(tools.every((tool) => !('defer_loading' in tool))).toBe(true);
  });
  it('neither defers nor doubles a loader that the list already holds (fixes: there were two)', () => {
    const loader = createToolSearch(() => [], open);
    for (const form of ['hosted', 'client'] as const) {
      const list = deferTools([...some(6), loader], { form });
      expect(list.tools.filter(({ name }) => name === 'tool_search').length).toBe(1);
      expect(list.tools[0]?.name).toBe('tool_search');
      expect(list.deferred.has('tool_search')).toBe(false);
    }
  });
  it('does not count the loader for the threshold', () => {
    expect(deferTools([...some(5), createToolSearch(() => [], open)]).form).toBe('plain');
  });
  it('names categories in the fixed order, then the rest', () => {
    const tools = ['zoo', 'output', 'memory', 'signals', 'data', 'analysis', 'analysis'].map(
      (category, index) => makeTool({ name: `t${index}`, category }),
    );
    expect(deferTools(tools).tools[0]?.description).toContain(
      'Categories: analysis (2), data (1), signals (1), memory (1), output (1), zoo (1).',
    );
  });
  it('always loads what is said, and what a search has loaded', () => {
    const list = deferTools(some(8), { always_loaded: ['t3'], loaded: ['t5'] });
    expect(list.tools.map(({ name }) => name)).toEqual(['tool_search', 't3', 't5']);
    expect(list.listed_names).toEqual(['t0', 't1', 't2', 't4', 't6', 't7']);
  });
  it('saves at least 85 % of 22 tools like the original’s, nothing always loaded', () => {
    const list = deferTools(originalTools());
    expect(list.plain_tokens).toBeGreaterThanOrEqual(4_000);
    expect(list.tokens).toBe(listTokens(list.tools));
    expect(list.saving).toBeGreaterThanOrEqual(0.85);
    expect(list.listed_names.length).toBe(22);
  });
  it('keeps 10,000 tools within 1,500 tokens, names until the budget, then counts', () => {
    const list = deferTools(manyTools(10_000));
    expect(listTokens(list.tools)).toBeLessThanOrEqual(1_500);
    expect(list.listed_names.length).toBeGreaterThan(50);
    expect(list.counted_only).toBe(10_000 - list.listed_names.length);
    expect(list.tools[0]?.description).toContain(`${list.counted_only} more`);
  });
  it.each([0, 50, 200, 400, 1_000])(
    'never exceeds a budget of %d by more than the bare loader',
    (token_budget) => {
      const tools = Array.from({ length: 500 }, (_, index) =>
        makeTool({ name: `tool_with_a_long_name_${index}`, category: `category number ${index} 한국어` }),
      );
      const bare = listTokens(deferTools(tools, { token_budget: 0 }).tools);
      expect(listTokens(deferTools(tools, { token_budget }).tools)).toBeLessThanOrEqual(
        Math.max(token_budget, bare),
      );
    },
  );
});

describe('offerTools', () => {
  it('applies policy and node scope before the threshold', () => {
    const tools = [...some(7), createToolSearch(() => [], open)];
    const policies = new PolicyChain({ policies: [{ name: 'p', mode: '*', denied: ['t0', 't1'] }] });
    expect(offerTools({ policies }, tools, caller()).form).toBe('plain');
    const nodeScopes = new NodeScopePolicy({ allow_lists: { analyst: ['t1', 't2'] } });
    const list = offerTools({ ...open, nodeScopes }, tools, caller({ node: 'analyst_a' }));
    expect(list.tools.map(({ name }) => name)).toEqual(['t1', 't2']);
  });
});

describe('tool_search', () => {
  const tools = originalTools();
  const search = createToolSearch(() => tools, open);
  const find = async (
    args: unknown,
    given = {},
  ): Promise<{
    matched: boolean;
    tools?: { name: string; input_schema: unknown }[];
    available_tools?: unknown[];
  }> => {
    const checked = search.validate?.(args);
    if (checked?.ok !== true) throw checked?.fault;
    return (await search.execute(checked.args, { caller: caller(given), now: NOW })).structured as never;
  };
  it('returns the full schemas of the best, at most five', async () => {
    const found = await find({ query: 'memory' });
    expect(found.tools?.length).toBeLessThanOrEqual(5);
    expect(found.tools?.map(({ name }) => name)).toContain('memory_search');
    expect(found.tools?.[0]?.input_schema).toMatchObject({ type: 'object' });
    expect((await find({ query: 'send a message to people on Slack', limit: 3 })).tools?.[0]?.name).toBe(
      'send_notification',
    );
  });
  it('finds by words of names, descriptions and arguments, in any order', async () => {
    for (const [query, name] of [
      ['caliper', 'psm_calculate'],
      ['subreddits', 'reddit_sentiment'],
      ['players steam current', 'steam_info'],
      ['youtubeSearch', 'youtube_search'],
    ]) {
      expect((await find({ query })).tools?.[0]?.name).toBe(name);
    }
  });
  it('finds text in any script', async () => {
    const korean = [
      makeTool({ name: 'a', description: '뉴스를 검색합니다' }),
      makeTool({ name: 'b', description: '東京の天気を調べる' }),
      makeTool({ name: 'c', description: 'Wettervorhersage für Städte' }),
    ];
    const any = createToolSearch(() => korean, open);
    for (const [query, name] of [
      ['뉴스', 'a'],
      ['검색', 'a'],
      ['天気', 'b'],
      ['WETTERVORHERSAGE', 'c'],
      ['städte', 'c'],
    ] as const) {
      const output = await any.execute({ query, mode: 'words', limit: 1 }, { caller: caller(), now: NOW });
      expect(JSON.stringify(output.structured)).toContain(`"name":"${name}"`);
    }
  });
  it('matches patterns over names and descriptions', async () => {
    expect(
      (await find({ query: '^rule_(create|delete)$', mode: 'regex' })).tools?.map(({ name }) => name),
    ).toEqual(['rule_create', 'rule_delete']);
  });
  it('shows short names of what there is when nothing matches', async () => {
    const found = await find({ query: 'xylophone' });
    expect(found.matched).toBe(false);
    expect(found.available_tools?.length).toBe(20);
  });
  it('refuses a blank query, an unknown mode and a broken pattern, and names the field', () => {
    for (const args of [
      {},
      { query: '  ' },
      { query: 'a', mode: 'x' },
      { query: 'a', limit: 0 },
      { query: 'a', more: 1 },
    ]) {
      expect(search.validate?.(args)).toMatchObject({ ok: false, fault: { code: 'INVALID_ARGUMENT' } });
    }
    return expect(find({ query: '(', mode: 'regex' })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
  it('never finds itself', async () => {
    const all: Tool[] = [...tools];
    const own = createToolSearch(() => all, open);
    all.push(own);
    expect(
      (await own.execute({ query: 'tool_search', mode: 'words', limit: 5 }, { caller: caller(), now: NOW }))
        .text,
    ).not.toContain('"name":"tool_search"');
  });
  it('answers in references where the provider loads', () => {
    expect(toToolReferences(['a'])).toEqual([{ type: 'tool_reference', tool_name: 'a' }]);
  });
});
