import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/browser/index.ts';
import { article, newLedger, openTab, PROFILE, until } from './open-tab.ts';

describe('one tab', () => {
  test('keeps what it answered, and finds it again', async () => {
    const name = newLedger();
    const first = await openTab(name);
    expect(first.skope.role).toBe('leader');
    await first.skope.updateProfile(PROFILE);
    expect(await first.skope.ingestNews({ articles: [article(1), article(2)] })).toMatchObject({ new: 2 });
    const digest = await first.skope.digest();
    await first.skope.close();
    const second = await openTab(name);
    expect(await second.skope.digest()).toBe(digest);
    const brief = await second.skope.getBrief();
    expect(brief.radar).toHaveLength(2);
    await second.skope.markRead({ urls: [article(1).url] });
    expect((await second.skope.getBrief()).radar).toHaveLength(1);
    expect(await second.skope.undo()).toMatchObject({ undone: 'mark_read' });
    expect((await second.skope.getBrief()).radar).toHaveLength(2);
  });

  test('faults keep their code, message and hint', async () => {
    const { skope } = await openTab(newLedger());
    await expect(skope.getBrief()).rejects.toMatchObject({
      name: 'Fault',
      code: 'NO_PROFILE',
      hint: 'show_profile tells what a profile holds.',
    });
    await expect(skope.call('no_such_tool')).rejects.toMatchObject({ code: 'TOOL_NOT_FOUND' });
  });

  test('lists the tools, and gives an agent’s text', async () => {
    const { skope } = await openTab(newLedger());
    expect((await skope.tools()).map(({ name }) => name)).toContain('get_brief');
    await skope.updateProfile(PROFILE);
    expect(await skope.callForText('get_brief')).toContain('## Radar');
  });

  test('tells use, quota and size', async () => {
    const { skope } = await openTab(newLedger());
    const storage = await skope.storage();
    expect(storage).toMatchObject({ engine: 'wasm-opfs', persisted: expect.any(Boolean) });
    expect(storage.ledger_bytes).toBeGreaterThan(4096);
    expect(storage.quota).toBeGreaterThan(storage.usage ?? 0);
  });

  test('after a close every call is LEDGER_CLOSED', async () => {
    const { skope } = await openTab(newLedger());
    await skope.close();
    await skope.close();
    await expect(skope.digest()).rejects.toMatchObject({ code: 'LEDGER_CLOSED' });
  });

  test('a worker script that cannot be loaded is WORKER_UNAVAILABLE', async () => {
    const worker = () => new Worker('/no-such-worker.js', { type: 'module' });
    await expect(openTab(newLedger(), { worker })).rejects.toMatchObject({ code: 'WORKER_UNAVAILABLE' });
  });

  test('memory is chosen by name only, and is of one page', async () => {
    const name = newLedger();
    const one = await openTab(name, { engine: 'memory' });
    const two = await openTab(name, { engine: 'memory' });
    expect(one.skope.role).toBe('alone');
    await one.skope.updateProfile(PROFILE);
    expect(await two.skope.showProfile()).toMatchObject({ configured: false });
    expect(await one.skope.storage()).toMatchObject({ engine: 'wasm-memory' });
    await one.skope.wipe();
    expect(await one.skope.showProfile()).toMatchObject({ configured: false });
  });
});

describe('long lists', () => {
  test('are kept chunk by chunk, with progress and refusals by their place in the whole list', async () => {
    const { skope } = await openTab(newLedger());
    await skope.updateProfile(PROFILE);
    const articles = [
      ...Array.from({ length: 25 }, (_, index) => article(index)),
      ...Array.from({ length: 10 }, () => ({ url: 'javascript:alert(1)', title: 'x', source: 'x' })),
      article('last'),
    ];
    const seen: [number, number][] = [];
    const result = await skope.ingestInChunks(
      { articles, chunk_size: 10 },
      { progress: (done, total) => void seen.push([done, total]) },
    );
    expect(result).toMatchObject({ received: 36, new: 26, processed: 36, cancelled: false });
    expect(result.rejected.map(({ index }) => index)).toEqual([25, 26, 27, 28, 29, 30, 31, 32, 33, 34]);
    expect(result.rejected[0]?.message).toContain('articles[25].url');
    expect(seen.at(-1)).toEqual([36, 36]);
  });

  test('a cancel ends between two chunks and answers with what was kept', async () => {
    const { skope } = await openTab(newLedger());
    await skope.updateProfile(PROFILE);
    const articles = Array.from({ length: 2000 }, (_, index) => article(index));
    const abort = new AbortController();
    const result = await skope.ingestInChunks(
      { articles, chunk_size: 20 },
      { signal: abort.signal, progress: (done) => void (done >= 40 && abort.abort()) },
    );
    expect(result.cancelled).toBe(true);
    expect(result.processed).toBeLessThan(2000);
    expect(result.new).toBe(result.processed);
    const again = await skope.ingestNews({ articles: articles.slice(0, result.processed) });
    expect(again).toMatchObject({ new: 0, duplicates: result.processed });
  });

  test('a list in which nothing can be kept is NO_ARTICLE_KEPT', async () => {
    const { skope } = await openTab(newLedger());
    await skope.updateProfile(PROFILE);
    await expect(skope.ingestInChunks({ articles: [{ url: 'nope' }] })).rejects.toMatchObject({
      code: 'NO_ARTICLE_KEPT',
    });
  });
});

