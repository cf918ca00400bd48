import { expect, test } from 'vitest';
import { createSkope, localCaller } from '../../src/app/index.ts';
import { sha256Hex } from '../../src/base/index.ts';
import { openApp } from '../../src/node.ts';

const SCRIPT = 'export default ({ a, b }) => a + b;';

test('what find → root → resource → execute ran stands in the audit by its hash', async () => {
  const app = await openApp({ engine: 'wasm-memory' });
  const skope = createSkope(app, localCaller('library', 'test'));
  const components = [
    { path: 'scripts/add.js', kind: 'script', content: SCRIPT },
    { path: 'scripts/check.py', kind: 'script', content: 'print(1)' },
  ];
  const saved = await skope.call('save_cloud_skill', {
    slug: 'add-up',
    description: 'Adds two numbers. Use when a sum is asked for.',
    instructions: 'Run scripts/add.js.',
    components,
  });
  const found = await skope.call('recall_cloud_skill', { query: 'sum' });
  expect(found).toMatchObject({ kind: 'descriptor', data: { skills: [{ slug: 'add-up' }] } });
  const pinned = { slug: 'add-up', revision_id: saved['revision_id'] };
  expect(await skope.call('recall_cloud_skill', { ...pinned, resource: 'scripts/add.js' })).toMatchObject({
    kind: 'resource',
    data: { content: SCRIPT, sha256: sha256Hex(SCRIPT) },
  });
  const run = { ...pinned, resource: 'scripts/add.js', input: { a: 1, b: 2 } };
  expect(await skope.call('execute_cloud_skill', run)).toMatchObject({ ok: true, value: 3 });
  const python = await skope.call('execute_cloud_skill', { ...pinned, resource: 'scripts/check.py' });
  expect(python).toMatchObject({ ok: false, error: { code: 'UNSUPPORTED_LANGUAGE' } });
  const [second, first] = app.audit.search({ tool: 'execute_cloud_skill' });
  expect(first).toMatchObject({ state: 'done', reason: expect.stringContaining(sha256Hex(SCRIPT)) });
  expect(second).toMatchObject({ state: 'done', reason: expect.stringContaining('UNSUPPORTED_LANGUAGE') });
  await skope.close();
});
