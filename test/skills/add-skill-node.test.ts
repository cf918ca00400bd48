import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { type AddedSkill, addSkill } from '../../src/skills/add-skill-node.ts';
import { skillPlaces } from '../../src/skills/skill-places-node.ts';
import { SkillRegistry } from '../../src/skills/skill-registry.ts';
import { createNodeTrustStore } from '../../src/skills/trust-store-node.ts';
import { validateSkillFolder } from '../../src/skills/validate-folder-node.ts';
import { skillText, temporaryFolder, writeFiles } from './skill-folders.ts';

function world() {
  const [project, home, from] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const trust = createNodeTrustStore(home);
  const registry = new SkillRegistry({ places: skillPlaces({ project_dir: project, home }), trust });
  const add = (path: string, more: { replace?: boolean } = {}): AddedSkill =>
    addSkill(path, { project_dir: project, trust, ...more });
  const folder = join(from, 'pipeline');
  writeFiles(folder, {
    'SKILL.md': skillText('pipeline', 'triggers: [pipeline, 그래프]\n'),
    'scripts/run.js': '1',
    'references/a/b.md': 'b',
  });
  const target = join(project, '.claude/skills/pipeline');
  return { project, home, from, folder, target, trust, registry, add };
}
const fault = (code: string) => expect.objectContaining({ name: 'Fault', code });

