import { describe, expect, test } from 'vitest';

import { Fault } from '../../src/base/index.ts';
import { SkillRegistry, type SkillRegistryOptions } from '../../src/skills/skill-registry.ts';
import { createMemorySource, type MemorySource } from '../../src/skills/skill-source-memory.ts';
import { createMemoryTrustStore } from '../../src/skills/trust-store.ts';

const skill = (name: string, more = '', body = 'Do it.'): string =>
  `---\nname: ${name}\ndescription: About ${name}.\n${more}---\n${body}`;

interface World {
  readonly project: MemorySource;
  readonly user: MemorySource;
  readonly extra: MemorySource;
  readonly registry: SkillRegistry;
}

type Files = { readonly [path: string]: string };

function world(
  files: { project?: Files; user?: Files; extra?: Files },
  options: Partial<SkillRegistryOptions> = {},
): World {
  const project = createMemorySource('/p', files.project);
  const user = createMemorySource('/u', files.user);
  const extra = createMemorySource('/x', files.extra);
  const registry = new SkillRegistry({
    places: [
      { origin: 'project', source: project, needs_trust: true },
      { origin: 'user', source: user, needs_trust: false },
      { origin: 'extra', source: extra, needs_trust: false },
    ],
    ...options,
  });
  return { project, user, extra, registry };
}

function trustAll(registry: SkillRegistry): void {
  for (const { location, hash } of registry.pendingTrust()) registry.trust(location, hash);
}

const names = (skills: readonly { readonly qualified_name: string }[]): string[] =>
  skills.map((one) => one.qualified_name);
const states = (registry: SkillRegistry): Record<string, string> =>
  Object.fromEntries(registry.list().map(({ qualified_name, state }) => [qualified_name, state]));

