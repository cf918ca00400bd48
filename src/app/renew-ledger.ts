import { noteRules, rebuildKeys } from '../ledger/index.ts';
import { APPLICATION_ID, type Database, migrate } from '../sqlite/index.ts';
import { MIGRATIONS } from './migrations.ts';
import { storeOriginalRows } from './original-ledger.ts';
import { dropOriginalTables, isOriginalLedger, takeOriginalRows } from './original-tables.ts';
import { rescoreAll } from './update-profile.ts';

/** Turns a ledger of the first skope into one of ours, in one transaction. */
export function carryOver(db: Database, now: number): void {
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

/** Makes keys of older rules again, and scores again what came of it. */
export function renewKeys(db: Database, now: number): void {
  db.transaction(() => {
    if (rebuildKeys(db)) rescoreAll(db, now);
  });
}
