// SKILL.md files: reading and checking
export { parseToolList } from './allowed-tools.ts';
// the versioned store: save, staged recall, execution, folders and zips
export { textOfBytes } from './byte-text.ts';
export { COMPONENT_KINDS, type ComponentKind } from './component-kind.ts';
export { REVISION_LIMITS } from './component-path.ts';
// Skills on disk and in memory: discovery, trust, registry
export { type ContextBlock, renderContextBlock } from './context-block.ts';
export { compareDiagnostics, type Diagnostic, type DiagnosticCode, type Severity } from './diagnostic.ts';
export {
  type ExecuteCloudSkillArgs,
  type ExecuteCloudSkillResult,
  type ExecuteOptions,
  executeCloudSkill,
} from './execute-skill.ts';
export { type FolderFile, folderHash } from './folder-files.ts';
export { type RecallCloudSkillArgs, recallCloudSkill } from './recall-skill.ts';
export type { FrontMatterValue } from './recover-yaml.ts';
export { escapePromptText, renderSkill } from './render-skill.ts';
export { revisionNotices } from './revision-notices.ts';
// the sandbox; its runners are imported by the host: sandbox/runner-node.ts, sandbox/runner-browser.ts
export {
  DEFAULT_LIMITS,
  MAX_DEADLINE_MS,
  type SandboxError,
  type SandboxJob,
  type SandboxLimits,
  type SandboxResult,
  type SandboxRunner,
} from './sandbox/sandbox-runner.ts';
export {
  type SaveAction,
  type SaveCloudSkillArgs,
  type SaveCloudSkillResult,
  type SaveComponent,
  saveCloudSkill,
} from './save-skill.ts';
export { DESCRIPTORS_PER_PAGE } from './search-skills.ts';
export { searchTerms } from './search-terms.ts';
export { exportSkill, type ImportSkillOptions, importSkill, type SkillFolderEntry } from './skill-archive.ts';
export {
  type CloudSkillErrorPayload,
  type CloudSkillResponseEnvelope,
  type DescriptorData,
  type ResourceData,
  type RevisionStatus,
  type RootData,
  type SkillDescriptor,
  type SkillNotice,
  type SkillOwner,
  type SkillResource,
  skillEnvelopeText,
} from './skill-envelope.ts';
export type { SkillFields } from './skill-fields.ts';
export {
  MAX_SKILL_FILE_BYTES,
  type ParsedSkillFile,
  type ParseSkillOptions,
  parseSkillFile,
  type SkillFile,
} from './skill-file.ts';
export { type LoadedSkill, SkillLoader } from './skill-loader.ts';
export { type SkillPlace, SkillRegistry, type SkillRegistryOptions } from './skill-registry.ts';
export { SKILLS_SCHEMA } from './skill-schema.ts';
export { type RegisteredSkill, SkillSnapshot, type SkillState, type UsableSkill } from './skill-snapshot.ts';
export type { SkillSource, SourceEntry, SourceListing } from './skill-source.ts';
export { createMemorySource, type MemorySource } from './skill-source-memory.ts';
export { type ComponentRow, type RevisionRow, type SkillRow, SkillStore } from './skill-store.ts';
export { skillWarnings } from './skill-warnings.ts';
export { extractTriggers, matchTriggers, type Utterance } from './triggers.ts';
export { createMemoryTrustStore, type TrustStore } from './trust-store.ts';
export { SKILL_LIMITS, type SkillToValidate, validateSkill } from './validate-skill.ts';
export { unzipSkill, zipSkill } from './zip-skill.ts';