describe('SkillRegistry', () => {
  test('20 and 21: of two skills of one name the place of higher precedence has it, and the other is reported', () => {
    const { registry } = world({
      project: { 'deploy/SKILL.md': skill('deploy', '', 'project') },
      user: { 'deploy/SKILL.md': skill('deploy', '', 'user') },
    });
    trustAll(registry);
    expect(registry.get('deploy')?.skill.body).toBe('project');
    expect(registry.getContextBlock()).toBe('- **deploy**: About deploy.');
    expect(registry.diagnostics()).toMatchObject([{ code: 'SHADOWED', path: '/u/deploy/SKILL.md' }]);
  });

  test('20: two of one name in one place are decided by path, whatever the order of the directory', () => {
    for (const order of [
      ['a/x', 'b/x'],
      ['b/x', 'a/x'],
    ]) {
      const user = Object.fromEntries(order.map((path) => [`${path}/SKILL.md`, skill('x', '', path)]));
      const { registry } = world({ user });
      expect(registry.get('x')?.skill.body).toBe('a/x');
      expect(registry.get('x@user/b/x')?.skill.body).toBe('b/x');
    }
  });

  test('22: a shadowed skill is reachable as name@origin', () => {
    const { registry } = world({
      user: { 'd/SKILL.md': skill('d', '', 'user') },
      extra: { 'd/SKILL.md': skill('d', '', 'extra') },
    });
    expect(registry.get('d')?.origin).toBe('user');
    expect(registry.get('d@extra')?.skill.body).toBe('extra');
    expect(registry.get('d@nowhere')).toBeNull();
  });

  test('22: no skill can take the qualified name of another', () => {
    const { registry } = world({
      user: { 'fake/SKILL.md': skill('"d@extra"', '', 'fake') },
      extra: { 'd/SKILL.md': skill('d', '', 'real') },
    });
    expect(registry.get('d@extra')?.skill.body).toBe('real');
  });

  test('23: identical bytes collapse in silence, and both names lead to the one', () => {
    const { registry } = world({ user: { 'd/SKILL.md': skill('d') }, extra: { 'd/SKILL.md': skill('d') } });
    expect(registry.diagnostics()).toEqual([]);
    expect(states(registry)).toEqual({ 'd@user': 'active', 'd@extra': 'duplicate' });
    expect(registry.get('d@extra')?.origin).toBe('user');
  });

  test('23: the same SKILL.md with another helper file is a different skill', () => {
    const { registry } = world({
      user: { 'd/SKILL.md': skill('d') },
      extra: { 'd/SKILL.md': skill('d'), 'd/run.js': '1' },
    });
    expect(states(registry)['d@extra']).toBe('shadowed');
  });

  test('24: listing, search, rendering and activation name the same skill', () => {
    const { registry } = world({
      user: { 'n/SKILL.md': skill('n', 'triggers: [go]\nnode: writer\n', 'user') },
      extra: { 'n/SKILL.md': skill('n', 'triggers: [go]\nnode: writer\n', 'extra') },
    });
    const expected = ['n@user'];
    expect(names(registry.list().filter(({ state }) => state === 'active'))).toEqual(expected);
    expect(names(registry.findByTrigger('go'))).toEqual(expected);
    expect(names(registry.getSkills({ node: 'writer' }))).toEqual(expected);
    expect(registry.get('n')?.qualified_name).toBe('n@user');
  });

  test('25: skills without a name that fall back to one folder name are all listed, with a warning each', () => {
    const text = (body: string): string => `---\ndescription: d\n---\n${body}`;
    const { registry } = world({ user: { 'a/same/SKILL.md': text('1'), 'b/same/SKILL.md': text('2') } });
    expect(states(registry)).toEqual({ 'same@user': 'active', 'same@user/b/same': 'shadowed' });
    expect(
      registry
        .diagnostics()
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['NAME_MISSING', 'NAME_MISSING', 'SHADOWED']);
  });

  test('names that differ only in case or width are one name', () => {
    const { registry } = world({
      user: { 'd/SKILL.md': skill('deploy') },
      extra: { 'd/SKILL.md': skill('Ｄeploy') },
    });
    expect(names(registry.list().filter(({ state }) => state === 'active'))).toEqual(['deploy@user']);
  });

  test('3: a file that cannot be read is listed as broken with its line, and never active', () => {
    const { registry } = world({
      user: { 'bad/SKILL.md': '---\nname: bad\ndescription: "\n---\n', 'good/SKILL.md': skill('good') },
    });
    expect(states(registry)).toEqual({ 'bad@user': 'broken', 'good@user': 'active' });
    expect(registry.get('bad')).toBeNull();
    expect(registry.diagnostics()).toMatchObject([
      { code: 'FRONT_MATTER_UNREADABLE', path: '/u/bad/SKILL.md', line: 3 },
    ]);
  });

  test('27: one skill can be switched off by name, by qualified name, or by its own front matter', () => {
    const { registry } = world(
      {
        user: {
          'a/SKILL.md': skill('a'),
          'b/SKILL.md': skill('b'),
          'c/SKILL.md': skill('c', 'enabled: false\n'),
        },
      },
      { disabled: ['a'] },
    );
    registry.disable('b@user');
    expect(registry.getContextBlock()).toBe('No skills loaded.');
    expect(states(registry)).toEqual({ 'a@user': 'disabled', 'b@user': 'disabled', 'c@user': 'disabled' });
    registry.enable('b@user');
    expect(names(registry.snapshot().active())).toEqual(['b@user']);
  });

  test('27: patterns exclude by name, qualified name or folder', () => {
    const { registry } = world(
      {
        user: { 'a/SKILL.md': skill('test-a'), 'old/b/SKILL.md': skill('b'), 'c/SKILL.md': skill('c') },
        extra: { 'd/SKILL.md': skill('d') },
      },
      { exclude: ['test-*', 'old/*', '*@extra'] },
    );
    expect(names(registry.snapshot().active())).toEqual(['c@user']);
    expect(registry.diagnostics().map(({ code }) => code)).toEqual(['EXCLUDED', 'EXCLUDED', 'EXCLUDED']);
  });

  test('28: an edited, added or removed file is seen at the next call', () => {
    const { registry, user } = world({ user: { 'a/SKILL.md': skill('a') } });
    expect(names(registry.snapshot().active())).toEqual(['a@user']);
    user.set('b/SKILL.md', skill('b'));
    user.set('a/SKILL.md', skill('a', 'triggers: [now]\n'));
    expect(names(registry.snapshot().active())).toEqual(['a@user', 'b@user']);
    expect(names(registry.findByTrigger('now'))).toEqual(['a@user']);
    user.remove('a');
    expect(names(registry.snapshot().active())).toEqual(['b@user']);
  });

  test('28: a call in flight keeps the version with which it started', () => {
    const { registry, user } = world({ user: { 'a/SKILL.md': skill('a', '', 'old'), 'a/ref.md': 'old' } });
    const snapshot = registry.snapshot();
    user.set('a/SKILL.md', skill('a', '', 'new'));
    user.remove('a/ref.md');
    expect(snapshot.get('a')?.skill.body).toBe('old');
    expect(registry.get('a')?.skill.body).toBe('new');
  });

  test('38: a file that is no longer the one of the resolved skill is refused, not replaced', () => {
    const { registry, user } = world({ user: { 'a/SKILL.md': skill('a'), 'a/ref.md': 'old' } });
    const before = registry.get('a');
    if (before === null) throw new Error('no skill');
    expect(new TextDecoder().decode(registry.readFile(before, 'ref.md'))).toBe('old');
    user.set('a/ref.md', 'new');
    expect(() => registry.readFile(before, 'ref.md')).toThrow(
      expect.objectContaining({ code: 'HASH_MISMATCH' }),
    );
    expect(() => registry.readFile(before, '../x')).toThrow(
      expect.objectContaining({ code: 'RESOURCE_NOT_FOUND' }),
    );
  });

  test('two places may not share an origin', () => {
    const source = createMemorySource('/a');
    const place = { origin: 'a', source, needs_trust: false };
    expect(() => new SkillRegistry({ places: [place, place] })).toThrow(Fault);
  });
});

