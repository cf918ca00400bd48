import type { Method } from './worker-api.ts';

/**
 * Whether a call whose answer was lost may be sent again: done twice, it leaves the ledger as done once. `tools` are those that
 * say so of themselves; the worker knows them.
 */
export function isRepeatable(method: Method, args: unknown, tools: ReadonlySet<string>): boolean {
  if (method === 'call') return tools.has((args as { readonly name: string }).name);
  // A wipe or an import is not: another tab may have written since.
  return method !== 'wipe' && method !== 'import_database';
}
