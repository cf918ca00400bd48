import { describe, expect, it } from 'vitest';
import {
  auditCheck,
  DEFAULT_POLICIES,
  matchesSelector,
  NodeScopePolicy,
  PolicyChain,
  reportPolicies,
  type Tool,
  type ToolPolicy,
  ToolRegistry,
  toolsForCaller,
} from '../../src/tools/index.ts';
import { caller, makeTool, readData } from './tool-fixtures.ts';

describe('DEFAULT_POLICIES', () => {
  const data = readData<{
    tools: Partial<Tool> & { name: string }[];
    cases: { mode: string; requested?: string[]; denied: string[]; why: string }[];
  }>('default-policies.json');
  const tools = (data.tools as unknown as (Partial<Tool> & { name: string })[]).map(makeTool);
  it.each(data.cases)(
    'in $mode, $requested asked for, block $denied ($why)',
    ({ mode, requested, denied }) => {
      const policies = new PolicyChain({ policies: DEFAULT_POLICIES });
      const offered = toolsForCaller(
        { policies },
        tools,
        caller({ mode, requested: new Set(requested ?? []) }),
      );
      const blocked = tools.filter((tool) => !offered.includes(tool)).map(({ name }) => name);
      expect(blocked.sort()).toEqual([...denied].sort());
    },
  );

  it('block a new tool of the kind without being told its name', () => {
    const policies = new PolicyChain({ policies: DEFAULT_POLICIES });
    const tools = [
      makeTool({ name: 'ring_the_bell', category: 'notifications' }),
      makeTool({ name: 'deep_think', category: 'analysis' }),
    ];
    expect(toolsForCaller({ policies }, tools, caller({ mode: 'dry_run' }))).toEqual([]);
  });
});

describe('ToolPolicy', () => {
  const cases =
    readData<{ name: string; policy: Partial<ToolPolicy>; tool: string; allowed: boolean; why: string }[]>(
      'policy-lists.json',
    );
  it.each(cases)('$policy decides $tool as $allowed ($why)', ({ name, policy, tool, allowed }) => {
    const chain = new PolicyChain({ policies: [{ name, mode: '*', ...policy }] });
    const [evaluation] = chain.evaluate(makeTool({ name: tool }), 'any');
    expect(evaluation?.allowed).toBe(allowed);
    expect(evaluation?.reason).not.toBe('');
  });
});

describe('PolicyChain', () => {
  const tool = makeTool({ name: 'a' });
  it('lets a call pass only if every policy that applies lets it', () => {
    const chain = new PolicyChain({
      policies: [
        { name: 'yes', mode: '*', allowed: ['a'] },
        { name: 'no', mode: 'evaluation', denied: ['a'] },
      ],
    });
    expect(toolsForCaller({ policies: chain }, [tool], caller({ mode: 'evaluation' }))).toEqual([]);
    expect(toolsForCaller({ policies: chain }, [tool], caller({ mode: 'other' }))).toEqual([tool]);
  });
  it('orders by priority, default 100, and never decides by it', () => {
    const chain = new PolicyChain({
      policies: [
        { name: 'late', mode: '*', priority: 200 },
        { name: 'default', mode: '*' },
        { name: 'first', mode: '*', priority: 5, denied: ['a'] },
      ],
    });
    expect(chain.list().map(({ name }) => name)).toEqual(['first', 'default', 'late']);
    expect(chain.evaluate(tool, 'x').map(({ allowed }) => allowed)).toEqual([false, true, true]);
  });
  it('refuses two policies of one name, and says whether it removed one', () => {
    const chain = new PolicyChain();
    const undo = chain.add({ name: 'p', mode: '*' });
    expect(() => chain.add({ name: 'p', mode: 'x' })).toThrow(/exists already/);
    undo();
    undo();
    expect(chain.remove('p')).toBe(false);
    chain.add({ name: 'p', mode: '*' });
    expect(chain.remove('p')).toBe(true);
  });
});

describe('NodeScopePolicy', () => {
  const data = readData<{
    preset: Record<string, string[]>;
    cases: {
      node: string | null;
      tool: string;
      lists?: Record<string, string[]>;
      unknown_node?: 'compat';
      allowed: boolean;
      why: string;
    }[];
  }>('node-scopes.json');
  it.each(data.cases)(
    'node $node, tool $tool: $allowed ($why)',
    ({ node, tool, lists, unknown_node, allowed }) => {
      const scopes = new NodeScopePolicy({
        allow_lists: lists ?? data.preset,
        ...(unknown_node && { unknown_node }),
      });
      expect(scopes.evaluate(makeTool({ name: tool }), node ?? undefined)?.allowed ?? true).toBe(allowed);
    },
  );
  it('tells "unknown" from "allows nothing"', () => {
    const scopes = new NodeScopePolicy({ allow_lists: { empty: [] } });
    expect(scopes.allowListOf('empty')).toEqual({ kind: 'list', key: 'empty', selectors: [] });
    expect(scopes.allowListOf('other')).toEqual({ kind: 'unknown' });
    expect(scopes.allowListOf(undefined)).toEqual({ kind: 'no_node' });
  });
});

