export type { App, CallOptions } from './app.ts';
export { type AuditQuestion, type AuditTrail, auditTrail, exportAudit } from './audit-trail.ts';
export type { Brief, BriefHeadline, RadarEntry } from './brief.ts';
export { renderBrief, THIRD_PARTY_NOTICE } from './brief-text.ts';
export { type CloudSkill, listCloudSkills, type TakeInSkill, takeInSkill } from './cloud-skills.ts';
export { type AppOptions, createApp } from './create-app.ts';
export {
  type ImportedLedger,
  type ImportOptions,
  type ImportReport,
  readForeignLedger,
  replaceLedger,
} from './import-ledger.ts';
export { type IngestChunksResult, ingestChunks, type LongBatch } from './ingest-chunks.ts';
export { ingestText } from './ingest-text.ts';
export {
  type InspectAnswer,
  type Inspection,
  type Inspections,
  type InspectQuestion,
  inspect,
  type ToolPlaces,
} from './inspect.ts';
export { MIGRATIONS } from './migrations.ts';
export { type Act, recorded } from './recorded.ts';
export type { ArticleInput } from './shapes.ts';
export { publishSkillRevision, type SkillRevision, type SkillRevisionContent } from './skill-revisions.ts';
export { createSkope, localCaller, type Skope, type ToolSummary } from './skope.ts';
export { createTavilySearch, type TavilyOptions } from './tavily-search.ts';
export {
  explainTool,
  listTools,
  searchTools,
  showTool,
  type ToolCard,
  type ToolLine,
  type ToolListing,
  type ToolPlace,
} from './tool-listing.ts';
export { TOOL_SPECS } from './tool-specs.ts';
export type { FoundArticle, WebSearch, WebSearchQuery } from './web-search.ts';
