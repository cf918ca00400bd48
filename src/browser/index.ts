export type { ImportReport } from '../app/import-ledger.ts';
export type {
  InspectAnswer,
  Inspection,
  InspectQuestion,
} from '../app/index.ts';
export type { IngestChunksResult } from '../app/ingest-chunks.ts';
export { Fault, type FaultCode } from '../base/index.ts';
export { type Build, compareBuilds, VERSION } from './build.ts';
export { type BrowserSkope, type ConnectOptions, connectSkope } from './connect-skope.ts';
export type {
  Change,
  ConnectionStatus,
  IngestChunks,
  Progress,
  Role,
  StorageInfo,
  TakeInSkill,
  WorkerApi,
} from './worker-api.ts';
