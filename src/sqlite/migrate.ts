import { Fault } from '../base/index.ts';
import type { Database } from './database.ts';

/** One forward step of the schema: from version − 1 to `version`. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly up: string | ((db: Database) => void);
}

/** "skop": marks a file as a skope ledger (SQLite header, bytes 68–71). */
export const APPLICATION_ID = 0x736b6f70;

/**
 * Brings the file to the newest version, each step in a transaction of its own, and refuses what is not ours:
 * `LEDGER_NEWER` (a newer skope wrote it), `LEDGER_FOREIGN` (another program's database). Both leave it untouched.
 */
export function migrate(db: Database, migrations: readonly Migration[]): void {
  const newest = checkOrder(migrations);
  if (refuseForeign(db, newest) === newest) return;
  for (const migration of migrations) applyOnce(db, migration);
}

/** Throws for files that are not ours or too new; returns the file's version. */
export function refuseForeign(db: Database, newest: number): number {
  const id = pragma(db, 'application_id');
  const version = pragma(db, 'user_version');
  if (id !== APPLICATION_ID) {
    const tables = db.get<{ n: number }>(
      "SELECT count(*) AS n FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'",
    );
    if (id !== 0 || version !== 0 || (tables?.n ?? 0) > 0) {
      throw new Fault(
        'LEDGER_FOREIGN',
        `This database is not a skope ledger (application id ${id}, version ${version}). It was left untouched; name another file.`,
      );
    }
  }
  if (version > newest) {
    throw new Fault(
      'LEDGER_NEWER',
      `The ledger has schema version ${version}; this skope knows up to ${newest}. It was left untouched: update skope.`,
    );
  }
  return id === APPLICATION_ID ? version : 0;
}

function applyOnce(db: Database, migration: Migration): void {
  db.transaction(() => {
    // Read again under the write lock: another process may have migrated in between.
    if (pragma(db, 'user_version') >= migration.version) return;
    if (typeof migration.up === 'string') db.exec(migration.up);
    else migration.up(db);
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${migration.version}`);
  });
}

function checkOrder(migrations: readonly Migration[]): number {
  migrations.forEach((migration, index) => {
    if (migration.version !== index + 1) {
      throw new Fault(
        'INTERNAL',
        `Migration "${migration.name}" has version ${migration.version}, expected ${index + 1}.`,
      );
    }
  });
  return migrations.length;
}

function pragma(db: Database, name: 'application_id' | 'user_version'): number {
  return Number(Object.values(db.get(`PRAGMA ${name}`) ?? { [name]: 0 })[0]);
}
