import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SkillLoader } from '../../src/skills/skill-loader.ts';
import { skillPlaces } from '../../src/skills/skill-places-node.ts';
import { SkillRegistry } from '../../src/skills/skill-registry.ts';
import { createMemorySource } from '../../src/skills/skill-source-memory.ts';
import { createNodeSource } from '../../src/skills/skill-source-node.ts';
import { skillText, temporaryFolder, writeFiles } from './skill-folders.ts';

const codes = (root: string): string[] => {
  const { skills, diagnostics } = new SkillLoader(createNodeSource(root)).load();
  return [...diagnostics, ...skills.flatMap((one) => one.diagnostics)].map(({ code }) => code).sort();
};
const active = (root: string): string[] =>
  new SkillLoader(createNodeSource(root))
    .load()
    .skills.flatMap(({ skill }) => (skill === null ? [] : [skill.name]));

describe('SkillLoader on a directory', () => {
  test('reads the same as from memory', () => {
    const root = temporaryFolder();
    const files = {
      'a/SKILL.md': skillText('a'),
      'a/x/y.txt': 'y',
      'g/b/SKILL.md': skillText('b'),
      'c/skill.md': skillText('c'),
      'd/Skill.md': skillText('d'),
    };
    writeFiles(root, files);
    const onDisk = new SkillLoader(createNodeSource(root)).load();
    expect(onDisk).toEqual(new SkillLoader(createMemorySource(root, files)).load());
    expect(onDisk.skills.map(({ folder }) => folder)).toEqual(['a', 'c', 'g/b']);
    expect(codes(root)).toEqual(['NO_SKILL_FILE', 'SKILL_FILE_NAME']);
  });

  test('a directory that is not there has no skills and no complaint', () => {
    expect(codes(join(temporaryFolder(), 'none'))).toEqual([]);
  });

  test('searches six folders deep and says what lies deeper', () => {
    const root = temporaryFolder();
    writeFiles(root, {
      '1/2/3/4/5/6/SKILL.md': skillText('six'),
      '1/2/3/4/5/x/7/SKILL.md': skillText('seven'),
    });
    expect(active(root)).toEqual(['six']);
    expect(codes(root)).toEqual(['FOLDER_TOO_DEEP']);
  });

  test('searches 2,000 folders and says where it stopped', () => {
    const source = createMemorySource(
      '/r',
      Object.fromEntries(
        Array.from({ length: 2_100 }, (_, index) => [
          `s${String(index).padStart(4, '0')}/SKILL.md`,
          skillText(`s${index}`),
        ]),
      ),
    );
    const { skills, diagnostics } = new SkillLoader(source).load();
    expect(skills).toHaveLength(1_999);
    expect(diagnostics).toMatchObject([{ code: 'TOO_MANY_FOLDERS', path: '/r/s1999' }]);
  });

  test('a link that leaves the root is refused, for a folder, a SKILL.md and a helper file', () => {
    const outside = temporaryFolder();
    const root = temporaryFolder();
    writeFiles(outside, { 'evil/SKILL.md': skillText('evil'), secret: 's' });
    writeFiles(root, { 'c/SKILL.md': skillText('c') });
    mkdirSync(join(root, 'b'));
    symlinkSync(join(outside, 'evil'), join(root, 'a'));
    symlinkSync(join(outside, 'evil/SKILL.md'), join(root, 'b/SKILL.md'));
    symlinkSync(join(outside, 'secret'), join(root, 'c/secret'));
    expect(active(root)).toEqual([]);
    expect(codes(root)).toEqual(['LINK_LEAVES_ROOT', 'LINK_LEAVES_ROOT', 'LINK_LEAVES_ROOT']);
  });

  test('the source itself reads nothing outside its root', () => {
    const outside = temporaryFolder();
    const root = temporaryFolder();
    writeFiles(outside, { secret: 's' });
    symlinkSync(join(outside, 'secret'), join(root, 'link'));
    const source = createNodeSource(root);
    for (const path of ['link', join('..', outside.split('/').at(-1) ?? '', 'secret'), '../x'])
      expect(source.read(path)).toBeNull();
    expect(source.list('..').ok).toBe(false);
  });

  test('a linked directory inside the root is not followed, so a loop ends', () => {
    const root = temporaryFolder();
    writeFiles(root, { 'a/SKILL.md': skillText('a') });
    symlinkSync(root, join(root, 'loop'));
    expect(active(root)).toEqual(['a']);
    expect(codes(root)).toEqual(['LINK_NOT_FOLLOWED']);
  });

  test('a skill folder of too many files is not active, and says so', () => {
    const root = temporaryFolder();
    writeFiles(root, {
      'a/SKILL.md': skillText('a'),
      ...Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`a/f/${index}`, ''])),
    });
    expect(active(root)).toEqual([]);
    expect(codes(root)).toEqual(['FOLDER_TOO_LARGE']);
  });

  test('28: a change of equal length within the same tick, with its time set back, is seen', () => {
    const root = temporaryFolder();
    writeFiles(root, { 'a/SKILL.md': skillText('a', '', 'one') });
    const loader = new SkillLoader(createNodeSource(root));
    const bodies = ['one', 'two', 'six', 'ten'].map((body) => {
      writeFileSync(join(root, 'a/SKILL.md'), skillText('a', '', body));
      utimesSync(join(root, 'a/SKILL.md'), 1_000, 1_000);
      return loader.load().skills[0]?.skill?.body;
    });
    expect(bodies).toEqual(['one', 'two', 'six', 'ten']);
  });
});

