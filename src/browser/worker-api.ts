import type { ImportReport } from '../app/import-ledger.ts';
import type { InspectAnswer, InspectQuestion, ToolSummary } from '../app/index.ts';
import type { IngestChunksResult } from '../app/ingest-chunks.ts';
import type { SaveCloudSkillResult, SkillFolderEntry } from '../skills/index.ts';
import type { ToolOutput } from '../tools/index.ts';
import type { Envelope } from './envelope.ts';

/** What a ledger answers, whichever tab holds it. Every value can be cloned between tabs. */
export interface LedgerMethods {
  call(args: { readonly name: string; readonly args: unknown }): ToolOutput;
  /** Several calls of `ingest_news`, each whole; runs in the caller's own worker. */
  ingest_chunks(args: IngestChunks): IngestChunksResult;
  tools(args: null): readonly ToolSummary[];
  /** What a person asks about tools, policies, the record and skills; writes nothing. */
  inspect(args: InspectQuestion): InspectAnswer;
  take_in_skill(args: TakeInSkill): SaveCloudSkillResult;
  digest(args: null): string;
  export_database(args: null): Uint8Array;
  import_database(args: { readonly bytes: Uint8Array }): ImportReport;
  wipe(args: null): null;
  storage(args: null): StorageInfo;
}
export type Method = keyof LedgerMethods;
export type MethodArguments<M extends Method> = Parameters<LedgerMethods[M]>[0];
export type MethodResult<M extends Method> = ReturnType<LedgerMethods[M]>;

export interface IngestChunks {
  readonly articles: readonly unknown[];
  readonly query_context?: string | undefined;
  readonly chunk_size?: number | undefined;
}

/** A skill that the person hands in: a zip or files as a draft, or a revision that is there, to be published. */
export type TakeInSkill =
  | { readonly zip: Uint8Array; readonly from: string }
  | { readonly files: readonly SkillFolderEntry[]; readonly from: string }
  | { readonly slug: string; readonly revision_id: string };

export interface StorageInfo {
  readonly engine: 'wasm-opfs' | 'wasm-memory';
  /** Bytes of the ledger file. */
  readonly ledger_bytes: number;
  /** Bytes that this origin uses and may use, as the browser estimates; absent where it does not say. */
  readonly usage?: number | undefined;
  readonly quota?: number | undefined;
  /** True where the browser has promised not to evict the data by itself. */
  readonly persisted: boolean;
}

/**
 * `leader`: this tab's worker holds the ledger. `follower`: it asks the leading tab. `waiting`: neither yet.
 * `alone`: a ledger in memory, of this page only.
 */
export type Role = 'leader' | 'follower' | 'waiting' | 'alone';

export interface ConnectionStatus {
  readonly role: Role;
  /** True for good once a newer build was met: reads go on, writes end with `READ_ONLY`, a reload is the way on. */
  readonly read_only: boolean;
  readonly version: string;
  /** The newer build that was met. */
  readonly newer_version?: string | undefined;
  /** Why the ledger cannot be used, where it cannot. */
  readonly fault?: { readonly code: string; readonly message: string; readonly hint: string } | undefined;
}

/** The ledger was written by a tab; `tool` is a tool's name, `import`, `wipe` or `take_in_skill`. */
export interface Change {
  readonly tool: string;
  /** True where this page made the call. */
  readonly own: boolean;
}

export interface OpenRequest {
  readonly engine: 'opfs' | 'memory';
  readonly name: string;
  readonly version: string;
}

export interface OpenedWorker {
  readonly worker_id: string;
  readonly status: ConnectionStatus;
  /** Tools whose call may be sent again where its answer was lost. */
  readonly repeatable_tools: readonly string[];
}

export interface WorkerEvents {
  onStatus(status: ConnectionStatus): void;
  onChange(change: Change): void;
}

export type Progress = (done: number, total: number, message?: string) => void;

/** What the worker exposes by comlink. Nothing here rejects. */
export interface WorkerApi {
  /** Answers once the ledger can be reached, or with the fault that says why it cannot. */
  open(
    request: OpenRequest,
    onStatus: WorkerEvents['onStatus'],
    onChange: WorkerEvents['onChange'],
  ): Promise<Envelope<OpenedWorker>>;
  request<M extends Method>(
    id: string,
    method: M,
    args: MethodArguments<M>,
    progress?: Progress,
  ): Promise<Envelope<MethodResult<M>>>;
  cancel(id: string): Promise<void>;
  /** Ends what runs, hands the ledger over and lets go of it. */
  close(): Promise<void>;
}
