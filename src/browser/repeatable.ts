import type { Method } from './worker-api.ts';

/** Tools that say they are idempotent or read only (`test/browser/repeatable.test.ts` compares with the tools themselves). */
const REPEATABLE_TOOLS: ReadonlySet<string> = new Set([
  'show_profile',
  'update_profile',
  'ingest_news',
  'get_brief',
  'mark_read',
  'reading_signal',
]);

/** Whether a call whose answer was lost may be sent again: done twice, it leaves the ledger as done once. */
export function isRepeatable(method: Method, args: unknown): boolean {
  if (method === 'call') return REPEATABLE_TOOLS.has((args as { readonly name: string }).name);
  // Chunks and imports repeat whole; a wipe does not: another tab may have written since.
  return method !== 'wipe' && method !== 'import_database';
}
