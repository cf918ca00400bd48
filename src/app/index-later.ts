/** What a door may load when it is asked for, so that the first brief does not wait for it. */
export { unzipSkill } from '../skills/index.ts';
export { takeInSkill } from './cloud-skills.ts';
export { readForeignLedger, replaceLedger } from './import-ledger.ts';
export { ingestChunks } from './ingest-chunks.ts';
export { inspect } from './inspect.ts';
export { loadAhead } from './load-ahead.ts';
export { publishSkillRevision } from './skill-revisions.ts';
