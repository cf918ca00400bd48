import type { Clock } from '../base/index.ts';
import { noteRules, RULES_VERSION, readSetting } from '../ledger/index.ts';
import { type Database, migrate } from '../sqlite/index.ts';
import { MIGRATIONS } from './migrations.ts';
import { isOriginalLedger } from './original-tables.ts';

/**
 * Brings the file up to date: a ledger of the first skope is carried over (after `backup`), the schema is migrated, and keys that
 * older rules made are made again. What does that is loaded only where it is due. Faults: `LEDGER_NEWER`, `LEDGER_FOREIGN`,
 * `LEDGER_CORRUPT`.
 */
export async function openLedger(db: Database, clock: Clock, backup: () => void): Promise<void> {
  if (isOriginalLedger(db)) {
    const { carryOver } = await import('./renew-ledger.ts');
    backup();
    carryOver(db, clock());
  }
  migrate(db, MIGRATIONS);
  // Asked before the write lock is taken, so that opening waits for nobody.
  if (readSetting(db, 'rules_version') === RULES_VERSION) return;
  if (db.transaction(() => noteRulesOfEmpty(db))) return;
  const { renewKeys } = await import('./renew-ledger.ts');
  renewKeys(db, clock());
}

/** A ledger without articles and marks has no key that older rules could have made. */
function noteRulesOfEmpty(db: Database): boolean {
  const isEmpty =
    db.get('SELECT 1 AS one FROM article UNION ALL SELECT 1 FROM read_log LIMIT 1') === undefined;
  if (isEmpty) noteRules(db);
  return isEmpty;
}