describe('SkillRegistry › trust', () => {
  test('a skill of a project is inactive until a person trusts its bytes', () => {
    const { registry } = world({ project: { 'a/SKILL.md': skill('a', 'triggers: [go]\n') } });
    expect(registry.get('a')).toBeNull();
    expect(registry.get('a@project')).toBeNull();
    expect(registry.findByTrigger('go')).toEqual([]);
    expect(registry.diagnostics().map(({ code }) => code)).toEqual(['UNTRUSTED']);
    trustAll(registry);
    expect(names(registry.findByTrigger('go'))).toEqual(['a@project']);
    expect(registry.diagnostics()).toEqual([]);
  });

  test('an untrusted skill takes no name away from another', () => {
    const { registry } = world({
      project: { 'a/SKILL.md': skill('a', '', 'theirs') },
      user: { 'a/SKILL.md': skill('a', '', 'mine') },
    });
    expect(registry.get('a')?.skill.body).toBe('mine');
  });

  test.each<[string, (source: MemorySource) => void]>([
    ['SKILL.md changes by one byte', (source) => source.set('a/SKILL.md', skill('a', '', 'Do it!'))],
    ['36: a helper file changes', (source) => source.set('a/lib/run.js', '2')],
    ['a helper file appears', (source) => source.set('a/lib/new.js', '')],
    ['a helper file goes', (source) => source.remove('a/lib/run.js')],
    [
      'a helper file moves',
      (source) => {
        source.remove('a/lib/run.js');
        source.set('a/lib/go.js', '1');
      },
    ],
  ])('asks again when %s', (_, change) => {
    const { registry, project } = world({ project: { 'a/SKILL.md': skill('a'), 'a/lib/run.js': '1' } });
    trustAll(registry);
    expect(registry.get('a')).not.toBeNull();
    change(project);
    expect(registry.get('a')).toBeNull();
    expect(states(registry)).toEqual({ 'a@project': 'changed' });
    expect(registry.diagnostics().map(({ code }) => code)).toEqual(['CHANGED_SINCE_TRUSTED']);
  });

  test('what changed after it was shown is not trusted', () => {
    const { registry, project } = world({ project: { 'a/SKILL.md': skill('a') } });
    const [shown] = registry.pendingTrust();
    if (shown === undefined) throw new Error('nothing pending');
    project.set('a/SKILL.md', skill('a', '', 'evil'));
    expect(() => registry.trust(shown.location, shown.hash)).toThrow(
      expect.objectContaining({ code: 'HASH_MISMATCH' }),
    );
    expect(() => registry.trust('/p/none', shown.hash)).toThrow(
      expect.objectContaining({ code: 'SKILL_NOT_FOUND' }),
    );
    expect(registry.get('a')).toBeNull();
  });

  test('revoked trust holds at the next call', () => {
    const { registry } = world({ project: { 'a/SKILL.md': skill('a') } });
    trustAll(registry);
    registry.revokeTrust('/p/a');
    expect(registry.get('a')).toBeNull();
  });

  test('bytes that are in use already need not be asked about', () => {
    const { registry } = world({ project: { 'a/SKILL.md': skill('a') }, user: { 'a/SKILL.md': skill('a') } });
    expect(registry.pendingTrust()).toEqual([]);
  });

  test('a skill inside a trusted one needs its own consent and is not active', () => {
    const { registry } = world({ project: { 'a/SKILL.md': skill('a'), 'a/inner/SKILL.md': skill('inner') } });
    trustAll(registry);
    expect(names(registry.snapshot().active())).toEqual(['a@project']);
    expect(registry.diagnostics().map(({ code }) => code)).toEqual(['NESTED_SKILL']);
  });

  test('a trust file that cannot be read is a diagnostic, and trusts nothing', () => {
    const trust = {
      ...createMemoryTrustStore(),
      problem: () => ({ path: '/h/t.json', message: 'It is not JSON.' }),
    };
    const { registry } = world({ project: { 'a/SKILL.md': skill('a') } }, { trust });
    expect(registry.diagnostics().map(({ code }) => code)).toEqual(['TRUST_UNREADABLE', 'UNTRUSTED']);
  });
});

