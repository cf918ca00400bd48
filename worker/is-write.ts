import { TOOL_SPECS } from '../src/app/index.ts';
import type { Method } from '../src/browser/worker-api.ts';

/** Whether a request may change the ledger: by the scope that its tool needs; a tool that is not ours counts as one that may. */
export function isWrite(method: Method, args: unknown): boolean {
  if (method !== 'call')
    return method === 'ingest_chunks' || method === 'import_database' || method === 'wipe';
  const { name, args: given } = args as { readonly name: string; readonly args: unknown };
  const scope = TOOL_SPECS.find((spec) => spec.name === name)?.scope;
  if (scope === undefined) return true;
  return (typeof scope === 'string' ? scope : scope((given ?? {}) as never)).endsWith(':write');
}
