import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openApp } from '../../src/node.ts';
import { openNodeFile } from '../../src/sqlite/engines/node-file.ts';
import { openWasmMemory } from '../../src/sqlite/engines/wasm-memory.ts';
import type { Database } from '../../src/sqlite/index.ts';
import { openTestApp } from '../app/open-test-app.ts';
import { brokenLaws } from './read-laws.ts';

const NOW = Date.UTC(2026, 6, 10, 12);
const SEEN = NOW - 5 * 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'skope-original-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The columns that came with later versions of the first skope; `of` picks those that the file has. */
interface Columns {
  readonly anchors: boolean;
  readonly contentHash: boolean;
}

/** A file as the first skope left it: foreign keys from impacts to articles and (in early files) to axes. */
function writeOriginal(db: Database, { anchors, contentHash }: Columns): void {
  db.exec(`
    CREATE TABLE profile_axes (id TEXT PRIMARY KEY, label TEXT NOT NULL, weight REAL NOT NULL, keywords TEXT NOT NULL DEFAULT '[]',
      ${anchors ? "reach_anchors TEXT NOT NULL DEFAULT '[]'," : ''} source TEXT, created_at INTEGER);
    CREATE TABLE profile_meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE articles_seen (url_hash TEXT PRIMARY KEY, url TEXT NOT NULL, title TEXT NOT NULL, snippet TEXT, source TEXT NOT NULL,
      tier INTEGER NOT NULL, ${contentHash ? 'content_hash TEXT,' : ''} published_at INTEGER, first_seen_at INTEGER);
    CREATE TABLE article_impacts (id INTEGER PRIMARY KEY AUTOINCREMENT, url_hash TEXT NOT NULL REFERENCES articles_seen (url_hash),
      axis_id TEXT NOT NULL REFERENCES profile_axes (id), score REAL NOT NULL, match_seed TEXT);
    CREATE TABLE brief_appearances (url_hash TEXT PRIMARY KEY, shown_at INTEGER);
    CREATE TABLE interactions (url_hash TEXT PRIMARY KEY, action TEXT NOT NULL, timestamp INTEGER);
    CREATE TABLE scan_log (id INTEGER PRIMARY KEY AUTOINCREMENT, scanned_at INTEGER, query_count INTEGER NOT NULL, article_count INTEGER NOT NULL);
    INSERT INTO profile_axes (id, label, weight, keywords, source) VALUES
      ('asset', 'Asset', 0.6, '["Tesla"]', 'mcp://firma/portfolio'), ('general', 'General', 0.4, '[]', NULL);
    ${anchors ? `UPDATE profile_axes SET reach_anchors = '["lithium"]' WHERE id = 'asset';` : ''}
    INSERT INTO profile_meta VALUES ('user_context', '{"location":"Busan, South Korea","languages":["ko"]}'), ('last_scan', '${SEEN}');
  `);
  const articles: readonly (readonly [string, string, string, number | null])[] = [
    ['a1', 'https://www.reuters.com/world/tesla-plant?utm_source=x', 'Tesla opens a plant', SEEN],
    ['a2', 'http://reuters.com/world/tesla-plant/amp', 'Tesla opens a plant', null],
    ['a3', 'https://example.org/read', 'lithium for all', SEEN],
    ['a4', 'ftp://example.org/old', 'Not for the web', SEEN],
    ['a5', 'https://example.org/muted', 'Tesla again', 9e18],
    ['a6', 'https://apnews.com/museum', 'A museum opens', SEEN],
  ];
  for (const [hash, url, title, published] of articles) {
    db.run(
      'INSERT INTO articles_seen (url_hash, url, title, snippet, source, tier, published_at, first_seen_at) VALUES (?, ?, ?, NULL, ?, 1, ?, ?)',
      hash,
      url,
      title,
      new URL(url).hostname,
      published === 9e18 ? 8.64e15 + 1 : published,
      SEEN,
    );
  }
  db.run("INSERT INTO article_impacts (url_hash, axis_id, score) VALUES ('a1', 'asset', 0.36)");
  db.run(
    "INSERT INTO interactions VALUES ('a3', 'read', ?), ('a5', 'mute', ?), ('nobody', 'read', ?)",
    SEEN + 1,
    SEEN + 2,
    SEEN + 3,
  );
}

