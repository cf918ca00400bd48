import { expect, test } from 'vitest';
import { anArticle, openProfiledApp } from './open-test-app.ts';

test.each([
  ['show_profile', {}],
  ['get_brief', {}],
  ['get_brief', { since_last: true, limit: 1 }],
  ['get_brief', { rotate: false, window_days: 30 }],
  ['reading_signal', { window_days: 30 }],
  ['recall_context', { query: 'Tesla lithium' }],
  ['recall_cloud_skill', { query: 'check' }],
])('%s %j writes nothing, not one byte', async (name, args) => {
  const { skope, app } = await openProfiledApp();
  const read = anArticle();
  await skope.ingestNews({
    articles: [read, anArticle(), anArticle({ title: 'A museum opens' })],
    query_context: 'lithium',
  });
  await skope.markRead({ urls: [read.url] });
  const changes = () => app.db.get('SELECT total_changes() AS n');
  const before = { bytes: app.exportDatabase(), changes: changes() };
  await skope.call(name, args);
  expect({ bytes: app.exportDatabase(), changes: changes() }).toEqual(before);
});

test('a brief with rotate writes, as the other way round would prove nothing', async () => {
  const { skope, app } = await openProfiledApp();
  await skope.ingestNews({ articles: [anArticle()] });
  const before = app.exportDatabase();
  await skope.getBrief({ rotate: true });
  expect(app.exportDatabase()).not.toEqual(before);
});