describe('skillPlaces', () => {
  test('have the precedence project, its .agents and skills folders, the home, then extra directories', () => {
    const [project, home, extra, more] = [
      temporaryFolder(),
      temporaryFolder(),
      temporaryFolder(),
      temporaryFolder(),
    ];
    const folders = [
      join(project, '.claude/skills'),
      join(project, '.agents/skills'),
      join(project, 'skills'),
      join(home, 'skills'),
      extra,
      more,
    ];
    for (const [index, folder] of folders.entries())
      writeFiles(folder, { 'a/SKILL.md': skillText('a', '', String(index)) });
    const registry = new SkillRegistry({
      places: skillPlaces({ project_dir: project, home, extra_dirs: [extra, more] }),
    });
    expect(registry.pendingTrust().map(({ origin }) => origin)).toEqual([
      'project',
      'project.agents',
      'project.skills',
    ]);
    for (const { location, hash } of registry.pendingTrust()) registry.trust(location, hash);
    for (const [index, folder] of folders.entries()) {
      expect(registry.get('a')?.skill.body).toBe(String(index));
      rmSync(folder, { recursive: true });
    }
    expect(registry.getContextBlock()).toBe('No skills loaded.');
  });

  test('a project whose skills directory is a link to elsewhere has none, and says so', () => {
    const [project, home, elsewhere] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    writeFiles(elsewhere, { 'a/SKILL.md': skillText('a') });
    symlinkSync(elsewhere, join(project, 'skills'));
    const registry = new SkillRegistry({ places: skillPlaces({ project_dir: project, home }) });
    expect(registry.list()).toEqual([]);
    expect(registry.diagnostics().map(({ code }) => code)).toEqual(['LINK_LEAVES_ROOT']);
  });

  test('28: files that change, come, go or move on disk are seen at the next call', () => {
    const [project, home] = [temporaryFolder(), temporaryFolder()];
    const registry = new SkillRegistry({ places: skillPlaces({ project_dir: project, home }) });
    const names = (): string[] =>
      registry
        .snapshot()
        .active()
        .map(({ name }) => name);
    expect(names()).toEqual([]);
    writeFiles(home, { 'skills/a/SKILL.md': skillText('a') });
    expect(names()).toEqual(['a']);
    writeFiles(home, { 'skills/a/SKILL.md': skillText('a2') });
    expect(names()).toEqual(['a2']);
    renameSync(join(home, 'skills/a'), join(home, 'skills/b'));
    expect(registry.get('a2')?.folder).toBe('b');
    rmSync(join(home, 'skills/b'), { recursive: true });
    expect(names()).toEqual([]);
  });
});