describe('addSkill', () => {
  test.each(['', '/', '/SKILL.md'])(
    'copies the whole folder, registers and trusts it at once, given as <folder>%s',
    (end) => {
      const { folder, target, registry, add } = world();
      const added = add(`${folder}${end}`);
      expect(added).toMatchObject({
        name: 'pipeline',
        location: target,
        triggers: ['pipeline', '그래프'],
        files: 3,
        changed: true,
        replaced: null,
      });
      expect(readFileSync(join(target, 'scripts/run.js'), 'utf8')).toBe('1');
      expect(readFileSync(join(target, 'references/a/b.md'), 'utf8')).toBe('b');
      expect(registry.findByTrigger('show the pipeline').map(({ name }) => name)).toEqual(['pipeline']);
      expect(registry.diagnostics()).toEqual([]);
    },
  );

  test('trusts exactly those bytes: a later change asks again', () => {
    const { folder, target, registry, add } = world();
    add(folder);
    writeFileSync(join(target, 'scripts/run.js'), '2');
    expect(registry.get('pipeline')).toBeNull();
    expect(registry.pendingTrust()).toMatchObject([{ state: 'changed' }]);
  });

  test('trusts nothing else of the project', () => {
    const { project, folder, registry, add } = world();
    writeFiles(project, { '.claude/skills/other/SKILL.md': skillText('other') });
    add(folder);
    expect(
      registry
        .snapshot()
        .active()
        .map(({ name }) => name),
    ).toEqual(['pipeline']);
  });

  test('39: the same bytes again change nothing', () => {
    const { folder, target, add } = world();
    const first = add(folder);
    const before = statSync(join(target, 'SKILL.md'), { bigint: true });
    expect(add(folder)).toEqual({ ...first, changed: false });
    expect(statSync(join(target, 'SKILL.md'), { bigint: true })).toEqual(before);
  });

  test('a skill that lies in its place already is trusted where it is', () => {
    const { folder, target, registry, add } = world();
    writeFiles(target, { 'SKILL.md': readFileSync(join(folder, 'SKILL.md')) });
    expect(registry.get('pipeline')).toBeNull();
    expect(add(target)).toMatchObject({ changed: false, location: target });
    expect(registry.get('pipeline')).not.toBeNull();
    expect(existsSync(join(target, 'SKILL.md'))).toBe(true);
  });

  test('never takes the place of something different without being told, and says so when told', () => {
    const { folder, target, add } = world();
    writeFiles(target, { 'SKILL.md': skillText('pipeline', '', 'mine'), 'notes.txt': 'n' });
    expect(() => add(folder)).toThrow(fault('SKILL_EXISTS'));
    expect(readFileSync(join(target, 'notes.txt'), 'utf8')).toBe('n');
    const added = add(folder, { replace: true });
    expect(added.changed).toBe(true);
    expect(added.replaced).toMatch(/^[0-9a-f]{64}$/u);
    expect(readdirSync(target).sort()).toEqual(['SKILL.md', 'references', 'scripts']);
    expect(readdirSync(join(target, '../..'))).toEqual(['skills']);
  });

  test.each<[string, (folder: string) => string]>([
    ['another file', (folder) => join(folder, 'scripts/run.js')],
    [
      'a name that only starts with SKILL',
      (folder) => {
        writeFileSync(join(folder, 'SKILLS.md'), 'x');
        return join(folder, 'SKILLS.md');
      },
    ],
    ['a folder without a SKILL.md', (folder) => join(folder, 'scripts')],
    ['a folder of skills', (folder) => join(folder, '..')],
    ['nothing', (folder) => join(folder, 'none')],
    ['a path below a file', (folder) => join(folder, 'SKILL.md/SKILL.md')],
  ])('refuses %s', (_, path) => {
    const { project, folder, add } = world();
    expect(() => add(path(folder))).toThrow(fault('INVALID_ARGUMENT'));
    expect(existsSync(join(project, '.claude'))).toBe(false);
  });

  test('refuses a skill that could not be active, and names the line', () => {
    const { folder, project, add } = world();
    writeFileSync(join(folder, 'SKILL.md'), '---\nname: x\ndescription: "\n---\n');
    expect(() => add(folder)).toThrow(/SKILL\.md:3/u);
    expect(existsSync(join(project, '.claude'))).toBe(false);
  });

  test('refuses a folder with a link that leaves it', () => {
    const { folder, home, add } = world();
    writeFiles(home, { secret: 's' });
    symlinkSync(join(home, 'secret'), join(folder, 'secret'));
    expect(() => add(folder)).toThrow(fault('SKILL_INVALID'));
  });

  test('refuses a folder that holds its own destination', () => {
    const { project, add } = world();
    writeFiles(project, { 'SKILL.md': skillText('whole') });
    expect(() => add(project)).toThrow(fault('INVALID_ARGUMENT'));
  });

  test('refuses to write through a skills directory that is a link out of the project', () => {
    const { project, folder, add } = world();
    const elsewhere = temporaryFolder();
    mkdirSync(join(project, '.claude'));
    symlinkSync(elsewhere, join(project, '.claude/skills'));
    expect(() => add(folder)).toThrow(fault('INVALID_ARGUMENT'));
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test('a project that cannot be written is a fault with a hint, and trusts nothing', () => {
    const { project, home, folder, add } = world();
    writeFiles(project, { '.claude': 'a file' });
    expect(() => add(folder)).toThrow(fault('STORAGE_UNAVAILABLE'));
    expect(readdirSync(home)).toEqual([]);
  });

  test('keeps what is executable executable', () => {
    const { folder, target, add } = world();
    chmodSync(join(folder, 'scripts/run.js'), 0o755);
    add(folder);
    expect(statSync(join(target, 'scripts/run.js')).mode & 0o111).not.toBe(0);
    expect(statSync(join(target, 'SKILL.md')).mode & 0o111).toBe(0);
  });
});

describe('createNodeTrustStore', () => {
  const hash = 'a'.repeat(64);

  test('keeps marks in a file that only its owner reads, and other processes see them', () => {
    const home = join(temporaryFolder(), 'home');
    createNodeTrustStore(home).trust('/p/a', hash);
    expect(createNodeTrustStore(home).trustedHash('/p/a')).toBe(hash);
    expect(statSync(join(home, 'trusted-skills.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(home)).toEqual(['trusted-skills.json']);
    createNodeTrustStore(home).revoke('/p/a');
    expect(createNodeTrustStore(home).trustedHash('/p/a')).toBeNull();
  });

  test.each(['{', '{"version":2}', '{"version":1,"skills":{"/p":"x"}}'])(
    'a file that reads %j trusts nothing and is left untouched',
    (text) => {
      const home = temporaryFolder();
      writeFiles(home, { 'trusted-skills.json': text });
      const store = createNodeTrustStore(home);
      expect(store.trustedHash('/p')).toBeNull();
      expect(store.problem()).not.toBeNull();
      expect(() => store.trust('/p', hash)).toThrow(fault('CONFIG_UNREADABLE'));
      expect(readFileSync(join(home, 'trusted-skills.json'), 'utf8')).toBe(text);
    },
  );
});

describe('createNodeTrustStore without a home', () => {
  test('says that it cannot write', () => {
    const home = join(temporaryFolder(), 'file');
    writeFiles(home, {});
    writeFileSync(home, 'x');
    expect(() => createNodeTrustStore(home).trust('/p', 'a'.repeat(64))).toThrow(fault('CONFIG_UNREADABLE'));
  });
});

describe('validateSkillFolder', () => {
  test('holds a folder or its SKILL.md to the specification', () => {
    const { folder } = world();
    expect(validateSkillFolder(folder)).toMatchObject({
      valid: true,
      diagnostics: [{ code: 'EXTENSION_KEY', severity: 'warning', line: 4 }],
    });
    writeFileSync(join(folder, 'SKILL.md'), skillText('other'));
    expect(validateSkillFolder(join(folder, 'SKILL.md'))).toMatchObject({
      valid: false,
      diagnostics: [{ code: 'NAME_NOT_FOLDER', line: 2 }],
    });
    expect(() => validateSkillFolder(join(folder, 'scripts'))).toThrow(fault('INVALID_ARGUMENT'));
  });
});
