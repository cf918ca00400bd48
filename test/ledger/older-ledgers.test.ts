import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openLedger } from '../../src/app/open-ledger.ts';
import { RULES_VERSION, readSetting, searchArticles } from '../../src/ledger/index.ts';
import { openApp } from '../../src/node.ts';
import { openNodeFile } from '../../src/sqlite/engines/node-file.ts';
import { openWasmMemory } from '../../src/sqlite/engines/wasm-memory.ts';
import type { Database } from '../../src/sqlite/index.ts';
import { openTestApp } from '../app/open-test-app.ts';
import { brokenLaws } from './read-laws.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MARKED = Date.UTC(2026, 10, 20, 10);
const folder = mkdtempSync(join(tmpdir(), 'skope-older-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let copies = 0;
function copyOf(name: string): string {
  copies += 1;
  const path = join(folder, `${copies}-${name}`);
  copyFileSync(new URL(`../fixtures/${name}`, import.meta.url), path);
  return path;
}

const inMemory = async (name: string): Promise<Database> =>
  openWasmMemory({ bytes: new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url))) });

async function opened(name: string) {
  const { app, skope } = await openTestApp({ db: await inMemory(name), now: NOW });
  const rows = app.db.all<{ title: string; read_at: number | null; url: string }>(
    'SELECT title, read_at, url FROM article ORDER BY first_seen',
  );
  return { app, skope, rows };
}

describe('a ledger of older rules', () => {
  test('has other keys, no rules version, and one article under several addresses', async () => {
    const db = await inMemory('ledger-older-rules.db');
    expect(readSetting(db, 'rules_version')).toBeUndefined();
    expect(db.get('SELECT count(*) AS n FROM article')).toEqual({ n: 9 });
  });

  test('opens with keys of today; what has become one is merged, what has unrelated titles stays apart', async () => {
    const { app, rows } = await opened('ledger-older-rules.db');
    expect(readSetting(app.db, 'rules_version')).toBe(RULES_VERSION);
    expect(rows.map((row) => row.title)).toEqual([
      'Tesla opens a plant',
      'A museum opens its doors',
      'Tesla sells more cars',
      '부산 앞바다에 해무',
      'Samsung and SQLite agree on something long',
      'SQLite everywhere',
    ]);
    expect(brokenLaws(app.db)).toEqual([]);
    expect(app.db.get('PRAGMA foreign_key_check')).toBeUndefined();
  });

  test('keeps read marks: of a merged article, by a further address, and of what has not come yet', async () => {
    const { app, skope, rows } = await opened('ledger-older-rules.db');
    expect(rows.filter((row) => row.read_at !== null).map((row) => [row.title, row.read_at])).toEqual([
      ['Tesla opens a plant', MARKED],
      ['SQLite everywhere', MARKED + 60_000],
    ]);
    await skope.ingestNews({
      articles: [{ url: 'https://www.example.org/later/', title: 'Tesla, later', source: 'example.org' }],
    });
    expect(app.db.get("SELECT read_at FROM article WHERE title = 'Tesla, later'")).toEqual({
      read_at: MARKED + 120_000,
    });
  });

  test('knows every address again under which an article came', async () => {
    const { skope } = await opened('ledger-older-rules.db');
    const urls = [
      'https://m.reuters.com/world/tesla-plant?utm_id=3',
      'https://reuters.com/world/tesla-plant',
      'https://www.bbc.co.uk/news/business-77',
      'https://example.net/b',
    ];
    expect(await skope.markRead({ urls })).toMatchObject({ marked: 3, unknown: [] });
  });

  test('finds a merged article by the text that it took over', async () => {
    const { app } = await opened('ledger-older-rules.db');
    expect(searchArticles(app.db, 'Grünheide', 5).map((row) => row.title)).toEqual(['Tesla opens a plant']);
    expect(searchArticles(app.db, '해무', 5)).toHaveLength(1);
  });

  test('is scored by today’s rules', async () => {
    const { skope } = await opened('ledger-older-rules.db');
    const brief = await skope.getBrief();
    expect(brief.radar.map((entry) => [entry.title, entry.impact.total])).toContainEqual([
      'Tesla sells more cars',
      0.27,
    ]);
    expect(brief.world.map((entry) => entry.title)).toEqual(['A museum opens its doors']);
  });

  test('lets a mark from before be undone', async () => {
    const { app, skope } = await opened('ledger-older-rules.db');
    app.db.run("UPDATE undo_log SET caller = 'test'");
    await skope.undo();
    expect(app.db.get("SELECT read_at FROM article WHERE title = 'Tesla opens a plant'")).toEqual({
      read_at: null,
    });
    expect(brokenLaws(app.db)).toEqual([]);
  });
});

describe.each(['ledger-older-rules.db', 'ledger-v3.db'])('%s', (name) => {
  test('opens, is the same on both engines, and a second opening changes nothing', async () => {
    const memory = await opened(name);
    const path = copyOf(name);
    const app = await openApp({ path, clock: () => NOW });
    expect(app.digest()).toBe(memory.app.digest());
    expect(brokenLaws(app.db)).toEqual([]);
    const bytes = app.exportDatabase();
    app.close();
    const again = openNodeFile({ path });
    await openLedger(
      again,
      () => NOW + 1,
      () => {
        throw new Error('no backup is due');
      },
    );
    expect(again.get('SELECT total_changes() AS n')).toEqual({ n: 0 });
    expect(again.serialize()).toEqual(bytes);
    again.close();
  });

  test('answers the whole turn', async () => {
    const { skope } = await opened(name);
    expect((await skope.showProfile()).axes).toHaveLength(2);
    const { radar } = await skope.getBrief();
    expect(radar.length).toBeGreaterThan(0);
    await skope.markRead({ urls: radar.map((entry) => entry.url) });
    expect((await skope.getBrief()).radar_total).toBe(0);
  });
});

test('a released ledger of version 3 keeps what it holds', async () => {
  const { app, rows } = await opened('ledger-v3.db');
  expect(rows).toHaveLength(5);
  expect(app.db.all('SELECT shown_at FROM brief_shown')).toHaveLength(1);
  expect(rows.filter((row) => row.read_at !== null).map((row) => row.title)).toEqual([
    'A museum opens its doors',
  ]);
});
