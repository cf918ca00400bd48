import { describe, expect, test } from 'vitest';
import { IMPORTED_TABLES, LEFT_BEHIND } from '../../src/app/imported-tables.ts';
import { type ImportedLedger, MIGRATIONS, readForeignLedger, replaceLedger } from '../../src/app/index.ts';
import { Fault } from '../../src/base/index.ts';
import { digest } from '../../src/ledger/index.ts';
import { openWasmMemory } from '../../src/sqlite/engines/wasm-memory.ts';
import { APPLICATION_ID, type Database } from '../../src/sqlite/index.ts';
import { anArticle, NOON, openProfiledApp, type TestApp } from './open-test-app.ts';

const read = (bytes: Uint8Array): Promise<ImportedLedger> =>
  readForeignLedger(bytes, { now: NOON, openMemory: openWasmMemory });

async function filledApp(): Promise<TestApp> {
  const opened = await openProfiledApp();
  const articles = Array.from({ length: 30 }, () => anArticle());
  await opened.skope.ingestNews({ articles, query_context: 'a day' });
  await opened.skope.markRead({ urls: [articles[0]?.url ?? '', 'https://example.com/never-seen'] });
  await opened.skope.getBrief({ rotate: true });
  return opened;
}

/** The bytes of a filled ledger after `sql` was run on it by whoever made the file. */
async function tampered(sql: string): Promise<Uint8Array> {
  const { app } = await filledApp();
  const db = await openWasmMemory({ bytes: app.exportDatabase() });
  db.exec(`PRAGMA foreign_keys = OFF; ${sql}`);
  const bytes = db.serialize();
  db.close();
  app.close();
  return bytes;
}

const faultOf = (bytes: Uint8Array): Promise<Fault> =>
  read(bytes).then(
    () => Promise.reject(new Error('it was imported')),
    (thrown: unknown) => (thrown instanceof Fault ? thrown : Promise.reject(thrown)),
  );

test('an exported ledger comes in with the same digest, and what it was asked for is found', async () => {
  const { app } = await filledApp();
  const { clean, report } = await read(app.exportDatabase());
  expect(digest(clean)).toBe(app.digest());
  expect(report).toMatchObject({ version: MIGRATIONS.length, articles: 30, axes: 3, ignored: [] });
  expect(clean.get("SELECT count(*) AS n FROM article_text WHERE article_text MATCH 'tesla'")).toEqual({
    n: 30,
  });
});

