import type { ImportReport } from '../app/import-ledger.ts';
import type { CallOptions, InspectAnswer, Inspection, InspectQuestion, Skope } from '../app/index.ts';
import type { IngestChunksResult } from '../app/ingest-chunks.ts';
import { Fault } from '../base/index.ts';
import type { SaveCloudSkillResult } from '../skills/index.ts';
import type { ToolOutput } from '../tools/index.ts';
import { VERSION } from './build.ts';
import { startWorker } from './start-worker.ts';
import type {
  Change,
  ConnectionStatus,
  IngestChunks,
  Progress,
  Role,
  StorageInfo,
  TakeInSkill,
} from './worker-api.ts';
import { type Link, openLink } from './worker-link.ts';

export interface ConnectOptions {
  /** Starts the worker; by default the prebuilt one of this package. Called again if the worker dies. */
  readonly worker?: (() => Worker) | undefined;
  /** `opfs` by default. `memory` keeps nothing and is of this page only: it is never chosen for the person. */
  readonly engine?: 'opfs' | 'memory' | undefined;
  /** Another ledger of this origin than the usual one. */
  readonly name?: string | undefined;
  /** The version of the page, compared between tabs; that of this package by default. */
  readonly version?: string | undefined;
  /**
   * Connect even where the ledger is of a newer skope, foreign or damaged, so that it can be exported, replaced or wiped.
   * Calls then end with the fault that `status` names.
   */
  readonly repair?: boolean | undefined;
  /** False: do not ask the browser for persistent storage after the first write. */
  readonly persist?: boolean | undefined;
}

/** The shared ledger of this origin, from this tab. */
export interface BrowserSkope extends Skope {
  readonly role: Role;
  readonly status: ConnectionStatus;
  /** Called at once with the present status, then at every change. Returns what ends it. */
  onStatus(listener: (status: ConnectionStatus) => void): () => void;
  /** Called after every write of any tab, this one included. Returns what ends it. */
  onChange(listener: (change: Change) => void): () => void;
  /**
   * Takes a long list in as several calls of `ingest_news`. Each chunk that was answered is kept whole; a cancel ends
   * between two chunks and answers with what was kept.
   */
  ingestInChunks(args: IngestChunks, options?: CallOptions): Promise<IngestChunksResult>;
  /** What a person asks about tools, policies, the record and skills: `inspect({ what: 'tools', mode: 'dry_run' })`. */
  inspect<W extends Inspection>(question: InspectQuestion<W>): Promise<InspectAnswer<W>>;
  /** Keeps a zip or files as a draft, or publishes a revision that is there. Faults: `SKILL_INVALID` and those of saving. */
  takeInSkill(skill: TakeInSkill): Promise<SaveCloudSkillResult>;
  storage(): Promise<StorageInfo>;
  /** Asks the browser not to evict the ledger by itself; false where it will not promise. */
  askToPersist(): Promise<boolean>;
  /**
   * Replaces the ledger by the rows of a file, in one step. Offer `exportDatabase` first: what was there is gone after it.
   * Faults: `LEDGER_FOREIGN`, `LEDGER_NEWER`, `LEDGER_CORRUPT`, `STORAGE_FULL`; then the present ledger is as it was.
   */
  importDatabase(bytes: Uint8Array, onProgress?: Progress): Promise<ImportReport>;
  /** Removes everything for good, and begins an empty ledger. */
  wipe(): Promise<void>;
}

/**
 * Starts or joins the ledger that all tabs of this origin share. What a method has answered is on disk.
 * Faults: `STORAGE_UNAVAILABLE` (no OPFS, for example in a private window), `STORAGE_FULL`, `LEDGER_NEWER`, `LEDGER_FOREIGN`,
 * `LEDGER_CORRUPT`, `WORKER_UNAVAILABLE`.
 */
export async function connectSkope(options: ConnectOptions = {}): Promise<BrowserSkope> {
  const link = await openLink({
    startWorker: options.worker ?? startWorker,
    request: {
      engine: options.engine ?? 'opfs',
      name: options.name ?? 'skope',
      version: options.version ?? VERSION,
    },
    repair: options.repair ?? false,
  });
  const skope = createBrowserSkope(link);
  if (options.engine !== 'memory' && options.persist !== false) persistAfterFirstWrite(skope);
  return skope;
}

function createBrowserSkope(link: Link): BrowserSkope {
  const output = (name: string, args: unknown, options?: CallOptions): Promise<ToolOutput> =>
    link.request('call', { name, args }, options);
  const call: Skope['call'] = async (name, args = {}, options) => {
    const { structured } = await output(name, args, options);
    if (structured === undefined)
      throw new Fault('TOOL_FAILED', `"${name}" answered with text only; ask for it with callForText.`);
    return structured;
  };
  const method =
    (name: string) =>
    (args: unknown = {}) =>
      call(name, args) as Promise<never>;
  return {
    showProfile: method('show_profile'),
    updateProfile: method('update_profile'),
    ingestNews: method('ingest_news'),
    scanNews: method('scan_news'),
    getBrief: method('get_brief'),
    markRead: method('mark_read'),
    undo: method('undo'),
    readingSignal: method('reading_signal'),
    call,
    callForText: async (name, args = {}, options) => (await output(name, args, options)).text,
    tools: () => link.request('tools', null),
    digest: () => link.request('digest', null),
    exportDatabase: () => link.request('export_database', null),
    ingestInChunks: (args, options) => link.request('ingest_chunks', args, options),
    inspect: async <W extends Inspection>(question: InspectQuestion<W>) =>
      (await link.request('inspect', question as InspectQuestion)) as InspectAnswer<W>,
    takeInSkill: (skill) => link.request('take_in_skill', skill),
    storage: () => link.request('storage', null),
    askToPersist: async () => (await navigator.storage?.persist?.()) ?? false,
    importDatabase: (bytes, progress) => link.request('import_database', { bytes }, { progress }),
    wipe: async () => {
      await link.request('wipe', null);
    },
    get role() {
      return link.status().role;
    },
    get status() {
      return link.status();
    },
    onStatus: link.onStatus,
    onChange: link.onChange,
    close: link.close,
  };
}

/** The right moment to ask: when there is something to lose, right after the person's own act. */
function persistAfterFirstWrite(skope: BrowserSkope): void {
  const stop = skope.onChange(({ own }) => {
    if (!own) return;
    stop();
    // A refusal changes nothing here; `storage()` tells it.
    void skope.askToPersist().catch(() => false);
  });
}
