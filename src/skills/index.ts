// SKILL.md files: reading and checking
export { parseToolList } from './allowed-tools.ts';
export { compareDiagnostics, type Diagnostic, type DiagnosticCode, type Severity } from './diagnostic.ts';
export type { FrontMatterValue } from './recover-yaml.ts';
export type { SkillFields } from './skill-fields.ts';
export {
  MAX_SKILL_FILE_BYTES,
  type ParsedSkillFile,
  type ParseSkillOptions,
  parseSkillFile,
  type SkillFile,
} from './skill-file.ts';
export { skillWarnings } from './skill-warnings.ts';
export { extractTriggers, matchTriggers, type Utterance } from './triggers.ts';
export { SKILL_LIMITS, type SkillToValidate, validateSkill } from './validate-skill.ts';
