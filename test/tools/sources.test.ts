import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AliasTable,
  mergeSources,
  publicName,
  serverPrefix,
  TOOL_NAME,
  type Tool,
  ToolCatalog,
  ToolRegistry,
} from '../../src/tools/index.ts';
import { makeTool } from './tool-fixtures.ts';

describe('ToolRegistry', () => {
  it('registers with its own undo, which takes out only what it put in', () => {
    const registry = new ToolRegistry();
    const undo = registry.register(makeTool({ name: 'a' }));
    undo();
    const second = makeTool({ name: 'a' });
    registry.register(second);
    undo();
    expect(registry.get('a')).toBe(second);
  });
  it('refuses a taken name and a name that providers refuse', () => {
    const registry = new ToolRegistry();
    registry.register(makeTool({ name: 'a' }));
    expect(() => registry.register(makeTool({ name: 'a', origin: 'mcp:x' }))).toThrow(
      /already registered by skope/,
    );
    for (const name of ['', 'a.b', 'x'.repeat(65), '이름'])
      expect(() => registry.register(makeTool({ name }))).toThrow(/publicName/);
  });
  it('lists in the order of registration and answers null-like names with nothing', () => {
    const registry = new ToolRegistry();
    for (const name of ['b', 'a', 'constructor']) registry.register(makeTool({ name }));
    expect(registry.list().map(({ name }) => name)).toEqual(['b', 'a', 'constructor']);
    expect(registry.get('toString')).toBeUndefined();
  });
  it('tells listeners of each change', () => {
    const registry = new ToolRegistry();
    let changes = 0;
    const stop = registry.onChange(() => {
      changes += 1;
    });
    registry.register(makeTool({ name: 'a' }))();
    stop();
    registry.register(makeTool({ name: 'b' }));
    expect(changes).toBe(2);
  });
});

describe('publicName', () => {
  const identities = fc.record({
    server: fc.oneof(
      fc.constantFrom('a', 'a_', 'a__b', '뉴스', '天気', '🙂', 'my server', '', 'x'.repeat(90)),
      fc.string({ unit: 'grapheme' }),
    ),
    original_name: fc.oneof(
      fc.constantFrom('b', '_b', 'b__c', 'calendar.respondToEvent', 'a/b', 'a_b', '', 'y'.repeat(128)),
      fc.string({ unit: 'grapheme' }),
    ),
  });
  it('is a name that every provider takes, for any server and tool', () => {
    fc.assert(
      fc.property(identities, (identity) => {
        expect(publicName(identity)).toMatch(TOOL_NAME);
      }),
    );
  });
  it('differs for different identities', () => {
    fc.assert(
      fc.property(identities, identities, (a, b) => {
        fc.pre(a.server !== b.server || a.original_name !== b.original_name);
        expect(publicName(a)).not.toBe(publicName(b));
      }),
      { numRuns: 2_000 },
    );
  });
  it('keeps plain names plain', () => {
    expect(publicName({ server: 'files', original_name: 'read_file' })).toBe('files__read_file');
  });
  it('begins with the prefix of its server', () => {
    fc.assert(
      fc.property(identities, (identity) => {
        expect(publicName(identity).startsWith(`${serverPrefix(identity.server)}__`)).toBe(true);
      }),
    );
  });
});

describe('AliasTable', () => {
  it('turns aliases back into identities, without collisions', () => {
    const table = new AliasTable();
    const identities = ['a.b', 'a/b', 'a_b', 'a b'].map((original_name) => ({ server: 's', original_name }));
    const aliases = identities.map((identity) => table.aliasOf(identity));
    expect(new Set(aliases).size).toBe(4);
    expect(aliases.map((alias) => table.identityOf(alias))).toEqual(identities);
    expect(identities.map((identity) => table.aliasOf(identity))).toEqual(aliases);
  });
  it('never gives away a local name, nor one that a server foresaw', () => {
    const foreseen = publicName({ server: 's', original_name: 'a.b' });
    const table = new AliasTable((name) => name === 's__x');
    expect(table.aliasOf({ server: 's', original_name: 'x' })).not.toBe('s__x');
    expect(table.aliasOf({ server: 's', original_name: foreseen.slice(3) })).toBe(foreseen);
    const other = table.aliasOf({ server: 's', original_name: 'a.b' });
    expect(other).not.toBe(foreseen);
    expect(other).toMatch(TOOL_NAME);
  });
});

describe('mergeSources', () => {
  const tool = (name: string, origin: string): Tool => makeTool({ name, origin });
  it('puts own before registered before remote, by name', () => {
    const { tools, shadowed } = mergeSources({
      own: [tool('a', 'skope')],
      registered: [tool('a', 'plugin:p'), tool('b', 'plugin:p')],
      remote: [tool('a', 'mcp:x'), tool('b', 'mcp:x'), tool('c', 'mcp:x')],
    });
    expect(tools.map(({ name, origin }) => `${name} ${origin}`)).toEqual([
      'a skope',
      'b plugin:p',
      'c mcp:x',
    ]);
    expect(shadowed.map(({ name, origin, by }) => `${name} ${origin} < ${by}`)).toEqual([
      'a plugin:p < skope',
      'a mcp:x < skope',
      'b mcp:x < plugin:p',
    ]);
  });
  it('keeps same-named tools of two servers apart, both callable', async () => {
    const { tools } = mergeSources({
      own: [],
      registered: [],
      remote: [tool('get', 'mcp:x'), tool('get', 'mcp:y')],
    });
    expect(tools.map(({ name, original_name }) => [name, original_name])).toEqual([
      ['get', undefined],
      ['y__get', 'get'],
    ]);
  });
});

describe('ToolCatalog', () => {
  it('merges the same way at start and at refresh (fixes: only refresh left out doubles), and says what changed', async () => {
    let remote: Tool[] = [
      makeTool({ name: 'a', origin: 'mcp:x' }),
      makeTool({ name: 'b', origin: 'mcp:x' }),
      makeTool({ name: 'c', origin: 'mcp:x' }),
    ];
    const catalog = new ToolCatalog({
      own: () => [makeTool({ name: 'a' })],
      registered: () => [],
      remote: () => Promise.resolve(remote),
    });
    expect(await catalog.refreshTools()).toEqual({ added: ['a', 'b', 'c'], removed: [], changed: [] });
    const names = catalog.list().map(({ name }) => name);
    expect(await catalog.refreshTools()).toEqual({ added: [], removed: [], changed: [] });
    expect(catalog.list().map(({ name }) => name)).toEqual(names);
    remote = [
      makeTool({ name: 'b', origin: 'mcp:x', description: 'New.' }),
      makeTool({ name: 'd', origin: 'mcp:x' }),
    ];
    expect(catalog.get('c')?.name).toBe('c');
    expect(await catalog.refreshTools()).toEqual({ added: ['d'], removed: ['c'], changed: ['b'] });
    expect(catalog.get('a')?.origin).toBe('skope');
  });
});
