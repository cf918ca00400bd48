/**
 * Makes the older ledgers of test/fixtures; run by hand, its output is kept: `node test/ledger/make-older-ledgers.ts`.
 *
 * `ledger-v3.db`: schema 3 as it was released, by the rules of its day.
 * `ledger-older-rules.db`: the same schema under older rules. Keys are those of the first skope: the whole address, lower-case
 * host, five utm parameters, fbclid, gclid and one final slash taken off; no `rules_version`.
 */
import { rmSync } from 'node:fs';
import { sha256Hex } from '../../src/base/index.ts';
import { openSkope } from '../../src/node.ts';
import { openNodeFile } from '../../src/sqlite/engines/node-file.ts';

const FIRST_SEEN = Date.UTC(2026, 10, 20, 9);
const MINUTE = 60_000;
const AXES = [
  { id: 'asset', label: 'Asset', weight: 3, keywords: ['Tesla', '삼성전자'], reach_anchors: ['lithium'] },
  { id: 'tech', label: 'Tech', weight: 1, keywords: ['SQLite'], reach_anchors: ['WebAssembly'] },
];
const CONTEXT = { location: 'Busan, South Korea', languages: ['ko', 'en'] };

function naiveKey(raw: string): string {
  const url = new URL(raw);
  url.hash = '';
  for (const name of [
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
    'fbclid',
    'gclid',
  ])
    url.searchParams.delete(name);
  return sha256Hex(url.href.replace(/\/$/, ''));
}

/** `[address, title, snippet]`, in the order of first sight, a minute apart. */
const ARTICLES = [
  ['https://www.reuters.com/world/tesla-plant', 'Tesla opens a plant', ''],
  ['http://reuters.com/world/tesla-plant/amp', 'Tesla opens a plant', 'Workers of Grünheide celebrate.'],
  ['https://m.reuters.com/world/tesla-plant?utm_id=3', 'Tesla opens plant', ''],
  ['https://apnews.com/article/museum-0123456789abcdef0123456789abcdef', 'A museum opens its doors', ''],
  ['https://example.org/live?utm_id=7', 'Tesla sells more cars', ''],
  ['https://example.org/live', '부산 앞바다에 해무', ''],
  ['https://www.bbc.com/news/articles/c1', 'Samsung and SQLite agree on something long', ''],
  ['https://www.bbc.co.uk/news/business-77', 'Samsung and SQLite agree on something long', ''],
  ['https://example.net/a?x=1&y=2', 'SQLite everywhere', ''],
] as const;
const UNKNOWN = 'https://example.org/later?utm_source=a&mc_cid=b';

async function makeLedgers(): Promise<void> {
  const folder = new URL('../fixtures/', import.meta.url).pathname;
  for (const name of ['ledger-v3.db', 'ledger-older-rules.db']) {
    const path = `${folder}${name}`;
    rmSync(path, { force: true });
    await fill(path);
    if (name === 'ledger-older-rules.db') insertByOlderRules(path);
    const db = openNodeFile({ path });
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.exec('PRAGMA journal_mode = DELETE');
    db.exec('VACUUM');
    db.close();
  }
}

async function fill(path: string): Promise<void> {
  let now = FIRST_SEEN - 60 * MINUTE;
  const skope = await openSkope({ path, clock: () => now });
  await skope.updateProfile({ axes: AXES, user_context: CONTEXT });
  if (path.endsWith('v3.db')) {
    for (const [url, title, snippet] of ARTICLES) {
      now += MINUTE;
      await skope.ingestNews({
        articles: [{ url, title, snippet, source: new URL(url).hostname }],
        query_context: 'lithium',
      });
    }
    await skope.getBrief({ rotate: true, limit: 1 });
    await skope.markRead({ urls: [ARTICLES[3][0], UNKNOWN] });
  }
  await skope.close();
}

/** What a skope of older rules would have stored: each address its own article, unless its naive key is the same. */
function insertByOlderRules(path: string): void {
  const db = openNodeFile({ path });
  db.transaction(() => {
    ARTICLES.forEach(([url, title, snippet], index) => {
      const key = naiveKey(url);
      const seen = FIRST_SEEN + index * MINUTE;
      const { lastRowId: id } = db.run(
        `INSERT INTO article (key, link_key, url, raw_url, title, snippet, source, publisher, tier, tier_basis, first_seen, day, story, total)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 'unlisted', ?, ?, 0, 0)`,
        key,
        key,
        url,
        url,
        title,
        snippet,
        new URL(url).hostname,
        new URL(url).hostname,
        seen,
        Math.floor(seen / 86_400_000),
      );
      db.run('UPDATE article SET story = id WHERE id = ?', id);
      db.run('INSERT INTO article_alias (key, article_id, raw_url) VALUES (?, ?, ?)', key, id, url);
      db.run(
        'INSERT INTO article_text (rowid, title, snippet) VALUES (?, ?, ?)',
        id,
        title.toLowerCase(),
        snippet.toLowerCase(),
      );
      if (title.includes('Tesla')) {
        db.run("INSERT INTO impact (article_id, axis, micros, seeds) VALUES (?, 'asset', 270000, '[]')", id);
        db.run(
          "INSERT INTO exposure (day, axis, micros) VALUES (?, 'asset', 270000) ON CONFLICT (day, axis) DO UPDATE SET micros = micros + 270000",
          Math.floor(seen / 86_400_000),
        );
        db.run('UPDATE article SET total = 270000 WHERE id = ?', id);
      }
    });
    // A further address of the last article, by which it is marked as read; the second form of the plant; an unknown address.
    const other = 'https://example.net/b?gclid=1';
    db.run(
      "INSERT INTO article_alias (key, article_id, raw_url) SELECT ?, id, ? FROM article WHERE title = 'SQLite everywhere'",
      naiveKey(other),
      other,
    );
    const marks = [ARTICLES[1][0], other, UNKNOWN];
    marks.forEach((url, index) => {
      db.run(
        'INSERT INTO read_log (key, raw_url, read_at) VALUES (?, ?, ?)',
        naiveKey(url),
        url,
        FIRST_SEEN + (60 + index) * MINUTE,
      );
      db.run(
        'UPDATE article SET read_at = ? WHERE id = (SELECT article_id FROM article_alias WHERE key = ?)',
        FIRST_SEEN + (60 + index) * MINUTE,
        naiveKey(url),
      );
    });
    db.run(
      "INSERT INTO undo_log (at, caller, action, before) VALUES (?, 'library', 'mark_read', ?)",
      FIRST_SEEN + 60 * MINUTE,
      JSON.stringify({ article_keys: [naiveKey(ARTICLES[1][0])], log_keys: [naiveKey(ARTICLES[1][0])] }),
    );
    db.run(
      'INSERT INTO brief_shown (article_id, shown_at) SELECT id, ? FROM article WHERE url = ?',
      FIRST_SEEN + 30 * MINUTE,
      ARTICLES[1][0],
    );
    db.run("DELETE FROM setting WHERE name = 'rules_version'");
  });
  db.close();
}

await makeLedgers();
