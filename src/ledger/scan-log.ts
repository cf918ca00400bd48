import type { Database } from '../sqlite/index.ts';
import { writeSetting } from './settings.ts';

export interface ScanRecord {
  readonly at: number;
  readonly tool: 'ingest_news' | 'scan_news';
  readonly caller: string;
  readonly query_context: string;
  readonly received: number;
  readonly added: number;
}

/** Records a collection and moves `last_scan`. */
export function logScan(db: Database, record: ScanRecord): void {
  db.run(
    'INSERT INTO scan (at, tool, caller, query_context, received, added) VALUES (?, ?, ?, ?, ?, ?)',
    record.at,
    record.tool,
    record.caller,
    record.query_context,
    record.received,
    record.added,
  );
  writeSetting(db, 'last_scan', record.at);
}

/** The newest collections that said what they were looking for. */
export function recentScans(db: Database, limit: number): (ScanRecord & { readonly id: number })[] {
  return db.all<ScanRecord & { id: number }>(
    "SELECT * FROM scan WHERE query_context <> '' ORDER BY id DESC LIMIT ?",
    limit,
  );
}