describe('SkillRegistry › findByTrigger', () => {
  const files = {
    user: {
      'b/SKILL.md': skill('b', 'triggers: [deploy, 배포]\n'),
      'a/SKILL.md': skill('a', 'triggers: [deploy]\n'),
    },
  };

  test('gives each skill once, by name', () => {
    expect(names(world(files).registry.findByTrigger('배포: deploy deploy'))).toEqual(['a@user', 'b@user']);
  });

  test.each(['article', 'tool', 'skill', 'model'] as const)('text from %s triggers nothing', (from) => {
    const { registry } = world(files);
    expect(registry.findByTrigger({ text: 'deploy 배포', from })).toEqual([]);
    expect(registry.findByTrigger({ text: 'deploy', from: 'person' })).toHaveLength(2);
  });
});

describe('SkillRegistry › getSkills', () => {
  test('takes the node exactly, the type or *, the role exactly, by priority and name', () => {
    const { registry } = world({
      user: {
        'a/SKILL.md': skill('a', 'node: analyst\npriority: 50\ntype: growth\n'),
        'b/SKILL.md': skill('b', 'node: analyst\npriority: 10\n'),
        'c/SKILL.md': skill('c', 'node: analyst\npriority: 10\nrole: user\n'),
        'd/SKILL.md': skill('d', 'node: analyst2\n'),
        'e/SKILL.md': skill('e', 'node: analyst\n'),
        'f/SKILL.md': skill('f', 'node: analyst\ntype: value\n'),
      },
    });
    expect(names(registry.getSkills({ node: 'analyst', type: 'growth' }))).toEqual([
      'b@user',
      'a@user',
      'e@user',
    ]);
    expect(names(registry.getSkills({ node: 'analyst', type: 'growth', role: 'user' }))).toEqual(['c@user']);
    expect(names(registry.getSkills({ node: 'none' }))).toEqual([]);
    expect(registry.getSkills()).toHaveLength(5);
  });
});
