import { describe, expect, it } from 'vitest';
import {
  AliasTable,
  auditCheck,
  createToolSearch,
  deferTools,
  matchesSelector,
  offerTools,
  PolicyChain,
  portableSchema,
  Run,
  reportPolicies,
  serverPrefix,
  TOOL_NAME,
  type Tool,
  type ToolPolicy,
  ToolRegistry,
  toAnthropicTools,
  toGeminiTools,
  toOpenAITools,
  toolsField,
  toolsForCaller,
} from '../../src/tools/index.ts';
import { caller, faultOf, makeBench, makeTool, NOW } from './tool-fixtures.ts';

// One test per public report, numbered as in the list of reports that the project is checked against.

const string = { type: 'string' };
const remote = (server: string, name: string): Tool & { calls: unknown[] } =>
  makeTool({ name: `${server}__${name}`, original_name: name, origin: `mcp:${server}` });
const chain = (...policies: Partial<ToolPolicy>[]): PolicyChain =>
  new PolicyChain({
    policies: policies.map((policy, index) => ({ name: `p${index}`, mode: '*', ...policy })),
  });
const names = (policies: PolicyChain, tools: readonly Tool[]): string[] =>
  toolsForCaller({ policies }, tools, caller()).map(({ name }) => name);

describe('reports', () => {
  it('42: names that are legal in MCP and not at the provider get a reversible alias', () => {
    const table = new AliasTable();
    for (const original_name of ['calendar.respondToEvent', 'a/b', 'x'.repeat(128)]) {
      const alias = table.aliasOf({ server: 'srv', original_name });
      expect(alias).toMatch(TOOL_NAME);
      expect(table.identityOf(alias)).toEqual({ server: 'srv', original_name });
    }
  });
  it('43: server names with spaces, CJK or emoji get a clean prefix of their own', () => {
    const prefixes = ['my server', 'my  server', '뉴스', '天気', '🙂', '🙃'].map(serverPrefix);
    expect(new Set(prefixes).size).toBe(6);
    for (const prefix of prefixes) expect(prefix).toMatch(/^[A-Za-z0-9_-]{1,28}$/);
  });
  it('57: alternatives at the root are folded for Anthropic, nested ones stay, and a bad tool fails nothing', () => {
    const alternatives = [
      { properties: { a: string }, required: ['a'] },
      { properties: { b: { anyOf: [string, { type: 'number' }] } } },
    ];
    const tools = ['anyOf', 'oneOf', 'allOf'].map((keyword) =>
      makeTool({ name: keyword, input_schema: { type: 'object', [keyword]: alternatives } }),
    );
    const bad = makeTool({ name: 'bad', input_schema: null as never });
    const named = makeTool({ name: 'bad name!' });
    const sent = toAnthropicTools([...tools, bad, named, makeTool({ name: 'good' })]);
    expect(sent.map(({ name }) => name)).toEqual(['anyOf', 'oneOf', 'allOf', 'bad', 'good']);
    for (const { input_schema } of sent) {
      expect(input_schema['type']).toBe('object');
      for (const keyword of ['anyOf', 'oneOf', 'allOf']) expect(input_schema).not.toHaveProperty(keyword);
    }
    expect(sent[0]?.input_schema).toMatchObject({
      properties: { a: string, b: { anyOf: [string, { type: 'number' }] } },
    });
  });
  it('58: OpenAI strict only where the schema can be converted, else strict false', () => {
    const strict = (schema: object): { strict?: boolean; parameters: unknown } =>
      toOpenAITools([makeTool({ name: 't', input_schema: schema as never })], { strict: true })[0]
        ?.function as never;
    const converted = strict({
      type: 'object',
      properties: { link: { type: 'string', format: 'uri' }, q: string },
      required: ['q'],
    });
    expect(converted).toMatchObject({
      strict: true,
      parameters: { required: ['link', 'q'], additionalProperties: false },
    });
    expect(JSON.stringify(converted.parameters)).not.toContain('"format"');
    expect(converted.parameters).toMatchObject({
      properties: { link: { type: ['string', 'null'], description: 'Format: uri.' } },
    });
    const kept = strict({
      type: 'object',
      properties: { map: { type: 'object', additionalProperties: string } },
    });
    expect(kept).toMatchObject({
      strict: false,
      parameters: { properties: { map: { additionalProperties: string } } },
    });
  });
  it('61: Gemini gets parametersJsonSchema without $schema', () => {
    const [sent] = toGeminiTools([
      makeTool({
        name: 't',
        input_schema: {
          $schema: 'http://json-schema.org/draft-07/schema#',
          type: 'object',
          properties: { q: string },
        },
      }),
    ]);
    expect(Object.keys(sent ?? {}).sort()).toEqual(['description', 'name', 'parametersJsonSchema']);
    expect(JSON.stringify(sent)).not.toContain('$schema');
  });
  it('63: recursive references end, also those to properties, without overflow or circles', () => {
    const schemas = [
      {
        type: 'object',
        properties: { node: { $ref: '#/$defs/node' } },
        $defs: {
          node: {
            type: 'object',
            properties: { children: { type: 'array', items: { $ref: '#/$defs/node' } } },
          },
        },
      },
      {
        type: 'object',
        properties: { a: { type: 'object', properties: { again: { $ref: '#/properties/a' } } } },
      },
      { type: 'object', properties: { self: { $ref: '#' } } },
      { $ref: '#' },
      { $ref: '#/$defs/x', $defs: { x: { $ref: '#/$defs/y' }, y: { $ref: '#/$defs/x' } } },
    ];
    for (const schema of schemas) {
      const text = JSON.stringify(portableSchema(schema).schema);
      expect(text).not.toContain('$ref');
      expect(text.length).toBeLessThan(1_000);
    }
  });
  it('64: no tool passes the filter: the tools key is left out', () => {
    const offered = toolsForCaller(
      { policies: chain({ denied: ['*'] }) },
      [makeTool({ name: 'a' })],
      caller(),
    );
    expect({ model: 'm', ...toolsField(toAnthropicTools(offered)) }).toEqual({ model: 'm' });
  });
  it('65: a deny of everything voids an allow-list, and says so', () => {
    const policies = chain({ allowed: ['a'] }, { denied: ['*'] });
    const tools = [makeTool({ name: 'a' })];
    expect(names(policies, tools)).toEqual([]);
    const registry = new ToolRegistry();
    registry.register(tools[0] as Tool);
    expect(auditCheck({ policies, registry }, 'a')).toMatchObject({
      blocking_policies: ['p1'],
      reason: 'Blocked by "p1": its deny-list names "*".',
    });
    expect(reportPolicies(policies, tools)).toMatchObject([
      { code: 'DENIES_ALL', policy: 'p1', message: expect.stringContaining('"p0" have no effect') },
    ]);
  });
  it('66: allow everything and a deny-list: the tools of plugins and servers stay', () => {
    const tools = [
      makeTool({ name: 'a' }),
      makeTool({ name: 'p', origin: 'plugin:x' }),
      remote('srv', 'get'),
    ];
    expect(names(chain({ allowed: ['*'] }, { denied: ['a'] }), tools)).toEqual(['p', 'srv__get']);
  });
  it('67: what a group holds is checked against the tools that there are', () => {
    const policies = new PolicyChain({ groups: { builtin: ['fs_read', 'runtime_exec'], empty: ['none'] } });
    const findings = reportPolicies(policies, [makeTool({ name: 'fs_read' })]);
    expect(findings.map(({ code, policy, selector }) => [code, policy, selector])).toEqual([
      ['NEVER_MATCHES', 'group:builtin', 'runtime_exec'],
      ['EMPTY_GROUP', 'group:empty', undefined],
      ['NEVER_MATCHES', 'group:empty', 'none'],
    ]);
    const own = [makeTool({ name: 'x' }), makeTool({ name: 'y' }), remote('srv', 'z')];
    expect(own.filter((tool) => matchesSelector(tool, 'group:own')).map(({ name }) => name)).toEqual([
      'x',
      'y',
    ]);
  });
  it('69: a denied tool is neither found by tool_search nor called', async () => {
    const tools = [
      makeTool({ name: 'secret_tool', description: 'Launches rockets.' }),
      makeTool({ name: 'other' }),
    ];
    const policies = chain({ denied: ['secret_tool'] });
    const search = createToolSearch(() => tools, { policies });
    for (const args of [
      { query: 'launch rockets', mode: 'words', limit: 5 },
      { query: 'secret', mode: 'regex', limit: 5 },
      { query: 'zzz', mode: 'words', limit: 5 },
    ]) {
      expect((await search.execute(args, { caller: caller(), now: NOW })).text).not.toMatch(
        /secret_tool|rockets/,
      );
    }
    expect((await faultOf(makeBench(tools, { policies }).call('secret_tool'))).code).toBe('TOOL_DENIED');
  });
  it('70: denying one tool of a server hides that one, its wildcard hides the server', () => {
    const tools = [remote('paperless', 'delete'), remote('paperless', 'search'), makeTool({ name: 'a' })];
    expect(names(chain({ denied: ['paperless__delete'] }), tools)).toEqual(['paperless__search', 'a']);
    expect(names(chain({ denied: ['paperless__*'] }), tools)).toEqual(['a']);
  });
  it('71: exact, group and wildcard denies are all effective', () => {
    const tools = [
      makeTool({ name: 'exact' }),
      makeTool({ name: 'in_group' }),
      makeTool({ name: 'wild_one' }),
      makeTool({ name: 'left' }),
    ];
    const policies = new PolicyChain({
      groups: { g: ['in_group'] },
      policies: [{ name: 'p', mode: '*', denied: ['exact', 'group:g', 'wild_*'] }],
    });
    expect(names(policies, tools)).toEqual(['left']);
  });
  it('72: advice to allow a tool knows of every policy that denies it', () => {
    const registry = new ToolRegistry();
    registry.register(makeTool({ name: 'a' }));
    const { advice } = auditCheck({ registry, policies: chain({ allowed: ['b'] }, { denied: ['a'] }) }, 'a');
    expect(advice.join(' ')).toMatch(/p0.*p1.*All 2 of these are needed/);
  });
  it('73: the spellings mcp__x, mcp__x__* and mcp__x__tool match', () => {
    const tool = remote('x', 'get');
    for (const selector of ['mcp__x', 'mcp__x__*', 'mcp__x__get', 'mcp__*'])
      expect(matchesSelector(tool, selector)).toBe(true);
    for (const selector of ['mcp__y', 'mcp__y__*', 'mcp__x__got', 'mcp__x_'])
      expect(matchesSelector(tool, selector)).toBe(false);
    expect(matchesSelector(makeTool({ name: 'get' }), 'mcp__*')).toBe(false);
  });
  it('76: without the loader everything is sent', () => {
    const tools = Array.from({ length: 9 }, (_, index) => makeTool({ name: `t${index}` }));
    const context = { policies: chain({ denied: ['tool_search'] }) };
    const list = offerTools(context, [...tools, createToolSearch(() => tools, context)], caller());
    expect(list).toMatchObject({ form: 'plain', tools: { length: 9 } });
    expect(deferTools(tools, { loader: null }).form).toBe('plain');
  });
  it('77: the names of deferred tools are listed, their schemas are not', () => {
    const tools = Array.from({ length: 9 }, (_, index) =>
      makeTool({
        name: `t${index}`,
        input_schema: { type: 'object', properties: { [`hidden_${index}`]: string } },
      }),
    );
    const sent = JSON.stringify(toAnthropicTools(deferTools(tools).tools));
    for (const { name } of tools) expect(sent).toContain(name);
    expect(sent).not.toContain('hidden_');
  });
  it('79: a bare wildcard does not skip asking', async () => {
    const tool = makeTool({ name: 'wipe', annotations: { destructiveHint: true } });
    const asked: string[] = [];
    const run = new Run('r', ({ tool: { name } }) => asked.push(name) > 0);
    const bench = makeBench([tool], { policies: chain({ allowed: ['*'] }) });
    await bench.call('wipe', {}, {}, run);
    await bench.call('wipe', {}, {}, run);
    expect(asked).toEqual(['wipe', 'wipe']);
  });
});
