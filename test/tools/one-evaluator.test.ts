import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  auditCheck,
  type Caller,
  createToolSearch,
  invokeTool,
  listWithTokens,
  NodeScopePolicy,
  offerTools,
  PolicyChain,
  SCOPES,
  type Tool,
  type ToolPolicy,
  toolsForCaller,
} from '../../src/tools/index.ts';
import { faultOf, makeBench, makeTool, NOW } from './tool-fixtures.ts';

const NAMES = ['alpha_read', 'alpha_write', 'beta_read', 'gamma__one', 'gamma__two', 'delta__one', 'omega'];
const SELECTORS = [
  ...NAMES,
  '*',
  'alpha_*',
  'gamma__*',
  'mcp__delta',
  'mcp:gamma',
  'group:writes',
  'group:foreign',
  'group:mine',
  'nothing',
];

const tool = (name: string): fc.Arbitrary<Tool> =>
  fc
    .record({
      origin: fc.constant(name.includes('__') ? `mcp:${name.split('__')[0] ?? ''}` : 'skope'),
      readOnly: fc.boolean(),
      destructive: fc.boolean(),
      scope: fc.constantFrom(undefined, ...SCOPES),
      category: fc.constantFrom('news', 'memory', 'analysis', 'notifications'),
    })
    .map(({ origin, readOnly, destructive, scope, category }) =>
      makeTool({
        name,
        origin,
        category,
        description: `Marker${name.replace(/_/g, '')} thing.`,
        annotations: { readOnlyHint: readOnly, destructiveHint: destructive },
        ...(scope !== undefined && origin === 'skope' ? { scope } : {}),
      }),
    );
const list = fc.option(fc.array(fc.constantFrom(...SELECTORS), { maxLength: 4 }), {
  nil: undefined,
  freq: 1,
});
const policy = fc.record({
  mode: fc.constantFrom('*', 'dry_run', 'full_pipeline'),
  allowed: list,
  denied: list,
  unless_requested: fc.boolean(),
});
const callers: fc.Arbitrary<Caller> = fc
  .record({
    kind: fc.constantFrom('library' as const, 'page' as const, 'mcp' as const, 'loop' as const),
    scopes: fc.subarray([...SCOPES]),
    mode: fc.constantFrom('dry_run', 'full_pipeline', 'evaluation'),
    node: fc.constantFrom(undefined, 'analyst', 'analyst_x', 'analystX', 'router'),
    requested: fc.subarray(NAMES),
  })
  .map(({ kind, scopes, mode, node, requested }) => ({
    kind,
    name: 'c',
    scopes: new Set(scopes),
    mode,
    requested: new Set(requested),
    ...(node === undefined ? {} : { node }),
  }));
const worlds = fc.record({
  tools: fc.tuple(...NAMES.map(tool)),
  policies: fc.array(policy, { maxLength: 3 }),
  nodes: fc.option(fc.record({ analyst: fc.array(fc.constantFrom(...SELECTORS), { maxLength: 5 }) }), {
    nil: undefined,
  }),
  unknown_node: fc.constantFrom('closed' as const, 'compat' as const),
  caller: callers,
});

describe('one evaluator', () => {
  it('lists exactly what search finds and what can be called, and the audit explains each refusal', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async ({ tools, policies, nodes, unknown_node, caller }) => {
        const chain = new PolicyChain({
          groups: { mine: ['alpha_*', 'omega'] },
          policies: policies.map(
            ({ allowed, denied, ...rest }, index): ToolPolicy => ({
              name: `p${index}`,
              ...rest,
              ...(allowed === undefined ? {} : { allowed }),
              ...(denied === undefined ? {} : { denied }),
            }),
          ),
        });
        const nodeScopes =
          nodes === undefined ? undefined : new NodeScopePolicy({ allow_lists: nodes, unknown_node });
        const bench = makeBench(tools, { policies: chain, ...(nodeScopes && { nodeScopes }) });
        const context = { policies: chain, nodeScopes };
        const listed = toolsForCaller(context, tools, caller).map(({ name }) => name);

        const search = createToolSearch(() => tools, context);
        const found: string[] = [];
        for (const { name } of tools) {
          const result = await search.execute(
            { query: `Marker${name.replace(/_/g, '')}`, mode: 'words', limit: 1 },
            { caller, now: NOW },
          );
          if (result.structured?.['matched'] === true) found.push(name);
          const byPattern = await search.execute(
            { query: `^${name}$`, mode: 'regex', limit: 5 },
            { caller, now: NOW },
          );
          expect(byPattern.structured?.['matched'] === true).toBe(listed.includes(name));
          for (const hidden of NAMES.filter((other) => !listed.includes(other))) {
            expect(result.text + byPattern.text).not.toContain(`"${hidden}"`);
          }
        }
        expect(found).toEqual(listed);
        const sent = offerTools(context, tools, caller, { threshold: 2, loader: search });
        for (const hidden of NAMES.filter((other) => !listed.includes(other)))
          expect(JSON.stringify(sent.tools)).not.toMatch(new RegExp(`\\b${hidden}\\b`));
        expect(
          listWithTokens(context, tools, caller)
            .filter(({ offered }) => offered)
            .map(({ name }) => name),
        ).toEqual(listed);

        for (const { name } of tools) {
          const request = { name, args: {}, call: { caller, now: NOW } };
          const check = auditCheck({ ...context, registry: bench.registry }, name, { caller });
          expect(check.allowed).toBe(listed.includes(name));
          if (listed.includes(name)) {
            expect((await invokeTool(bench, request)).text).toBe(`${name} done`);
            continue;
          }
          const fault = await faultOf(invokeTool(bench, request));
          expect(['TOOL_DENIED', 'SCOPE_MISSING', 'TOOL_NOT_FOUND']).toContain(fault.code);
          const [row] = bench.audit.search({ limit: 1 });
          expect(row).toMatchObject({
            tool: name,
            state: 'refused',
            code: fault.code,
            blocking_policies: check.blocking_policies,
          });
          expect(check.reason).not.toBe('');
          if (fault.code === 'TOOL_DENIED')
            for (const blocking of check.blocking_policies) expect(row?.reason).toContain(blocking);
        }
        bench.db.close();
      }),
      { numRuns: 150 },
    );
  });
});
