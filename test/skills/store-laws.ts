import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens, Fault } from '../../src/base/index.ts';
import {
  type CloudSkillResponseEnvelope,
  COMPONENT_KINDS,
  exportSkill,
  importSkill,
  recallCloudSkill,
  type SaveCloudSkillArgs,
  type SaveComponent,
  SKILLS_SCHEMA,
  SkillStore,
  saveCloudSkill,
  skillEnvelopeText,
  unzipSkill,
  zipSkill,
} from '../../src/skills/index.ts';
import type { Database } from '../../src/sqlite/index.ts';

const ME = { scopes: ['personal'] };
const YOU = { scopes: ['team:other'] };
const NOW = Date.UTC(2026, 10, 30);

/** The laws of the store on one engine; run unchanged in Node and in Chromium. */
export function storeLaws(open: () => Database | Promise<Database>): void {
  const newStore = async (): Promise<SkillStore> => {
    const db = await open();
    db.exec(SKILLS_SCHEMA);
    return new SkillStore(db);
  };

  it('publish, recall root, recall every resource, export, import: one canonical_hash, in any order of components', async () => {
    await fc.assert(
      fc.asyncProperty(skillArbitrary, fc.infiniteStream(fc.nat(1_000)), async (args, random) => {
        const mine = await newStore();
        const saved = saveCloudSkill(mine, ME, NOW, args);
        const root = expectRoot(recallCloudSkill(mine, ME, { slug: args.slug }));
        expect(root.canonical_hash).toBe(saved.canonical_hash);
        expect(root.resources.map(({ path }) => path).sort()).toEqual(
          args.components.map(({ path }) => path).sort(),
        );

        const recalled = root.resources.map(({ path, component_id, sha256 }) => {
          const pin = { skill_id: saved.skill_id, revision_id: saved.revision_id };
          const byPath = expectResource(recallCloudSkill(mine, ME, { ...pin, resource: path }));
          const byId = expectResource(recallCloudSkill(mine, ME, { ...pin, resource: component_id }));
          expect(byId).toEqual(byPath);
          expect(byPath.sha256).toBe(sha256);
          return byPath;
        });
        const again = saveCloudSkill(await newStore(), YOU, NOW + 5, {
          ...args,
          components: shuffle(recalled, random).map(({ path, kind, content, content_base64 }) => ({
            path,
            kind,
            content,
            content_base64,
            executable: args.components.find((component) => component.path === path)?.executable,
          })),
        });
        expect(again.canonical_hash).toBe(saved.canonical_hash);

        const exported = exportSkill(mine, ME, { slug: args.slug });
        const yours = await newStore();
        const imported = importSkill(yours, YOU, NOW + 9, shuffle(exported.entries, random), {
          action: 'draft',
        });
        expect(imported.canonical_hash).toBe(saved.canonical_hash);
        expect(imported.status).toBe('draft');

        const zip = zipSkill(exported.slug, exported.entries);
        const unzipped = importSkill(await newStore(), YOU, NOW, unzipSkill(zip), { action: 'publish' });
        expect(unzipped.canonical_hash).toBe(saved.canonical_hash);
        const back = exportSkill(yours, YOU, { slug: args.slug, revision_id: imported.revision_id });
        expect(zipSkill(back.slug, back.entries)).toEqual(zip);
      }),
      { numRuns: 25 },
    );
  });

  it('one changed byte anywhere changes canonical_hash', async () => {
    await fc.assert(
      fc.asyncProperty(skillArbitrary, fc.nat(), fc.nat(), async (args, which, where) => {
        const store = await newStore();
        const saved = saveCloudSkill(store, ME, NOW, args);
        const { entries } = exportSkill(store, ME, { slug: args.slug });
        const entry = entries[which % entries.length];
        if (entry === undefined || entry.bytes.length === 0) return;
        const bytes = Uint8Array.from(entry.bytes);
        // Within SKILL.md only the instructions, so that it stays readable.
        const from = entry.path === 'SKILL.md' ? bytes.length - 1 : where % bytes.length;
        bytes[from] = bytes[from] === 0x21 ? 0x22 : 0x21;
        const changed = entries.map((other) => (other === entry ? { ...entry, bytes } : other));
        const imported = importSkill(await newStore(), ME, NOW, changed, { action: 'draft' });
        expect(imported.canonical_hash).not.toBe(saved.canonical_hash);
      }),
      { numRuns: 25 },
    );
  });

  it('two owners: no sequence of saves, archives and recalls shows one a skill of the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operationArbitrary, { minLength: 5, maxLength: 30 }), async (operations) => {
        const shared = await newStore();
        const alone = await newStore();
        const others = new Set<string>();
        for (const [index, operation] of operations.entries()) {
          if (operation.owner === 'you') {
            const answer = act(shared, YOU, index, operation);
            for (const id of answer.match(/\b(?:sk|rv|cp)_[0-9a-f]{20}/g) ?? []) others.add(id);
            continue;
          }
          // Mine must answer exactly as in a store where the other never was.
          expect(act(shared, ME, index, operation)).toBe(act(alone, ME, index, operation));
        }
        for (const skill_id of [...others, 'sk_00000000000000000000']) {
          const answer = skillEnvelopeText(recallCloudSkill(shared, ME, { skill_id }));
          expect(answer).toBe(
            skillEnvelopeText(recallCloudSkill(alone, ME, { skill_id: 'sk_00000000000000000000' })),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  describe('level 0', () => {
    it('of 5 hits has at most 400 tokens, whatever the script', async () => {
      for (const text of [
        'deploy the service to the cluster and watch it '.repeat(20),
        '배포를 점검하고 되돌리는 방법을 안내한다 '.repeat(40),
      ]) {
        const store = await newStore();
        for (let index = 0; index < 5; index += 1) {
          const slug = `deploy-service-with-a-rather-long-name-${index}`;
          const name = `${text.slice(0, 60)} ${index}`;
          saveCloudSkill(store, ME, NOW, { slug, name, description: text.slice(0, 1000), instructions: 'x' });
        }
        const envelope = recallCloudSkill(store, ME, { query: text.slice(0, 6) });
        expect(expectDescriptor(envelope).skills).toHaveLength(5);
        expect(estimateTokens(skillEnvelopeText(envelope))).toBeLessThanOrEqual(400);
      }
    });

    it('pages through every hit once', async () => {
      const store = await newStore();
      for (let index = 0; index < 37; index += 1) {
        saveCloudSkill(store, ME, NOW, {
          slug: `tool-${index}`,
          description: 'a shared word',
          instructions: 'x',
        });
      }
      for (const query of ['shared', '']) {
        const seen: string[] = [];
        let cursor: string | undefined = '';
        while (cursor !== undefined) {
          const data = expectDescriptor(recallCloudSkill(store, ME, { query, cursor }));
          seen.push(...data.skills.map(({ slug }) => slug));
          cursor = data.next_cursor;
        }
        expect(seen).toHaveLength(37);
        expect(new Set(seen).size).toBe(37);
      }
    });

    it('finds in every script, ranks the slug before the name before the description, and shows no instructions', async () => {
      const store = await newStore();
      const save = (slug: string, name: string, description: string): void => {
        saveCloudSkill(store, ME, NOW, { slug, name, description, instructions: 'SECRET' });
      };
      save('rollback', 'Undo', 'returns a release');
      save('a-helper', 'Rollback helper', 'helps');
      save('b-helper', 'Helper', 'a rollback in words');
      save('korean', '배포 점검', '서비스를 배포하기 전에 살핀다');
      save('chinese', '部署检查', '上线前检查服务');
      const find = (query: string): string[] => {
        const envelope = recallCloudSkill(store, ME, { query });
        expect(skillEnvelopeText(envelope)).not.toContain('SECRET');
        return expectDescriptor(envelope).skills.map(({ slug }) => slug);
      };
      expect(find('rollback')).toEqual(['rollback', 'a-helper', 'b-helper']);
      expect(find('배포')).toEqual(['korean']);
      expect(find('检查')).toEqual(['chinese']);
      expect(find('" OR slug : *')).toEqual([]);
    });

    it('leaves out drafts and archived skills, and has them again when published or unarchived', async () => {
      const store = await newStore();
      const content = { slug: 'one', description: 'alpha', instructions: 'x' };
      const find = (): number =>
        expectDescriptor(recallCloudSkill(store, ME, { query: 'alpha' })).skills.length;
      saveCloudSkill(store, ME, NOW, { ...content, action: 'draft' });
      expect(find()).toBe(0);
      expect(recallCloudSkill(store, ME, { slug: 'one' })).toMatchObject({
        error: { code: 'REVISION_NOT_FOUND' },
      });
      saveCloudSkill(store, ME, NOW, content);
      expect(find()).toBe(1);
      saveCloudSkill(store, ME, NOW, { slug: 'one', action: 'archive' });
      expect(find()).toBe(0);
      saveCloudSkill(store, ME, NOW, { slug: 'one', action: 'unarchive' });
      expect(find()).toBe(1);
      store.reindex();
      expect(find()).toBe(1);
    });
  });

  it('rows that are not what canonical_hash was taken of are not handed out', async () => {
    const tampers = [
      "UPDATE skill_revision SET description = 'other'",
      "UPDATE skill_revision SET name = 'other'",
      "UPDATE skill_component SET kind = 'script'",
      'UPDATE skill_component SET executable = 1',
      "UPDATE skill_component SET path = 'references/b.md'",
      'UPDATE skill_component SET sha256 = (SELECT instructions_sha256 FROM skill_revision)',
      'DELETE FROM skill_component',
    ];
    for (const tamper of tampers) {
      const store = await newStore();
      const components = [{ path: 'references/a.md', kind: 'reference', content: 'true' }] as const;
      saveCloudSkill(store, ME, NOW, { slug: 's', description: 'd', instructions: 'i', components });
      store.db.run(tamper);
      const recalled = recallCloudSkill(store, ME, { slug: 's' });
      expect([tamper, recalled]).toMatchObject([tamper, { error: { code: 'HASH_MISMATCH' } }]);
    }
  });

  it('content that is not what its hash says is not handed out', async () => {
    const store = await newStore();
    const components = [{ path: 'references/a.md', kind: 'reference', content: 'true' }] as const;
    const { revision_id } = saveCloudSkill(store, ME, NOW, {
      slug: 's',
      description: 'd',
      instructions: 'i',
      components,
    });
    store.db.run('UPDATE skill_content SET bytes = ?', new TextEncoder().encode('false'));
    expect(recallCloudSkill(store, ME, { slug: 's' })).toMatchObject({ error: { code: 'HASH_MISMATCH' } });
    const pinned = { slug: 's', revision_id, resource: 'references/a.md' };
    expect(recallCloudSkill(store, ME, pinned)).toMatchObject({
      kind: 'error',
      error: { code: 'HASH_MISMATCH' },
    });
  });
}

const pathArbitrary = fc
  .tuple(
    fc.constantFrom('', 'scripts/', 'references/', 'assets/deep/', '자료/'),
    fc.stringMatching(/^[a-z][a-z0-9_-]{0,8}$/),
    fc.constantFrom('.md', '.js', '.py', '', '.json'),
  )
  .map((parts) => parts.join(''))
  .filter(
    (path) =>
      path.toLowerCase() !== 'skill.md' && path !== 'scripts' && path !== 'references' && path !== 'assets',
  );

const componentArbitrary: fc.Arbitrary<SaveComponent> = fc
  .record({
    path: pathArbitrary,
    kind: fc.constantFrom(...COMPONENT_KINDS),
    body: fc.oneof(
      fc.string({ unit: 'binary' }).map((content) => ({ content })),
      fc
        .uint8Array({ maxLength: 60 })
        .map((bytes) => ({ content_base64: btoa(String.fromCharCode(...bytes)) })),
    ),
    executable: fc.boolean(),
  })
  .map(({ body, ...component }) => ({ ...component, ...body }));

const skillArbitrary: fc.Arbitrary<SaveCloudSkillArgs & { readonly components: readonly SaveComponent[] }> =
  fc.record({
    slug: fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,5}){0,2}$/),
    name: fc.oneof(
      fc.constant('A free title: "with" marks # 가'),
      fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `t${text}`),
    ),
    description: fc.string({ unit: 'binary', maxLength: 80 }).map((text) => `does ${text}`),
    instructions: fc.oneof(
      fc.constant('# Title\r\n\r\n---\r\nname: other\r\n---\n\ttext\r'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }).map((text) => `${text}.`),
    ),
    components: fc.uniqueArray(componentArbitrary, { maxLength: 6, selector: ({ path }) => path }),
  });

