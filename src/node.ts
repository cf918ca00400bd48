import {
  type App,
  createApp,
  createSkope,
  createTavilySearch,
  localCaller,
  type Skope,
  type WebSearch,
} from './app/index.ts';
import { keepCopy } from './app/keep-copy-node.ts';
import { defaultLedgerPath, tavilyKey } from './app/settings-file-node.ts';
import { type Clock, Fault } from './base/index.ts';
import { nodeSandbox } from './skills/index-node.ts';
import type { Database } from './sqlite/index.ts';

export type { Skope } from './app/index.ts';
export { Fault, type FaultCode } from './base/index.ts';

export interface OpenOptions {
  /** The ledger file; `SKOPE_DB_PATH`, else `skope.db` in `SKOPE_HOME` (`~/.skope`). `:memory:` keeps nothing. */
  readonly path?: string | undefined;
  /** Milliseconds since 1970; the system's clock by default. */
  readonly clock?: Clock | undefined;
  /** `node-file` by default; `wasm-memory` keeps nothing and takes no path. */
  readonly engine?: 'node-file' | 'wasm-memory' | undefined;
  /** How `scan_news` searches; by default Tavily with `SKOPE_TAVILY_API_KEY` or the key in `config.json`, if there is one. */
  readonly webSearch?: WebSearch | undefined;
  /** Owner scopes of skills, the first for new ones; `personal` by default. */
  readonly skillScopes?: readonly string[] | undefined;
  /** Who calls, as the audit shows it. */
  readonly name?: string | undefined;
}

/**
 * Opens a ledger, made new where there is none, migrated where it is older. What a method has answered is on disk.
 * Faults: `STORAGE_UNAVAILABLE`, `LEDGER_NEWER`, `LEDGER_FOREIGN`, `LEDGER_CORRUPT`, `LEDGER_BUSY`.
 */
export async function openSkope(options: OpenOptions = {}): Promise<Skope> {
  return createSkope(await openApp(options), localCaller('library', options.name ?? 'library'));
}

/** The same ledger as an app, for the doors that serve several callers. */
export async function openApp(options: OpenOptions = {}): Promise<App> {
  const db = await openEngine(options);
  try {
    return await createApp({
      db,
      clock: options.clock ?? Date.now,
      webSearch: options.webSearch ?? configuredSearch(),
      sandbox: nodeSandbox,
      skillScopes: options.skillScopes,
      backup: () => void keepCopy(db, options.path ?? defaultLedgerPath()),
    });
  } catch (thrown) {
    db.close();
    throw thrown;
  }
}

/** Searches with the person's own key, where they have set one. */
function configuredSearch(): WebSearch | undefined {
  const key = tavilyKey();
  if (key === undefined) return undefined;
  const endpoint = process.env['SKOPE_TAVILY_URL'];
  return createTavilySearch({ key, ...(endpoint && { endpoint }) });
}

async function openEngine({ engine = 'node-file', path }: OpenOptions): Promise<Database> {
  if (engine === 'wasm-memory') {
    if (path !== undefined && path !== ':memory:') {
      throw new Fault(
        'INVALID_ARGUMENT',
        'path: the engine wasm-memory keeps nothing; leave path out or use node-file.',
      );
    }
    const { openWasmMemory } = await import('./sqlite/engines/wasm-memory.ts');
    return openWasmMemory();
  }
  const { openNodeFile } = await import('./sqlite/engines/node-file.ts');
  return openNodeFile({ path: path ?? defaultLedgerPath() });
}
