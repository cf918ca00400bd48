import type { Clock } from '../base/index.ts';
import { LEDGER_SCHEMA, noteRules, RULES_VERSION, readSetting, rebuildKeys } from '../ledger/index.ts';
import { SKILLS_SCHEMA } from '../skills/index.ts';
import { APPLICATION_ID, type Database, type Migration, migrate } from '../sqlite/index.ts';
import { AUDIT_SCHEMA } from '../tools/index.ts';
import {
  dropOriginalTables,
  isOriginalLedger,
  storeOriginalRows,
  takeOriginalRows,
} from './original-ledger.ts';
import { rescoreAll } from './update-profile.ts';

/** The schema of the one file, oldest step first. A released step is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'ledger', up: LEDGER_SCHEMA },
  { version: 2, name: 'audit', up: AUDIT_SCHEMA },
  { version: 3, name: 'skills', up: SKILLS_SCHEMA },
];

/**
 * Brings the file up to date: a ledger of the first skope is carried over (after `backup`), the schema is migrated, and keys that
 * older rules made are made again. Faults: `LEDGER_NEWER`, `LEDGER_FOREIGN`, `LEDGER_CORRUPT`.
 */
export function openLedger(db: Database, clock: Clock, backup: () => void): void {
  if (isOriginalLedger(db)) {
    backup();
    carryOver(db, clock());
  }
  migrate(db, MIGRATIONS);
  renewKeys(db, clock());
}

function carryOver(db: Database, now: number): void {
  db.transaction(() => {
    // Another process may have done it while this one waited for the lock.
    if (!isOriginalLedger(db)) return;
    const rows = takeOriginalRows(db);
    dropOriginalTables(db);
    // Tables of other programs in the file stay, and are no reason to refuse what was a ledger.
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = 0`);
    migrate(db, MIGRATIONS);
    noteRules(db);
    storeOriginalRows(db, rows, now);
  });
}

function renewKeys(db: Database, now: number): void {
  // Asked before the write lock is taken, so that opening waits for nobody.
  if (readSetting(db, 'rules_version') === RULES_VERSION) return;
  db.transaction(() => {
    const isEmpty =
      db.get('SELECT 1 AS one FROM article UNION ALL SELECT 1 FROM read_log LIMIT 1') === undefined;
    if (isEmpty) noteRules(db);
    else if (rebuildKeys(db)) rescoreAll(db, now);
  });
}