type Operation = {
  readonly owner: 'me' | 'you';
  readonly verb: 'publish' | 'draft' | 'archive' | 'unarchive' | 'find' | 'root';
  readonly slug: string;
  readonly word: string;
};

const operationArbitrary: fc.Arbitrary<Operation> = fc.record({
  owner: fc.constantFrom('me', 'you'),
  verb: fc.constantFrom('publish', 'publish', 'draft', 'archive', 'unarchive', 'find', 'root'),
  slug: fc.constantFrom('alpha', 'beta', 'gamma', 'alpha-beta'),
  word: fc.constantFrom('alpha', 'beta', 'gamma', 'delta alpha', ''),
});

/** What the owner is told, as one text. */
function act(store: SkillStore, owner: typeof ME, index: number, { verb, slug, word }: Operation): string {
  if (verb === 'find') return skillEnvelopeText(recallCloudSkill(store, owner, { query: word }));
  if (verb === 'root') return skillEnvelopeText(recallCloudSkill(store, owner, { slug }));
  try {
    const args = { slug, description: `about ${word}`, instructions: word, action: verb };
    return JSON.stringify(saveCloudSkill(store, owner, NOW + index, args));
  } catch (thrown) {
    if (thrown instanceof Fault) return `${thrown.code} ${thrown.message}`;
    throw thrown;
  }
}

function shuffle<T>(items: readonly T[], random: Iterable<number>): T[] {
  const keys = random[Symbol.iterator]();
  return items
    .map((item) => [Number(keys.next().value), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

export function expectRoot(envelope: CloudSkillResponseEnvelope) {
  if (envelope.kind !== 'root') throw new Error(JSON.stringify(envelope));
  return envelope.data;
}

export function expectResource(envelope: CloudSkillResponseEnvelope) {
  if (envelope.kind !== 'resource') throw new Error(JSON.stringify(envelope));
  return envelope.data;
}

export function expectDescriptor(envelope: CloudSkillResponseEnvelope) {
  if (envelope.kind !== 'descriptor') throw new Error(JSON.stringify(envelope));
  return envelope.data;
}