test.each([
  { anchors: true, contentHash: true },
  { anchors: false, contentHash: false },
])('a ledger of the first skope is carried over whole ($anchors, $contentHash)', async (columns) => {
  const db = await openWasmMemory();
  writeOriginal(db, columns);
  const { app, skope } = await openTestApp({ db, now: NOW });
  const profile = await skope.showProfile();
  expect(profile.axes).toEqual([
    {
      id: 'asset',
      label: 'Asset',
      weight: 0.6,
      keywords: ['Tesla'],
      reach_anchors: columns.anchors ? ['lithium'] : [],
      source: 'mcp://firma/portfolio',
    },
    { id: 'general', label: 'General', weight: 0.4, keywords: [], reach_anchors: [] },
  ]);
  expect(profile.user_context).toEqual({ location: 'Busan, South Korea', languages: ['ko'] });
  expect(profile.last_scan).toBe(new Date(SEEN).toISOString());
  const rows = app.db.all('SELECT title, read_at, first_seen, published_at FROM article ORDER BY title');
  expect(rows).toEqual([
    { title: 'A museum opens', read_at: null, first_seen: SEEN, published_at: SEEN },
    { title: 'Tesla again', read_at: SEEN + 2, first_seen: SEEN, published_at: null },
    { title: 'Tesla opens a plant', read_at: null, first_seen: SEEN, published_at: SEEN },
    { title: 'lithium for all', read_at: SEEN + 1, first_seen: SEEN, published_at: SEEN },
  ]);
  const brief = await skope.getBrief();
  expect(brief.radar.map((entry) => [entry.title, entry.impact.total])).toEqual([
    ['Tesla opens a plant', 0.36],
  ]);
  expect(brief.world.map((entry) => entry.title)).toEqual(['A museum opens']);
  expect(brokenLaws(app.db)).toEqual([]);
});

test('the file is kept beside it first, and a second opening does nothing more', async () => {
  const path = join(folder, 'skope.db');
  const original = openNodeFile({ path });
  writeOriginal(original, { anchors: true, contentHash: true });
  original.exec('CREATE TABLE notes_of_mine (text TEXT)');
  original.close();
  const app = await openApp({ path, clock: () => NOW });
  const digest = app.digest();
  app.close();
  const backup = join(folder, readdirSync(folder).find((name) => name.includes('before-1')) ?? '');
  const kept = await openWasmMemory({ bytes: new Uint8Array(readFileSync(backup)) });
  expect(kept.get('SELECT count(*) AS n FROM articles_seen')).toEqual({ n: 6 });
  const again = await openApp({ path, clock: () => NOW + 1 });
  expect(again.digest()).toBe(digest);
  expect(again.db.get("SELECT count(*) AS n FROM sqlite_schema WHERE name = 'articles_seen'")).toEqual({
    n: 0,
  });
  expect(again.db.get('SELECT count(*) AS n FROM notes_of_mine')).toEqual({ n: 0 });
  again.close();
  expect(existsSync(`${path}.before-2.db`)).toBe(false);
});

test('a carry-over that fails leaves the file as it was', async () => {
  const db = await openWasmMemory();
  writeOriginal(db, { anchors: true, contentHash: true });
  db.exec('CREATE TABLE setting (another TEXT)');
  const before = db.serialize();
  await expect(openTestApp({ db, now: NOW })).rejects.toThrow();
  expect(db.serialize()).toEqual(before);
});

test('a file that only looks like one is refused untouched', async () => {
  const db = await openWasmMemory();
  writeOriginal(db, { anchors: true, contentHash: true });
  db.exec('ALTER TABLE articles_seen RENAME COLUMN url TO address');
  const before = db.serialize();
  await expect(openTestApp({ db, now: NOW })).rejects.toMatchObject({ code: 'LEDGER_FOREIGN' });
  expect(db.serialize()).toEqual(before);
});

test('a file with damaged fields is carried over without them', async () => {
  const db = await openWasmMemory();
  writeOriginal(db, { anchors: true, contentHash: true });
  db.exec(
    `UPDATE profile_axes SET keywords = 'not json', id = 'geo' WHERE id = 'general';
     UPDATE profile_meta SET value = '{"location": 7, "languages": [], "country": "Korea"}' WHERE key = 'user_context';
     DELETE FROM profile_meta WHERE key = 'last_scan'; DROP TABLE interactions; DROP TABLE scan_log`,
  );
  const { skope } = await openTestApp({ db, now: NOW });
  const profile = await skope.showProfile();
  expect(profile.axes?.map((axis) => axis.id)).toEqual(['asset', 'geo axis']);
  expect(profile.user_context).toEqual({ location: '', languages: ['en'] });
  expect(profile.last_scan).toBeNull();
});
