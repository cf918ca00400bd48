import { readFileSync } from 'node:fs';
import { openNodeFile } from '../../src/sqlite/engines/node-file.ts';
import type { Database } from '../../src/sqlite/index.ts';
import {
  AUDIT_SCHEMA,
  type AuditLimits,
  AuditStore,
  type Caller,
  invokeTool,
  type NodeScopePolicy,
  PolicyChain,
  type Run,
  SCOPES,
  type Tool,
  ToolRegistry,
} from '../../src/tools/index.ts';

export function readData<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../data/tools/${file}`, import.meta.url), 'utf8')) as T;
}

/** A tool that answers its own name and counts its calls. */
export function makeTool(
  tool: Partial<Tool> & { readonly name: string },
): Tool & { readonly calls: unknown[] } {
  const calls: unknown[] = [];
  return {
    description: `Does ${tool.name}.`,
    input_schema: { type: 'object', properties: {} },
    annotations: { readOnlyHint: true },
    category: 'other',
    origin: 'skope',
    execute: (args) => {
      calls.push(args);
      return Promise.resolve({ text: `${tool.name} done` });
    },
    ...tool,
    calls,
  };
}

export function caller(given: Partial<Caller> = {}): Caller {
  return { kind: 'library', name: 'test', scopes: new Set(SCOPES), ...given };
}

export const NOW = Date.UTC(2026, 10, 30);

export interface Bench {
  readonly db: Database;
  readonly registry: ToolRegistry;
  readonly policies: PolicyChain;
  readonly audit: AuditStore;
  readonly nodeScopes?: NodeScopePolicy | undefined;
  call(name: string, args?: unknown, given?: Partial<Caller>, run?: Run): ReturnType<typeof invokeTool>;
}

/** A whole tool layer over an audit in memory. */
export function makeBench(
  tools: readonly Tool[],
  options: { policies?: PolicyChain; nodeScopes?: NodeScopePolicy; limits?: Partial<AuditLimits> } = {},
): Bench {
  const db = openNodeFile({ path: ':memory:' });
  db.exec(AUDIT_SCHEMA);
  const registry = new ToolRegistry();
  for (const tool of tools) registry.register(tool);
  const policies = options.policies ?? new PolicyChain();
  const deps = {
    registry,
    policies,
    audit: new AuditStore(db, options.limits),
    nodeScopes: options.nodeScopes,
  };
  return {
    db,
    ...deps,
    call: (name, args = {}, given = {}, run) =>
      invokeTool(deps, { name, args, call: { caller: caller(given), now: NOW }, run }),
  };
}

/** The code of the fault that a promise rejects with; a promise that holds fails the test. */
export async function faultOf(
  promise: Promise<unknown>,
): Promise<{ code: string; message: string; hint: string }> {
  try {
    await promise;
  } catch (thrown) {
    return thrown as { code: string; message: string; hint: string };
  }
  throw new Error('The call went through; a fault was expected.');
}
