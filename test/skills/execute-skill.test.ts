import { beforeEach, describe, expect, it } from 'vitest';
import { executeCloudSkill, SKILLS_SCHEMA, SkillStore, saveCloudSkill } from '../../src/skills/index.ts';
import { nodeSandbox } from '../../src/skills/sandbox/runner-node.ts';
import { openNodeFile } from '../../src/sqlite/engines/node-file.ts';

const ME = { scopes: ['personal'] };
const YOU = { scopes: ['team:red'] };
const slug = 'sum';
let store: SkillStore;
let revision_id: string;
let skill_id: string;

beforeEach(() => {
  const db = openNodeFile({ path: ':memory:' });
  db.exec(SKILLS_SCHEMA);
  store = new SkillStore(db);
  ({ revision_id, skill_id } = saveCloudSkill(store, ME, 0, {
    slug,
    description: 'adds',
    instructions: 'x',
    components: [
      {
        path: 'scripts/sum.js',
        kind: 'script',
        content: '\ufeffimport { add } from "../lib/add.js"; export default (n) => add(n)',
      },
      {
        path: 'lib/add.js',
        kind: 'document',
        content: 'export const add = (list) => list.reduce((a, b) => a + b, 0)',
      },
      { path: 'scripts/check.py', kind: 'script', content: 'print(1)' },
      { path: 'scripts/bytes.js', kind: 'script', content_base64: '/w==' },
    ],
  }));
});

describe('executeCloudSkill', () => {
  it('runs a script with the modules of its revision and says exactly what ran', async () => {
    const result = await executeCloudSkill(store, ME, nodeSandbox, {
      slug,
      revision_id,
      resource: 'scripts/sum.js',
      input: [1, 2, 3],
    });
    expect(result).toMatchObject({ ok: true, value: 6, component: { revision_id, path: 'scripts/sum.js' } });
    expect(result.component?.sha256).toMatch(/^[0-9a-f]{64}$/);
    const byId = { skill_id, revision_id, resource: result.component?.component_id, input: [4] };
    expect(await executeCloudSkill(store, ME, nodeSandbox, byId)).toMatchObject({ ok: true, value: 4 });
  });

  it('runs the pinned revision, not the newest', async () => {
    const components = [
      { path: 'scripts/sum.js', kind: 'script', content: 'export default () => "new"' },
    ] as const;
    saveCloudSkill(store, ME, 1, { slug, description: 'adds', instructions: 'x', components });
    const result = await executeCloudSkill(store, ME, nodeSandbox, {
      slug,
      revision_id,
      resource: 'scripts/sum.js',
      input: [2],
    });
    expect(result.value).toBe(2);
  });

  it('answers every refusal as a result, in the order of recall', async () => {
    const pin = { slug, revision_id };
    const cases = [
      [{ revision_id, resource: 'scripts/sum.js' }, 'INVALID_ARGUMENT'],
      [pin, 'INVALID_ARGUMENT'],
      [{ slug, resource: 'scripts/sum.js' }, 'REVISION_PINNING_VIOLATION'],
      [{ skill_id: 'sk_none', revision_id, resource: 'a' }, 'ACCESS_DENIED'],
      [{ slug: 'none', revision_id, resource: 'a' }, 'SKILL_NOT_FOUND'],
      [{ slug, revision_id: 'rv_none', resource: 'a' }, 'REVISION_NOT_FOUND'],
      [{ ...pin, resource: 'a' }, 'RESOURCE_NOT_FOUND'],
      [{ ...pin, resource: 'lib/add.js' }, 'NOT_A_SCRIPT'],
      [{ ...pin, resource: 'scripts/check.py' }, 'UNSUPPORTED_LANGUAGE'],
      [{ ...pin, resource: 'scripts/bytes.js' }, 'SCRIPT_FAILED'],
      [{ ...pin, resource: 'scripts/sum.js', input: 'text' }, 'SCRIPT_FAILED'],
      [{ ...pin, resource: 'scripts/sum.js', input: 1n }, 'INVALID_ARGUMENT'],
    ] as const;
    for (const [args, code] of cases) {
      const result = await executeCloudSkill(store, ME, nodeSandbox, args);
      expect([args, result.ok, result.error?.code]).toEqual([args, false, code]);
      expect(result).toMatchObject({ value: null, stdout: '', stderr: '', truncated: false });
    }
    const denied = await executeCloudSkill(store, YOU, nodeSandbox, {
      skill_id,
      revision_id,
      resource: 'scripts/sum.js',
    });
    expect(denied.error?.code).toBe('ACCESS_DENIED');
  });

  it('runs nothing whose module was changed behind its hash', async () => {
    store.db.run(
      "UPDATE skill_content SET bytes = CAST('export const add = () => 666' AS BLOB) WHERE bytes LIKE 'export const add%'",
    );
    const result = await executeCloudSkill(store, ME, nodeSandbox, {
      slug,
      revision_id,
      resource: 'scripts/sum.js',
      input: [1],
    });
    expect(result.error?.code).toBe('HASH_MISMATCH');
  });

  it('runs nothing of a revision whose rows were changed', async () => {
    store.db.run("UPDATE skill_component SET kind = 'script' WHERE path = 'lib/add.js'");
    const result = await executeCloudSkill(store, ME, nodeSandbox, {
      slug,
      revision_id,
      resource: 'lib/add.js',
    });
    expect(result.error?.code).toBe('HASH_MISMATCH');
  });

  it('holds the limits that the host gives, and can be cancelled', async () => {
    const args = { slug, revision_id, resource: 'scripts/sum.js', input: [1] };
    const result = await executeCloudSkill(store, ME, nodeSandbox, args, { limits: { deadline_ms: 2_000 } });
    expect(result.limits.deadline_ms).toBe(2_000);
    const cancelled = await executeCloudSkill(store, ME, nodeSandbox, args, { signal: AbortSignal.abort() });
    expect(cancelled.error?.code).toBe('CANCELLED');
  });
});
