import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimateTokens } from '../../src/base/index.ts';
import { serveTabs, type TabHouse } from './serve-tabs.ts';
import type {} from './tab-page/main.ts';

let house: TabHouse;
beforeAll(async () => {
  house = await serveTabs();
});
afterAll(() => house.close());

describe('an agent in the page', () => {
  it('finds, reads and runs a skill in steps, in the leading tab and in one that follows', async () => {
    const [leader, follower] = [await house.open('agent'), await house.open('agent')];
    const complaints: string[] = [];
    for (const page of [leader, follower]) page.on('console', (said) => complaints.push(said.text()));
    await leader.evaluate(async () => {
      const skope = await window.tab.skope;
      for (const name of ['sum', 'mean', 'median', 'range', 'spread']) {
        const script = `import { add } from './lib.js';\nconsole.log('${name}');\nexport default ({ values }) => ({ name: '${name}', total: values.reduce(add) });\n`;
        await skope.call('save_cloud_skill', {
          slug: `figure-${name}`,
          description: `Takes the ${name} of a list of figures and says it in a sentence. Use when the person asks for the ${name} of figures.`,
          instructions: '# Figures\nRun scripts/go.js.\n',
          components: [
            { path: 'scripts/go.js', kind: 'script', content: script },
            { path: 'scripts/lib.js', kind: 'script', content: 'export const add = (a, b) => a + b;\n' },
          ],
        });
      }
    });
    for (const page of [leader, follower]) {
      const walk = await page.evaluate(async () => {
        const skope = await window.tab.skope;
        const found = await skope.callForText('recall_cloud_skill', { query: 'figures' });
        const [hit] = JSON.parse(
          await skope.callForText('recall_cloud_skill', { query: 'median of figures' }),
        ).data.skills;
        const root = JSON.parse(await skope.callForText('recall_cloud_skill', { slug: hit.slug })).data;
        const pinned = { slug: hit.slug, revision_id: root.revision.revision_id, resource: 'scripts/go.js' };
        const resource = JSON.parse(await skope.callForText('recall_cloud_skill', pinned)).data;
        const run = await skope.call('execute_cloud_skill', { ...pinned, input: { values: [1, 2, 3] } });
        return { found, slug: hit.slug, resource, run };
      });
      expect(JSON.parse(walk.found).data.skills).toHaveLength(5);
      expect(estimateTokens(walk.found)).toBeLessThanOrEqual(400);
      expect(walk.slug).toBe('figure-median');
      expect(walk.resource.content).toContain('export default');
      expect(walk.run).toMatchObject({ ok: true, value: { name: 'median', total: 6 }, stdout: 'median\n' });
    }
    expect(complaints).toEqual([]);
    expect(house.foreignRequests).toEqual([]);
  });
});
