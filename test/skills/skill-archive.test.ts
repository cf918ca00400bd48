import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/base/index.ts';
import {
  exportSkill,
  importSkill,
  recallCloudSkill,
  SKILLS_SCHEMA,
  type SkillFolderEntry,
  SkillStore,
  saveCloudSkill,
  unzipSkill,
  zipSkill,
} from '../../src/skills/index.ts';
import { openNodeFile } from '../../src/sqlite/engines/node-file.ts';
import { expectRoot } from './store-laws.ts';

const ME = { scopes: ['personal'] };
const SKILL_FILE = `---\r\nname: lint-docs\r\ndescription: 'Lints docs: all of them'\r\nallowed-tools: Read Grep\r\nlicense: MIT\r\n---\r\n# Lint\r\n`;

function newStore(): SkillStore {
  const db = openNodeFile({ path: ':memory:' });
  db.exec(SKILLS_SCHEMA);
  return new SkillStore(db);
}

function file(path: string, text: string): SkillFolderEntry {
  return { path, bytes: strToU8(text) };
}

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof Fault) return thrown.code;
    throw thrown;
  }
  return 'done';
}

const FOLDER = [
  file('SKILL.md', SKILL_FILE),
  { ...file('scripts/lint.js', 'export default 1'), executable: true },
  file('references/rules.md', '# rules\r\n'),
  file('notes.txt', 'n'),
];