describe('matchesSelector', () => {
  const tools = [
    makeTool({ name: 'paperless__delete', original_name: 'delete', origin: 'mcp:paperless' }),
    makeTool({ name: 'paperless__search', original_name: 'search', origin: 'mcp:paperless' }),
    makeTool({ name: 'paperlessx__delete', original_name: 'delete', origin: 'mcp:paperlessx' }),
    makeTool({ name: 'paperless' }),
    makeTool({ name: 'get_brief', category: 'news' }),
    makeTool({ name: 'paperless__deleted', origin: 'mcp:paperless' }),
  ];
  const named = (name: string): Tool => tools.find((tool) => tool.name === name) as Tool;
  const cases =
    readData<{ rule: string; selector: string; match: string[]; miss: string[]; report: string }[]>(
      'selectors.json',
    );
  it.each(cases)('$rule: "$selector" (report $report)', ({ selector, match, miss }) => {
    expect(match.filter((name) => !matchesSelector(named(name), selector))).toEqual([]);
    expect(miss.filter((name) => matchesSelector(named(name), selector))).toEqual([]);
  });
  it('matches a pattern in linear time', () => {
    const tool = makeTool({ name: 'a'.repeat(64) });
    expect(matchesSelector(tool, `${'a*'.repeat(2_000)}b`)).toBe(false);
  });
  it('ends at groups that name each other', () => {
    const groups = { a: ['group:b'], b: ['group:a'] };
    expect(matchesSelector(makeTool({ name: 'x' }), 'group:a', groups)).toBe(false);
  });
});

describe('reportPolicies', () => {
  const tools = [
    makeTool({ name: 'get_brief' }),
    makeTool({ name: 'files__read', original_name: 'read', origin: 'mcp:files' }),
  ];
  const codes = (policy: Partial<ToolPolicy>, groups = {}): string[] =>
    reportPolicies(new PolicyChain({ policies: [{ name: 'p', mode: '*', ...policy }], groups }), tools).map(
      ({ code }) => code,
    );

  it('names a rule that can never match, and what was meant', () => {
    const chain = new PolicyChain({
      policies: [{ name: 'p', mode: '*', denied: ['Get_Brief', 'read', 'Bash(git:*)', 'files__read'] }],
    });
    const findings = reportPolicies(chain, tools);
    expect(findings.map(({ selector }) => selector)).toEqual(['Get_Brief', 'read', 'Bash(git:*)']);
    expect(findings[0]?.message).toContain('did you mean "get_brief"?');
    expect(findings[1]?.message).toContain('did you mean "files__read"?');
    expect(findings[2]?.message).toContain('can never match');
  });
  it('names a tool that stands in both lists, by name or by pattern', () => {
    expect(codes({ allowed: ['get_brief'], denied: ['get_brief'] })).toEqual(['IN_BOTH_LISTS']);
    expect(codes({ allowed: ['*'], denied: ['files__*'] })).toEqual(['IN_BOTH_LISTS']);
  });
  it('names an empty allow-list and an unknown group', () => {
    expect(codes({ allowed: [] })).toEqual(['EMPTY_ALLOW_LIST']);
    expect(codes({ denied: ['group:nope'] })).toEqual(['UNKNOWN_GROUP']);
  });
  it('looks at the lists of nodes too', () => {
    const nodeScopes = new NodeScopePolicy({ allow_lists: { analyst: ['memory_serch'] } });
    expect(reportPolicies(new PolicyChain(), tools, nodeScopes)).toMatchObject([
      { code: 'NEVER_MATCHES', policy: 'node:analyst' },
    ]);
  });
});

describe('auditCheck', () => {
  const registry = new ToolRegistry();
  registry.register(makeTool({ name: 'a' }));
  const policies = new PolicyChain({
    policies: [
      { name: 'first', mode: '*', priority: 1, denied: ['a'] },
      { name: 'second', mode: 'm', denied: ['*'] },
      { name: 'elsewhere', mode: 'other', denied: ['a'] },
      { name: 'fine', mode: '*' },
    ],
  });
  it('returns every evaluation that applies, also after the first that denies', () => {
    const check = auditCheck({ registry, policies }, 'a', { mode: 'm', user: 'ann' });
    expect(check).toMatchObject({
      tool_name: 'a',
      mode: 'm',
      user: 'ann',
      allowed: false,
      blocking_policies: ['first', 'second'],
    });
    expect(check.evaluations.map(({ policy }) => policy)).toEqual(['first', 'fine', 'second']);
    expect(check.evaluations.every(({ reason }) => reason !== '')).toBe(true);
  });
  it('allows nothing that does not exist (fixes: unknown tools were "allowed")', () => {
    expect(auditCheck({ registry, policies }, 'nope')).toMatchObject({
      known: false,
      allowed: false,
      effect: 'unknown',
    });
  });
  it('says the node that narrows', () => {
    const nodeScopes = new NodeScopePolicy({ allow_lists: { analyst: [] } });
    const check = auditCheck({ registry, policies: new PolicyChain(), nodeScopes }, 'a', {
      node: 'analyst_x',
    });
    expect(check).toMatchObject({ allowed: false, node: 'analyst_x', blocking_policies: ['node_scope'] });
  });
});