test('it takes the place of another ledger in one step; the audit of that one stays', async () => {
  const source = await filledApp();
  const target = await filledApp();
  const recorded = target.app.audit.search({}).length;
  const { clean } = await read(source.app.exportDatabase());
  replaceLedger(target.app.db, clean);
  expect(target.app.digest()).toBe(source.app.digest());
  expect(target.app.audit.search({}).length).toBe(recorded);
  expect(target.app.db.get('SELECT count(*) AS n FROM undo_log')).toEqual({ n: 0 });
  expect(target.app.db.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
});

test('a replacement that fails midway leaves the ledger as it was', async () => {
  const source = await filledApp();
  const target = await filledApp();
  const before = target.app.digest();
  const { clean } = await read(source.app.exportDatabase());
  target.app.db.exec(
    "CREATE TRIGGER stop BEFORE INSERT ON brief_shown BEGIN SELECT RAISE(ABORT, 'stop'); END",
  );
  expect(() => replaceLedger(target.app.db, clean)).toThrow(/stop/);
  target.app.db.exec('DROP TRIGGER stop');
  expect(target.app.digest()).toBe(before);
});

test('every table of the schema is imported or left behind for a reason', async () => {
  const { app } = await openProfiledApp();
  const tables = app.db
    .all<{ name: string }>(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT LIKE 'sqlite%'",
    )
    .map(({ name }) => name);
  expect([...IMPORTED_TABLES.map(({ name }) => name), ...Object.keys(LEFT_BEHIND)].sort()).toEqual(
    tables.sort(),
  );
});

describe('older files', () => {
  test.each(MIGRATIONS.map(({ version }) => version))(
    'of version %i come in and are brought up to date',
    async (version) => {
      const { app } = await filledApp();
      const old = await openWasmMemory();
      for (const migration of MIGRATIONS.slice(0, version)) {
        if (typeof migration.up === 'string') old.exec(migration.up);
        else migration.up(old);
      }
      old.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${version}`);
      for (const { name } of IMPORTED_TABLES) copyRows(app.db, old, name);
      const { clean, report } = await read(old.serialize());
      expect(report.version).toBe(version);
      expect(clean.get('PRAGMA user_version')).toEqual({ user_version: MIGRATIONS.length });
      expect(digest(clean)).toBe(app.digest());
    },
  );
});

describe('traps', () => {
  const extras: readonly (readonly [string, string, string])[] = [
    ['a trigger', 'CREATE TRIGGER trap AFTER INSERT ON article BEGIN DELETE FROM article; END', 'trap'],
    ['a view', 'CREATE VIEW trap AS SELECT randomblob(1000000000)', 'trap'],
    ['a table', 'CREATE TABLE trap (v); INSERT INTO trap VALUES (1)', 'trap'],
    ['an index', "CREATE INDEX trap ON article (upper(title)) WHERE title <> ''", 'trap'],
    [
      'a trigger on a view',
      'CREATE VIEW v AS SELECT 1 AS one; CREATE TRIGGER trap INSTEAD OF INSERT ON v BEGIN DELETE FROM article; END',
      'trap',
    ],
  ];
  test.each(extras)('%s stays behind, and only rows come in', async (_title, sql, name) => {
    const { clean, report } = await read(await tampered(sql));
    expect(report.ignored.map((entry) => entry.name)).toContain(name);
    expect(report.articles).toBe(30);
    expect(clean.get('SELECT name FROM sqlite_schema WHERE name = ?', name)).toBeUndefined();
  });

  test('trusted sources stay behind and are named', async () => {
    const { report, clean } = await read(
      await tampered(
        `INSERT INTO setting VALUES ('source_overrides', '{"trust":["evil.example"]}'), ('grants', '[]')`,
      ),
    );
    expect(report.ignored).toEqual([
      { type: 'setting', name: 'grants' },
      { type: 'setting', name: 'source_overrides' },
    ]);
    expect(clean.all("SELECT name FROM setting WHERE name IN ('grants', 'source_overrides')")).toEqual([]);
  });

  const wrong: readonly (readonly [string, string])[] = [
    ['a column of ours is missing', 'ALTER TABLE scan DROP COLUMN query_context'],
    ['a column more', 'ALTER TABLE article ADD COLUMN trap TEXT'],
    ['a generated column', 'ALTER TABLE article ADD COLUMN trap TEXT AS (upper(title)) VIRTUAL'],
    ['a table of ours is missing', 'DROP TABLE brief_shown'],
    ['a view in the place of a table', 'DROP TABLE scan; CREATE VIEW scan AS SELECT 1 AS id'],
    ['an index of ours is missing', 'DROP INDEX article_seen'],
    ['a trigger on FTS shadow tables', 'DROP TABLE article_text; CREATE TABLE article_text (title, snippet)'],
  ];
  test.each(wrong)('%s: LEDGER_FOREIGN', async (_title, sql) => {
    expect(await faultOf(await tampered(sql))).toMatchObject({ code: 'LEDGER_FOREIGN' });
  });

  const rows: readonly (readonly [string, RegExp, string])[] = [
    [
      'an address that runs a script',
      /row 3 of "article" has a wrong "url"/,
      "UPDATE article SET url = 'javascript:alert(1)' WHERE id = 3",
    ],
    [
      'an address that was given runs a script',
      /"raw_url"/,
      "UPDATE article SET raw_url = 'data:text/html,x' WHERE id = 3",
    ],
    [
      'hidden characters in a title',
      /"title"/,
      "UPDATE article SET title = 'a' || char(0x202e) || 'b' WHERE id = 3",
    ],
    [
      'a title that is too long',
      /"title"/,
      "UPDATE article SET title = printf('%.*c', 2000, 'a') WHERE id = 3",
    ],
    ['a tier that there is not', /"tier"/, 'UPDATE article SET tier = 9 WHERE id = 3'],
    [
      'a key that is none',
      /"article_alias" has a wrong "key"/,
      "UPDATE article_alias SET key = 'x' WHERE article_id = 3",
    ],
    ['seeds that are none', /"seeds"/, `UPDATE impact SET seeds = '[{"axis":1}]'`],
    ['seeds that are no JSON', /"seeds"/, `UPDATE impact SET seeds = '['`],
    [
      'an axis with too many words',
      /"keywords"/,
      `UPDATE axis SET keywords = json('[' || substr(replace(printf('%.*c', 500, 'x'), 'x', ',"x"'), 2) || ']')`,
    ],
    ['a weight beyond 1', /"weight"/, 'UPDATE axis SET weight = 1e300'],
    [
      'an alias of no article',
      /"article_alias" does not fit/,
      "INSERT INTO article_alias VALUES (printf('%064d', 7), 999, 'https://a.example/')",
    ],
    ['a story that is not there', /story/, 'UPDATE article SET story = 999 WHERE id = 3'],
    [
      'a context that is none',
      /"setting" has a wrong "value"/,
      `UPDATE setting SET value = '{"location":5}' WHERE name = 'user_context'`,
    ],
    [
      'seven axes',
      /9 axes/,
      `INSERT INTO axis SELECT position + 10 * n, id || n, label, weight, keywords, reach_anchors, exclude, all_of, source
       FROM axis, (SELECT 1 AS n UNION SELECT 2)`,
    ],
  ];
  test.each(rows)('%s: LEDGER_CORRUPT, and the row is named', async (_title, named, sql) => {
    const fault = await faultOf(await tampered(sql));
    expect(fault.code).toBe('LEDGER_CORRUPT');
    expect(fault.message).toContain('Nothing was imported');
    expect(fault.message).toMatch(named);
  });
});

describe('no ledger', () => {
  test('of a newer skope: LEDGER_NEWER', async () => {
    expect(await faultOf(await tampered('PRAGMA user_version = 999'))).toMatchObject({
      code: 'LEDGER_NEWER',
    });
  });

  test('of another program, or empty: LEDGER_FOREIGN', async () => {
    expect(await faultOf(await tampered('PRAGMA application_id = 1'))).toMatchObject({
      code: 'LEDGER_FOREIGN',
    });
    const empty = await openWasmMemory();
    empty.exec('PRAGMA page_size = 4096; CREATE TABLE t (v); DROP TABLE t');
    expect(await faultOf(empty.serialize())).toMatchObject({ code: 'LEDGER_FOREIGN' });
  });

  test('noise, nothing, a text or half a ledger: LEDGER_CORRUPT', async () => {
    const whole = await tampered('SELECT 1');
    const broken = whole.slice();
    broken.fill(0xaa, 4096 * 3);
    for (const bytes of [
      new Uint8Array(0),
      new TextEncoder().encode('<!doctype html>'.repeat(100)),
      crypto.getRandomValues(new Uint8Array(8192)),
      whole.slice(0, 700),
      whole.slice(0, Math.floor(whole.length / 2)),
      broken,
    ]) {
      expect(await faultOf(bytes)).toMatchObject({ code: 'LEDGER_CORRUPT' });
    }
  });

  test('any flipped page gives a code and never an error of the engine', async () => {
    const whole = await tampered('SELECT 1');
    for (let page = 0; page < whole.length / 4096; page += 1) {
      const bytes = whole.slice();
      for (let at = page * 4096 + (page === 0 ? 100 : 0); at < (page + 1) * 4096; at += 7)
        bytes[at] = (bytes[at] ?? 0) ^ 0x5a;
      const outcome = await read(bytes).then(
        ({ clean }) => clean.close(),
        (thrown: unknown) => thrown,
      );
      if (outcome !== undefined) {
        expect(outcome).toBeInstanceOf(Fault);
        expect(['LEDGER_CORRUPT', 'LEDGER_FOREIGN', 'LEDGER_NEWER']).toContain((outcome as Fault).code);
      }
    }
  });
});

test('a cancel ends with CANCELLED', async () => {
  const { app } = await filledApp();
  const signal = AbortSignal.abort();
  await expect(
    readForeignLedger(app.exportDatabase(), { now: NOON, openMemory: openWasmMemory, signal }),
  ).rejects.toMatchObject({ code: 'CANCELLED' });
});

function copyRows(from: Database, to: Database, table: string): void {
  for (const row of from.all(`SELECT * FROM ${table}`)) {
    const columns = Object.keys(row);
    to.run(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      ...Object.values(row),
    );
  }
}