describe('importSkill', () => {
  it('keeps every byte of a folder, SKILL.md with keys of its own included', () => {
    const store = newStore();
    const saved = importSkill(store, ME, 1, FOLDER, { action: 'publish' });
    expect(saved).toMatchObject({ slug: 'lint-docs', status: 'published', number: 1 });
    const { slug, entries } = exportSkill(store, ME, { slug: 'lint-docs' });
    const bytesOf = (list: readonly SkillFolderEntry[]) =>
      Object.fromEntries(
        list.map(({ path, bytes, executable = false }) => [path, [strFromU8(bytes), executable]]),
      );
    expect(bytesOf(entries)).toEqual(bytesOf(FOLDER));
    const root = expectRoot(recallCloudSkill(store, ME, { slug }));
    expect(root.instructions).toBe('# Lint\n');
    expect(root.resources.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'notes.txt document',
      'references/rules.md reference',
      'scripts/lint.js script',
    ]);
  });

  it('gives a skill the same hash whether its folder or the one above it is read, in any order', () => {
    const plain = importSkill(newStore(), ME, 1, FOLDER, { action: 'draft' });
    const above = FOLDER.map((entry) => ({ ...entry, path: `lint-docs/${entry.path}` })).reverse();
    expect(importSkill(newStore(), ME, 2, above, { action: 'draft' }).canonical_hash).toBe(
      plain.canonical_hash,
    );
  });

  it('hermes-agent#9922, openclaw#23768: one changed byte in a helper, in front matter or in a mode is another hash', () => {
    const hash = (folder: readonly SkillFolderEntry[]) =>
      importSkill(newStore(), ME, 1, folder, { action: 'draft' }).canonical_hash;
    const [skill, script, ...rest] = FOLDER as [SkillFolderEntry, SkillFolderEntry, ...SkillFolderEntry[]];
    const hashes = [
      FOLDER,
      [skill, { ...script, bytes: strToU8('export default 2') }, ...rest],
      [skill, { ...script, executable: false }, ...rest],
      [file('SKILL.md', SKILL_FILE.replace('Read Grep', 'Read Bash')), script, ...rest],
      [skill, script],
    ].map(hash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('imports as a draft that nothing finds until it is published', () => {
    const store = newStore();
    const draft = importSkill(store, ME, 1, FOLDER, { action: 'draft' });
    expect(recallCloudSkill(store, ME, { query: 'lint' })).toEqual({
      kind: 'descriptor',
      data: { skills: [] },
    });
    expect(importSkill(store, ME, 2, FOLDER, { action: 'publish' })).toMatchObject({
      revision_id: draft.revision_id,
      changed: true,
    });
    expect(importSkill(store, ME, 3, FOLDER, { action: 'publish' }).changed).toBe(false);
  });

  it('refuses folders that break a rule, and keeps nothing of them', () => {
    const store = newStore();
    const good = file('SKILL.md', SKILL_FILE);
    const cases: readonly (readonly SkillFolderEntry[])[] = [
      [],
      [file('README.md', 'x')],
      [file('SKILL.md', 'no front matter')],
      [file('SKILL.md', SKILL_FILE.replace('lint-docs', 'Lint Docs'))],
      [{ path: 'SKILL.md', bytes: Uint8Array.of(0xff, 0xfe) }],
      [file('other/SKILL.md', SKILL_FILE)],
      [good, { ...file('link', '/etc/passwd'), is_link: true }],
      ...['../a', '/a', 'a\\b', 'C:/a', 'a//b', 'a/./b', 'sub/../../a', 'skill.md', 'SKILL.MD'].map(
        (path) => [good, file(path, 'x')],
      ),
      [good, file('A.md', 'x'), file('a.md', 'x')],
      [good, file('é.md', 'x'), file('e\u0301.md', 'x')],
      [good, { path: 'big', bytes: new Uint8Array(1024 * 1024 + 1) }],
    ];
    for (const folder of cases) {
      const code = codeOf(() => importSkill(store, ME, 1, folder, { action: 'publish' }));
      expect([folder.map(({ path }) => path), code]).toEqual([
        folder.map(({ path }) => path),
        'SKILL_INVALID',
      ]);
    }
    expect(store.skills(ME.scopes)).toEqual([]);
    expect(store.db.all('SELECT * FROM skill_content')).toEqual([]);
  });
});

describe('zipSkill and unzipSkill', () => {
  it('give the same bytes for the same revision, and the files and modes back', () => {
    const store = newStore();
    importSkill(store, ME, 1, FOLDER, { action: 'publish' });
    const { slug, entries } = exportSkill(store, ME, { slug: 'lint-docs' });
    const zip = zipSkill(slug, entries);
    expect(zipSkill(slug, exportSkill(store, ME, { slug }).entries)).toEqual(zip);
    expect(unzipSkill(zip)).toEqual(entries.map((entry) => ({ ...entry, path: `${slug}/${entry.path}` })));
    expect(Object.keys(unzipSync(zip))).toContain('lint-docs/SKILL.md');
  });

  it('read a compressed zip with folder entries, as other programs write it', () => {
    const zip = zipSync({
      'lint-docs/': new Uint8Array(0),
      'lint-docs/SKILL.md': [strToU8(SKILL_FILE), { level: 9 }],
    });
    expect(unzipSkill(zip).map(({ path, bytes }) => [path, strFromU8(bytes)])).toEqual([
      ['lint-docs/SKILL.md', SKILL_FILE],
    ]);
  });

  it('refuse bombs, links, damage and what is not a zip', () => {
    const one = zipSync({ 'SKILL.md': [strToU8(SKILL_FILE.repeat(20)), { level: 6 }] });
    const edited = (change: (view: DataView, central: number) => void): Uint8Array => {
      const copy = Uint8Array.from(one);
      const view = new DataView(copy.buffer);
      change(view, view.getUint32(copy.length - 22 + 16, true));
      return copy;
    };
    const cases: Record<string, Uint8Array> = {
      'not a zip': strToU8('hello'),
      empty: new Uint8Array(0),
      'cut off': one.subarray(0, one.length - 30),
      'a ratio above 200': zipSync({ a: [new Uint8Array(900_000), { level: 9 }] }),
      'a large file': zipSync({ a: [new Uint8Array(1024 * 1024 + 1), { level: 0 }] }),
      'a large whole': zipSync(
        Object.fromEntries(
          Array.from({ length: 9 }, (_, index) => [`f${index}`, [new Uint8Array(1024 * 1024), { level: 0 }]]),
        ) as Parameters<typeof zipSync>[0],
      ),
      'many entries': zipSync(
        Object.fromEntries(Array.from({ length: 1_025 }, (_, index) => [`f${index}`, new Uint8Array(0)])),
      ),
      'a symbolic link': zipSync({
        link: [strToU8('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }],
      }),
      'a device': zipSync({ dev: [new Uint8Array(0), { os: 3, attrs: (0o020666 << 16) >>> 0 }] }),
      'more than it says': edited((view, central) => view.setUint32(central + 24, 10, true)),
      'less than it says': edited((view, central) => view.setUint32(central + 24, 5_000, true)),
      'a wrong checksum': edited((view, central) => view.setUint32(central + 16, 1, true)),
      encryption: edited((view, central) => view.setUint16(central + 8, 1, true)),
      'another method': edited((view, central) => view.setUint16(central + 10, 12, true)),
      'an entry elsewhere': edited((view, central) => view.setUint32(central + 42, 7, true)),
      'two names': edited((view) => view.setUint8(30, 0x2e)),
      'a count that is not so': edited((view) => {
        view.setUint16(one.length - 22 + 8, 2, true);
        view.setUint16(one.length - 22 + 10, 2, true);
      }),
    };
    for (const [name, zip] of Object.entries(cases)) {
      expect([name, codeOf(() => unzipSkill(zip))]).toEqual([name, 'SKILL_INVALID']);
    }
  });

  it('refuse entries that share their data', () => {
    const zip = zipSync({
      a: [strToU8('x'.repeat(100)), { level: 0 }],
      b: [strToU8('x'.repeat(100)), { level: 0 }],
    });
    const view = new DataView(zip.buffer, zip.byteOffset);
    const central = view.getUint32(zip.length - 22 + 16, true);
    zip[central + 47 + 46] = 0x61;
    view.setUint32(central + 47 + 42, 0, true);
    expect(codeOf(() => unzipSkill(zip))).toBe('SKILL_INVALID');
  });

  it('carry a traversal as a path that the import then refuses', () => {
    const zip = zipSync({ 'SKILL.md': strToU8(SKILL_FILE), '../../evil.js': strToU8('x') });
    expect(codeOf(() => importSkill(newStore(), ME, 1, unzipSkill(zip), { action: 'draft' }))).toBe(
      'SKILL_INVALID',
    );
  });
});

describe('exportSkill', () => {
  it('refuses as recall does', () => {
    const store = newStore();
    saveCloudSkill(store, ME, 1, { slug: 'a', description: 'd', instructions: 'i', action: 'draft' });
    expect(codeOf(() => exportSkill(store, ME, { slug: 'none' }))).toBe('SKILL_NOT_FOUND');
    expect(codeOf(() => exportSkill(store, ME, { slug: 'a' }))).toBe('REVISION_NOT_FOUND');
    expect(codeOf(() => exportSkill(store, { scopes: [] }, { skill_id: 'sk_1' }))).toBe('ACCESS_DENIED');
  });
});
