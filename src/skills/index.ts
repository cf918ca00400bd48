// SKILL.md files: reading and checking
export { parseToolList } from './allowed-tools.ts';
// Skills on disk and in memory: discovery, trust, registry
export { type ContextBlock, renderContextBlock } from './context-block.ts';
export { compareDiagnostics, type Diagnostic, type DiagnosticCode, type Severity } from './diagnostic.ts';
export { type FolderFile, folderHash } from './folder-files.ts';
export type { FrontMatterValue } from './recover-yaml.ts';
export { escapePromptText, renderSkill } from './render-skill.ts';
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
export { type RegisteredSkill, SkillSnapshot, type SkillState, type UsableSkill } from './skill-snapshot.ts';
export type { SkillSource, SourceEntry, SourceListing } from './skill-source.ts';
export { createMemorySource, type MemorySource } from './skill-source-memory.ts';
export { skillWarnings } from './skill-warnings.ts';
export { extractTriggers, matchTriggers, type Utterance } from './triggers.ts';
export { createMemoryTrustStore, type TrustStore } from './trust-store.ts';
export { SKILL_LIMITS, type SkillToValidate, validateSkill } from './validate-skill.ts';
