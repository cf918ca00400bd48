import { TOOL_SPECS } from '../src/app/index.ts';
import type { Method } from '../src/browser/worker-api.ts';

const WRITING_METHODS: ReadonlySet<Method> = new Set([
  'ingest_chunks',
  'import_database',
  'take_in_skill',
  'wipe',
]);

/** Whether a request may change the ledger: by the scope that its tool needs; a tool that is not ours counts as one that may. */
export function isWrite(method: Method, args: unknown): boolean {
  if (method !== 'call') return WRITING_METHODS.has(method);
  const { name, args: given } = args as { readonly name: string; readonly args: unknown };
  const scope = TOOL_SPECS.find((spec) => spec.name === name)?.scope;
  if (scope === undefined) return true;
  return (typeof scope === 'string' ? scope : scope((given ?? {}) as never)).endsWith(':write');
}

/** What the other tabs are told that a write was. */
export function changeName(method: Method, args: unknown): string {
  if (method === 'call') return (args as { readonly name: string }).name;
  return method === 'import_database' ? 'import' : method;
}

/** Tools that say they are idempotent or read only. */
export const REPEATABLE_TOOLS: ReadonlySet<string> = new Set(
  TOOL_SPECS.filter(
    ({ annotations }) => annotations.readOnlyHint === true || annotations.idempotentHint === true,
  ).map(({ name }) => name),
);