describe('two tabs', () => {
  test('write at once, and both show both', async () => {
    const name = newLedger();
    const [a, b] = [await openTab(name), await openTab(name)];
    expect([a.skope.role, b.skope.role]).toEqual(['leader', 'follower']);
    await a.skope.updateProfile(PROFILE);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => [
        a.skope.ingestNews({ articles: [article(`a${index}`)] }),
        b.skope.ingestNews({ articles: [article(`b${index}`)] }),
      ]).flat(),
    );
    const [left, right] = [await a.skope.getBrief(), await b.skope.getBrief()];
    expect(left.radar_total).toBe(40);
    expect(right.radar_total).toBe(40);
    expect(await a.skope.digest()).toBe(await b.skope.digest());
  });

  test('each is told of the other’s writes, and whose they are', async () => {
    const name = newLedger();
    const [a, b] = [await openTab(name), await openTab(name)];
    const heard: Record<'a' | 'b', Change[]> = { a: [], b: [] };
    a.skope.onChange((change) => void heard.a.push(change));
    b.skope.onChange((change) => void heard.b.push(change));
    await a.skope.updateProfile(PROFILE);
    await b.skope.ingestNews({ articles: [article(1)] });
    await b.skope.getBrief();
    await Promise.all([
      until(a.skope, () => heard.a.length === 2),
      until(b.skope, () => heard.b.length === 2),
    ]);
    expect(heard.a).toEqual([
      { tool: 'update_profile', own: true },
      { tool: 'ingest_news', own: false },
    ]);
    expect(heard.b).toEqual([
      { tool: 'update_profile', own: false },
      { tool: 'ingest_news', own: true },
    ]);
  });

  test('the leader closes: the other takes over, and its calls in flight are answered', async () => {
    const name = newLedger();
    const [a, b] = [await openTab(name), await openTab(name)];
    await a.skope.updateProfile(PROFILE);
    const writes = Array.from({ length: 10 }, (_, index) =>
      b.skope.ingestNews({ articles: [article(index)] }),
    );
    await a.skope.close();
    const results = await Promise.all(writes);
    expect(results.reduce((sum, result) => sum + result.new + result.duplicates, 0)).toBe(10);
    expect(b.skope.role).toBe('leader');
    expect((await b.skope.getBrief()).radar_total).toBe(10);
  });

  test('an undo in one tab turns back what was done in the other', async () => {
    const name = newLedger();
    const [a, b] = [await openTab(name), await openTab(name)];
    await a.skope.updateProfile(PROFILE);
    await a.skope.ingestNews({ articles: [article(1)] });
    await a.skope.markRead({ urls: [article(1).url] });
    await b.skope.undo();
    expect((await a.skope.getBrief()).radar).toHaveLength(1);
  });
});

describe('a worker that dies', () => {
  test('is started again, and what may be repeated is answered', async () => {
    const { skope, kill } = await openTab(newLedger());
    await skope.updateProfile(PROFILE);
    await skope.ingestNews({ articles: [article(1)] });
    const call = skope.ingestNews({ articles: [article(2)] });
    kill();
    const { new: added, duplicates } = await call;
    expect(added + duplicates).toBe(1);
    expect((await skope.getBrief()).radar_total).toBe(2);
  });

  test('ends an undo with CALL_INTERRUPTED, as it may or may not have been done', async () => {
    const { skope, kill } = await openTab(newLedger());
    await skope.updateProfile(PROFILE);
    const call = skope.undo();
    kill();
    await expect(call).rejects.toMatchObject({ code: 'CALL_INTERRUPTED' });
    expect(await skope.showProfile()).toHaveProperty('configured');
  });
});

describe('builds', () => {
  test('an older tab turns read-only and says so; the newer one takes over', async () => {
    const name = newLedger();
    const old = await openTab(name, { version: '0.0.9' });
    await old.skope.updateProfile(PROFILE);
    await old.skope.ingestNews({ articles: [article(1)] });
    const fresh = await openTab(name, { version: '0.1.0' });
    expect(fresh.skope.role).toBe('leader');
    await until(old.skope, () => old.skope.role === 'follower');
    expect(old.skope.status).toMatchObject({ role: 'follower', read_only: true, newer_version: '0.1.0' });
    await expect(old.skope.ingestNews({ articles: [article(2)] })).rejects.toMatchObject({
      code: 'READ_ONLY',
      message: expect.stringContaining('reload'),
    });
    await expect(old.skope.wipe()).rejects.toMatchObject({ code: 'READ_ONLY' });
    await expect(old.skope.getBrief({ rotate: true })).rejects.toMatchObject({ code: 'READ_ONLY' });
    expect((await old.skope.getBrief()).radar).toHaveLength(1);
    await fresh.skope.ingestNews({ articles: [article(2)] });
    expect((await old.skope.getBrief()).radar).toHaveLength(2);
  });

  test('a tab that comes with an older build is read-only from the start', async () => {
    const name = newLedger();
    const fresh = await openTab(name, { version: '0.2.0' });
    await fresh.skope.updateProfile(PROFILE);
    const old = await openTab(name, { version: '0.1.0' });
    await until(old.skope, () => old.skope.status.read_only);
    await expect(old.skope.markRead({ urls: [article(1).url] })).rejects.toMatchObject({ code: 'READ_ONLY' });
    expect(fresh.skope.role).toBe('leader');
  });
});
