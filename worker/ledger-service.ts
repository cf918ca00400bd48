import { type App, type CallOptions, createApp, type ImportReport, localCaller } from '../src/app/index.ts';
import { type Clock, Fault, sha256Hex, toFault } from '../src/base/index.ts';
import type {
  Method,
  MethodArguments,
  MethodResult,
  StorageInfo,
  TakeInSkill,
} from '../src/browser/worker-api.ts';
import type { SaveCloudSkillResult } from '../src/skills/index.ts';
import { browserSandbox } from '../src/skills/index-browser.ts';
import { openWasmMemory } from '../src/sqlite/engines/wasm-memory.ts';
import { type OpfsStore, openOpfsStore } from '../src/sqlite/engines/wasm-opfs.ts';
import type { Database } from '../src/sqlite/index.ts';

/** The ledger that this worker holds. */
export interface LedgerService {
  /** Why the ledger cannot be used, where it cannot: then only `export_database`, `import_database`, `wipe` and `storage` work. */
  readonly fault: Fault | undefined;
  handle<M extends Method>(
    method: M,
    args: MethodArguments<M>,
    options?: CallOptions,
  ): Promise<MethodResult<M>>;
  close(): void;
}

const loadLater = () => import('../src/app/index-later.ts');

/** All tabs are one person, so an undo in one turns back what was done in another. */
const CALLER = localCaller('page', 'page');

interface Place {
  readonly engine: StorageInfo['engine'];
  open(): Database;
  /** The file as it lies there, for a ledger that cannot be opened. */
  read(): Uint8Array | undefined;
  replace(bytes: Uint8Array): Promise<void>;
  prepareRemoval(): Promise<void>;
  remove(): void;
  release(): void;
}

/** Faults: `STORAGE_UNAVAILABLE`, `STORAGE_FULL`, `LEDGER_BUSY`. A ledger that is there but cannot be used is no fault here. */
export async function openService(
  request: { readonly engine: 'opfs' | 'memory'; readonly name: string },
  clock: Clock = Date.now,
): Promise<LedgerService> {
  const place =
    request.engine === 'memory'
      ? await memoryPlace()
      : opfsPlace(await openOpfsStore({ name: request.name }));
  let app: App | undefined;
  let fault: Fault | undefined;

  async function start(): Promise<void> {
    let db: Database | undefined;
    try {
      db = place.open();
      app = await createApp({ db, clock, sandbox: browserSandbox });
      fault = undefined;
    } catch (thrown) {
      db?.close();
      app = undefined;
      fault = toFault(thrown);
    }
  }

  function opened(): App {
    if (app) return app;
    throw fault ?? new Fault('LEDGER_CLOSED', 'The ledger was closed; connect again.');
  }

  async function importDatabase(bytes: Uint8Array, options: CallOptions): Promise<ImportReport> {
    const { readForeignLedger, replaceLedger } = await loadLater();
    const { clean, report } = await readForeignLedger(bytes, {
      now: clock(),
      openMemory: openWasmMemory,
      ...options,
    });
    try {
      if (app) replaceLedger(app.db, clean);
      else await place.replace(clean.serialize());
    } finally {
      clean.close();
    }
    // A new app in any case: the old one keeps what it has compiled from the profile that was replaced.
    if (app) app = await createApp({ db: app.db, clock, sandbox: browserSandbox });
    else await restart();
    record('import_database', { bytes: bytes.length, sha256: sha256Hex(bytes), ...report });
    return report;
  }

  async function takeIn(skill: TakeInSkill): Promise<SaveCloudSkillResult> {
    const { publishSkillRevision, takeInSkill, unzipSkill } = await loadLater();
    if ('revision_id' in skill) return publishSkillRevision(opened(), skill, CALLER, clock());
    const entries = 'zip' in skill ? unzipSkill(skill.zip) : skill.files;
    const { from } = skill;
    return takeInSkill(opened(), { entries, action: 'draft', from, caller: CALLER, now: clock() });
  }

  async function wipe(): Promise<null> {
    await place.prepareRemoval();
    app?.db.close();
    place.remove();
    await restart();
    record('wipe', {});
    return null;
  }

  async function restart(): Promise<void> {
    await start();
    if (fault) throw fault;
  }

  function record(tool: string, args: unknown): void {
    const { audit } = opened();
    const entry = { at: clock(), tool, origin: 'skope', caller: CALLER, mode: '', run: undefined, args };
    const id = audit.intent({ ...entry, reason: 'The person asked for it on the page.' });
    audit.result(id, { state: 'done', code: '', result_characters: 0 });
  }

  async function storage(): Promise<StorageInfo> {
    const [estimate, persisted] = await Promise.all([
      navigator.storage?.estimate?.().catch(() => undefined),
      navigator.storage?.persisted?.().catch(() => false),
    ]);
    return {
      engine: place.engine,
      ledger_bytes: app ? ledgerBytes(app.db) : (place.read()?.length ?? 0),
      usage: estimate?.usage,
      quota: estimate?.quota,
      persisted: persisted ?? false,
    };
  }

  const handlers: { readonly [M in Method]: (args: MethodArguments<M>, options: CallOptions) => unknown } = {
    call: ({ name, args }, options) => opened().call(name, args, CALLER, options),
    tools: () =>
      opened()
        .toolsFor(CALLER)
        .map(({ name, description, input_schema, output_schema, annotations, category, origin }) => ({
          name,
          description,
          input_schema,
          ...(output_schema && { output_schema }),
          annotations,
          category,
          origin,
        })),
    inspect: async (question) => (await loadLater()).inspect(opened(), question, CALLER, clock()),
    take_in_skill: takeIn,
    digest: () => opened().digest(),
    export_database: () => (app ? app.exportDatabase() : place.read()) ?? opened().exportDatabase(),
    import_database: ({ bytes }, options) => importDatabase(bytes, options),
    wipe,
    storage,
    ingest_chunks: () => {
      throw new Fault('INTERNAL', 'Chunks are cut where the call is made.');
    },
  };

  await start();
  return {
    get fault() {
      return fault;
    },
    handle: async (method, args, options = {}) =>
      (await handlers[method](args, options)) as MethodResult<typeof method>,
    close: () => {
      app?.db.close();
      app = undefined;
      place.release();
    },
  };
}

function ledgerBytes(db: Database): number {
  const pragma = (name: string): number => Number(Object.values(db.get(`PRAGMA ${name}`) ?? {})[0] ?? 0);
  return pragma('page_count') * pragma('page_size');
}

function opfsPlace(store: OpfsStore): Place {
  return { engine: 'wasm-opfs', prepareRemoval: async () => undefined, ...store };
}

/** The engine in memory starts asynchronously, so a database is made ready before it is needed. */
async function memoryPlace(): Promise<Place> {
  let next = await openWasmMemory();
  let fresh: Database | undefined;
  return {
    engine: 'wasm-memory',
    open: () => next,
    read: () => undefined,
    replace: async (bytes) => {
      next = await openWasmMemory({ bytes });
    },
    prepareRemoval: async () => {
      fresh = await openWasmMemory();
    },
    remove: () => {
      next = fresh ?? next;
    },
    release: () => next.close(),
  };
}
