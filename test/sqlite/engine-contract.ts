import { Fault, type FaultCode } from '../../src/base/index.ts';
import {
  APPLICATION_ID,
  type Database,
  type Migration,
  migrate,
  type SqlValue,
} from '../../src/sqlite/index.ts';
import { collectLaws, expect, type Law } from './collect-laws.ts';

/** One kind of place to keep a database. */
export interface EngineUnderTest {
  readonly engine: Database['engine'];
  /** Opens a new, empty database, or one that starts from the bytes of a file. */
  readonly open: (bytes?: Uint8Array) => Promise<Database>;
}

/** The laws of `Database`, the same for every engine. Where an engine cannot be opened, its laws fail. */
export function engineContract({ engine, open }: EngineUnderTest): readonly Law[] {
  const { laws, describe, test } = collectLaws();
  const using = async <T>(work: (db: Database) => T | Promise<T>): Promise<T> => {
    const db = await open();
    try {
      return await work(db);
    } finally {
      db.close();
    }
  };

  describe(`engine ${engine}`, () => {
    test('says its name and runs at least SQLite 3.45', async () => {
      await using((db) => {
        expect(db.engine).toBe(engine);
        const { v } = db.get<{ v: string }>('SELECT sqlite_version() AS v') ?? { v: '0.0' };
        const [major = 0, minor = 0] = v.split('.').map(Number);
        expect(major * 1000 + minor).toBeGreaterThanOrEqual(3045);
      });
    });

    describe('values', () => {
      const values: readonly (readonly [string, SqlValue])[] = [
        ['null', null],
        ['zero', 0],
        ['a negative whole number', -7],
        ['a number beyond 32 bits', 1_764_500_000_000],
        ['the largest safe integer', Number.MAX_SAFE_INTEGER],
        ['the smallest safe integer', Number.MIN_SAFE_INTEGER],
        ['a fraction', 0.1 + 0.2],
        ['a tiny fraction', 5e-324],
        ['a huge fraction', 1.7976931348623157e308],
        ['empty text', ''],
        ['ASCII text', 'it\'s "quoted"; -- DROP TABLE'],
        ['Korean, emoji and combining marks', '삼성전자 📈 e\u0301 \u{1f468}\u200d\u{1f469}'],
        ['text with NUL', 'before\0after\0'],
        ['text of one million characters', 'é'.repeat(1_000_000)],
      ];
      test.each(values)('%s comes back as it went in', async (_title, value) => {
        await using((db) => {
          db.exec('CREATE TABLE t (v)');
          db.run('INSERT INTO t (v) VALUES (?)', value);
          expect(db.get('SELECT v FROM t')).toEqual({ v: value });
        });
      });

      test('blobs come back byte for byte, the empty one too', async () => {
        await using((db) => {
          db.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, v BLOB) STRICT');
          const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
          db.run('INSERT INTO t VALUES (1, ?), (2, ?)', bytes, new Uint8Array(0));
          const rows = db.all<{ v: Uint8Array; n: number }>('SELECT v, length(v) AS n FROM t ORDER BY id');
          expect(rows.map(({ v, n }) => [[...v], n])).toEqual([
            [[...bytes], 256],
            [[], 0],
          ]);
        });
      });

      test('a whole number is stored as INTEGER where the column says so, a fraction as REAL', async () => {
        await using((db) => {
          db.exec('CREATE TABLE t (i INTEGER, r REAL) STRICT');
          db.run('INSERT INTO t VALUES (?, ?)', 1_764_500_000_000, 0.25);
          expect(db.get('SELECT typeof(i) AS i, typeof(r) AS r FROM t')).toEqual({ i: 'integer', r: 'real' });
        });
      });

      test('a row of the wrong type is refused by a STRICT table', async () => {
        await using((db) => {
          db.exec('CREATE TABLE t (i INTEGER NOT NULL) STRICT');
          expect(faultCode(() => db.run('INSERT INTO t VALUES (?)', 'text'))).toBe('INTERNAL');
          expect(db.all('SELECT * FROM t')).toEqual([]);
        });
      });
    });

    describe('statements', () => {
      test('run tells how many rows changed and the last row id', async () => {
        await using((db) => {
          db.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT)');
          expect(db.run('INSERT INTO t (v) VALUES (?), (?)', 'a', 'b')).toEqual({ changes: 2, lastRowId: 2 });
          expect(db.run('UPDATE t SET v = ?', 'c').changes).toBe(2);
          expect(db.run('DELETE FROM t WHERE id = ?', 9).changes).toBe(0);
        });
      });

      test('get gives the first row or undefined, all gives every row in order', async () => {
        await using((db) => {
          db.exec("CREATE TABLE t (v TEXT); INSERT INTO t VALUES ('b'), ('a')");
          expect(db.get('SELECT v FROM t ORDER BY v')).toEqual({ v: 'a' });
          expect(db.get('SELECT v FROM t WHERE v = ?', 'z')).toBeUndefined();
          expect(db.all('SELECT v FROM t ORDER BY v')).toEqual([{ v: 'a' }, { v: 'b' }]);
        });
      });

      test('exec runs several statements, also with triggers in them', async () => {
        await using((db) => {
          db.exec(`CREATE TABLE t (v); CREATE TABLE log (v);
            CREATE TRIGGER copy AFTER INSERT ON t BEGIN INSERT INTO log VALUES (new.v); END;
            INSERT INTO t VALUES (1);`);
          expect(db.all('SELECT v FROM log')).toEqual([{ v: 1 }]);
        });
      });

      test('a statement is usable again after it failed, after fewer rows were taken, and after the schema changed', async () => {
        await using((db) => {
          db.exec('CREATE TABLE t (v INTEGER UNIQUE)');
          const insert = 'INSERT INTO t VALUES (?)';
          db.run(insert, 1);
          expect(faultCode(() => db.run(insert, 1))).toBe('INTERNAL');
          db.run(insert, 2);
          expect(db.get('SELECT v FROM t ORDER BY v')).toEqual({ v: 1 });
          expect(db.get('SELECT v FROM t ORDER BY v')).toEqual({ v: 1 });
          db.exec('ALTER TABLE t ADD COLUMN w TEXT');
          expect(db.all('SELECT * FROM t ORDER BY v')).toEqual([
            { v: 1, w: null },
            { v: 2, w: null },
          ]);
        });
      });

      test('parameters of one call do not leak into the next', async () => {
        await using((db) => {
          db.exec('CREATE TABLE t (a, b)');
          const sql = 'INSERT INTO t VALUES (?, ?)';
          db.run(sql, 1, 2);
          db.run(sql, null, 3);
          expect(db.all('SELECT a, b FROM t ORDER BY b')).toEqual([
            { a: 1, b: 2 },
            { a: null, b: 3 },
          ]);
        });
      });

      test('more statements than are kept all work', async () => {
        await using((db) => {
          for (let round = 0; round < 2; round += 1) {
            for (let index = 0; index < 600; index += 1) {
              expect(db.get(`SELECT ? + ${index} AS v`, 1)).toEqual({ v: index + 1 });
            }
          }
        });
      });

      test('a syntax error is a fault that names what SQLite says', async () => {
        await using((db) => {
          expect(() => db.exec('SELEKT 1')).toThrow(/SELEKT/);
          expect(faultCode(() => db.all('SELECT * FROM nowhere'))).toBe('INTERNAL');
        });
      });
    });

    describe('transaction', () => {
      test('keeps what was done and gives the value', async () => {
        await using((db) => {
          db.exec('CREATE TABLE t (v)');
          expect(db.transaction(() => db.run('INSERT INTO t VALUES (1)').changes)).toBe(1);
          expect(count(db)).toBe(1);
        });
      });

      test('rolls back when anything is thrown, throws it on, and works again after it', async () => {
        await using((db) => {
          db.exec('CREATE TABLE t (v)');
          const broken = new Error('broken');
          expect(() =>
            db.transaction(() => {
              db.run('INSERT INTO t VALUES (1)');
              throw broken;
            }),
          ).toThrow(broken);
          expect(count(db)).toBe(0);
          db.transaction(() => db.run('INSERT INTO t VALUES (2)'));
          expect(count(db)).toBe(1);
        });
      });

      test('rolls back what several statements and a schema change did', async () => {
        await using((db) => {
          db.exec('CREATE TABLE t (v)');
          expect(() =>
            db.transaction(() => {
              db.exec('CREATE TABLE u (v); INSERT INTO u VALUES (1)');
              db.run('INSERT INTO t VALUES (1)');
              db.run('INSERT INTO missing VALUES (1)');
            }),
          ).toThrow();
          expect(count(db)).toBe(0);
          expect(db.get("SELECT name FROM sqlite_schema WHERE name = 'u'")).toBeUndefined();
        });
      });

      test('an inner one joins the outer one', async () => {
        await using((db) => {
          db.exec('CREATE TABLE t (v)');
          expect(() =>
            db.transaction(() => {
              db.transaction(() => db.run('INSERT INTO t VALUES (1)'));
              throw new Error('outer');
            }),
          ).toThrow('outer');
          expect(count(db)).toBe(0);
        });
      });

      test('asynchronous work is refused and leaves nothing', async () => {
        await using(async (db) => {
          db.exec('CREATE TABLE t (v)');
          const work = async (): Promise<void> => {
            db.run('INSERT INTO t VALUES (1)');
          };
          expect(() => db.transaction(work)).toThrow(/asynchronous/);
          expect(count(db)).toBe(0);
        });
      });
    });

    test('foreign keys are enforced and cascade', async () => {
      await using((db) => {
        db.exec(`CREATE TABLE parent (id INTEGER PRIMARY KEY);
          CREATE TABLE child (parent INTEGER NOT NULL REFERENCES parent (id) ON DELETE CASCADE);
          INSERT INTO parent VALUES (1); INSERT INTO child VALUES (1);`);
        expect(faultCode(() => db.run('INSERT INTO child VALUES (2)'))).toBe('INTERNAL');
        db.run('DELETE FROM parent');
        expect(db.all('SELECT * FROM child')).toEqual([]);
      });
    });

    test('the text index finds words, in Korean too, and forgets what was removed', async () => {
      await using((db) => {
        db.exec(`CREATE VIRTUAL TABLE words USING fts5 (title, content = '', contentless_delete = 1,
          tokenize = 'unicode61 remove_diacritics 0')`);
        db.run('INSERT INTO words (rowid, title) VALUES (1, ?), (2, ?)', '삼성전자 실적', 'Fed holds rates');
        const find = (text: string) => db.all('SELECT rowid AS id FROM words WHERE words MATCH ?', text);
        expect(find('"삼성전자"')).toEqual([{ id: 1 }]);
        expect(find('rates')).toEqual([{ id: 2 }]);
        db.run('DELETE FROM words WHERE rowid = ?', 2);
        expect(find('rates')).toEqual([]);
      });
    });

    describe('serialize', () => {
      test('gives the bytes of a file that opens with the same content', async () => {
        const bytes = await using((db) => {
          db.exec('PRAGMA user_version = 7; CREATE TABLE t (v TEXT)');
          db.transaction(() => {
            for (let index = 0; index < 500; index += 1) db.run('INSERT INTO t VALUES (?)', `row ${index}`);
          });
          return db.serialize();
        });
        expect(String.fromCharCode(...bytes.slice(0, 15))).toBe('SQLite format 3');
        const again = await open(bytes);
        try {
          expect(again.get('PRAGMA user_version')).toEqual({ user_version: 7 });
          expect(count(again)).toBe(500);
          again.run('INSERT INTO t VALUES (?)', 'more');
          expect(count(again)).toBe(501);
          expect(again.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
        } finally {
          again.close();
        }
      });

      test('gives bytes of one’s own: later writes do not change them', async () => {
        await using((db) => {
          db.exec('CREATE TABLE t (v)');
          const bytes = db.serialize();
          const before = [...bytes];
          db.exec('CREATE TABLE u (v); INSERT INTO u VALUES (1)');
          expect([...bytes]).toEqual(before);
        });
      });
    });

    test('close can be called twice, and every call after it is LEDGER_CLOSED', async () => {
      const db = await open();
      db.exec('CREATE TABLE t (v)');
      db.get('SELECT * FROM t');
      db.close();
      db.close();
      expect(faultCode(() => db.exec('SELECT 1'))).toBe('LEDGER_CLOSED');
      expect(faultCode(() => db.get('SELECT * FROM t'))).toBe('LEDGER_CLOSED');
      expect(faultCode(() => db.all('SELECT 1'))).toBe('LEDGER_CLOSED');
      expect(faultCode(() => db.run('INSERT INTO t VALUES (1)'))).toBe('LEDGER_CLOSED');
      expect(faultCode(() => db.transaction(() => 1))).toBe('LEDGER_CLOSED');
      expect(faultCode(() => db.serialize())).toBe('LEDGER_CLOSED');
    });

    test('bytes that are no database are LEDGER_CORRUPT', async () => {
      const noise = Uint8Array.from({ length: 8192 }, (_, index) => (index * 31) % 251);
      await expect(open(noise).then((db) => db.close())).rejectsWithCode('LEDGER_CORRUPT');
    });

    test('a database with broken pages is LEDGER_CORRUPT when they are read', async () => {
      const bytes = await using((db) => {
        db.exec('CREATE TABLE t (v TEXT)');
        db.transaction(() => {
          for (let index = 0; index < 500; index += 1)
            db.run('INSERT INTO t VALUES (?)', `row ${index}`.repeat(9));
        });
        return db.serialize();
      });
      bytes.fill(0xff, 4096, 8192);
      const read = async (): Promise<unknown> => {
        const db = await open(bytes);
        try {
          return db.all('SELECT * FROM t');
        } finally {
          db.close();
        }
      };
      await expect(read()).rejectsWithCode('LEDGER_CORRUPT');
    });

    describe('migrations', () => {
      const one: Migration = { version: 1, name: 'one', up: 'CREATE TABLE a (v)' };
      const two: Migration = {
        version: 2,
        name: 'two',
        up: (db) => void db.run("INSERT INTO a VALUES ('two')"),
      };
      const three: Migration = { version: 3, name: 'three', up: 'CREATE TABLE c (v)' };
      const version = (db: Database) => db.get<{ user_version: number }>('PRAGMA user_version')?.user_version;

      test('run in order, each once, and mark the file as ours', async () => {
        await using((db) => {
          migrate(db, [one, two]);
          migrate(db, [one, two]);
          expect(db.all('SELECT v FROM a')).toEqual([{ v: 'two' }]);
          expect(version(db)).toBe(2);
          expect(db.get('PRAGMA application_id')).toEqual({ application_id: APPLICATION_ID });
          migrate(db, [one, two, three]);
          expect(version(db)).toBe(3);
          expect(db.all('SELECT v FROM a')).toEqual([{ v: 'two' }]);
        });
      });

      test('a step that fails leaves the version before it, whole', async () => {
        await using((db) => {
          const broken: Migration = { version: 2, name: 'broken', up: 'CREATE TABLE b (v); SELEKT' };
          expect(() => migrate(db, [one, broken])).toThrow();
          expect(version(db)).toBe(1);
          expect(db.get("SELECT name FROM sqlite_schema WHERE name = 'b'")).toBeUndefined();
          migrate(db, [one, two]);
          expect(version(db)).toBe(2);
        });
      });

      test('steps out of order are refused', async () => {
        await using((db) => expect(() => migrate(db, [two, one])).toThrow(/expected 1/));
      });

      test('a newer file is LEDGER_NEWER and stays byte for byte', async () => {
        await using((db) => {
          migrate(db, [one, two, three]);
          const before = db.serialize();
          expect(faultCode(() => migrate(db, [one, two]))).toBe('LEDGER_NEWER');
          expect(db.serialize()).toEqual(before);
        });
      });

      test.each([
        ['of another program', 'PRAGMA application_id = 252006674; CREATE TABLE places (v)'],
        ['without a mark but with tables', 'CREATE TABLE t (v)'],
        ['without a mark but with a version', 'PRAGMA user_version = 1'],
      ])('a file %s is LEDGER_FOREIGN and stays byte for byte', async (_title, sql) => {
        await using((db) => {
          db.exec(sql);
          const before = db.serialize();
          expect(faultCode(() => migrate(db, [one]))).toBe('LEDGER_FOREIGN');
          expect(db.serialize()).toEqual(before);
        });
      });
    });
  });
  return laws;
}

export function faultCode(work: () => unknown): FaultCode | 'no fault' | 'another error' {
  try {
    work();
    return 'no fault';
  } catch (thrown) {
    return thrown instanceof Fault ? thrown.code : 'another error';
  }
}

function count(db: Database): number | undefined {
  return db.get<{ n: number }>('SELECT count(*) AS n FROM t')?.n;
}
