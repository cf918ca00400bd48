import { compareDiagnostics, type Diagnostic, type DiagnosticCode, type Severity } from './diagnostic.ts';
import { normalizeLines, splitFrontMatter } from './front-matter.ts';
import { type FrontMatterValue, readFrontMatter } from './recover-yaml.ts';
import { readFields, type SkillFields } from './skill-fields.ts';
import { skillWarnings } from './skill-warnings.ts';
import { validateSkill } from './validate-skill.ts';

/** A SKILL.md that could be read: its fields, its instructions, and the front matter as written. */
export interface SkillFile extends SkillFields {
  /** What follows the closing fence, with LF line ends; never holds the fence. */
  readonly body: string;
  /** The line of the file on which the body starts. */
  readonly body_line: number;
  readonly front_matter: { readonly [key: string]: FrontMatterValue };
}

export interface ParseSkillOptions {
  /** Where the file is, as diagnostics name it. */
  readonly path: string;
  /** The name of a skill that gives none; in strict mode the name must equal it. */
  readonly folder_name?: string;
  /** `lenient` loads what can be read; `strict` holds it to the specification and recovers nothing silently. */
  readonly mode: 'lenient' | 'strict';
}

export interface ParsedSkillFile {
  /** Null where there is no front matter or it cannot be read. A skill with an `error` diagnostic is not active. */
  readonly skill: SkillFile | null;
  readonly diagnostics: readonly Diagnostic[];
}

export const MAX_SKILL_FILE_BYTES = 1_048_576;
/** Sixty times what the specification's fields may hold together; reading YAML takes time beyond its length. */
const MAX_FRONT_MATTER_CHARACTERS = 65_536;

/** The one reader of SKILL.md, for folders on disk and for revisions alike. Never throws on any input. */
export function parseSkillFile(input: string | Uint8Array, options: ParseSkillOptions): ParsedSkillFile {
  const { path, mode } = options;
  const fail = (code: DiagnosticCode, line: number, message: string): ParsedSkillFile => ({
    skill: null,
    diagnostics: [{ code, path, line, message, severity: 'error' }],
  });
  if (input.length > MAX_SKILL_FILE_BYTES) {
    return fail('FILE_TOO_LARGE', 0, `The file is larger than ${MAX_SKILL_FILE_BYTES} bytes.`);
  }
  const decoded = typeof input === 'string' ? input : decodeUtf8(input);
  if (decoded === null) return fail('NOT_UTF8', 0, 'The file is not UTF-8 text: save it as UTF-8.');

  const normalized = normalizeLines(decoded);
  const split = splitFrontMatter(normalized.text);
  if (split.kind === 'none') return fail('NO_FRONT_MATTER', 1, `There is no front matter. ${split.hint}`);
  if (split.kind === 'unclosed')
    return fail('FRONT_MATTER_UNCLOSED', 1, 'The front matter has no closing "---" line.');

  if (split.yaml.length > MAX_FRONT_MATTER_CHARACTERS) {
    const message = `The front matter is longer than ${MAX_FRONT_MATTER_CHARACTERS} characters: move text to the body.`;
    return fail('FRONT_MATTER_UNREADABLE', split.yaml_line, message);
  }

  const recovery: Severity = mode === 'strict' ? 'error' : 'warning';
  const diagnostics: Diagnostic[] = [];
  if (normalized.had_bom) {
    diagnostics.push({
      code: 'BYTE_ORDER_MARK',
      path,
      line: 1,
      severity: 'info',
      message: 'A byte order mark was taken off.',
    });
  }
  const read = readFrontMatter(split.yaml, { path, first_line: split.yaml_line, recovery });
  diagnostics.push(...read.diagnostics, ...skillWarnings(normalized.text, { path }));
  if (read.entries === null) return { skill: null, diagnostics: diagnostics.sort(compareDiagnostics) };

  const { fields, diagnostics: fieldDiagnostics } = readFields(read.entries, {
    path,
    folder_name: options.folder_name ?? '',
  });
  const skill: SkillFile = {
    ...fields,
    body: split.body,
    body_line: split.body_line,
    front_matter: Object.fromEntries(read.entries.map(({ key, value }) => [key, value])),
  };
  if (mode === 'lenient') diagnostics.push(...fieldDiagnostics);
  else diagnostics.push(...strictFindings(skill, read.entries, options, fieldDiagnostics));
  return { skill, diagnostics: diagnostics.sort(compareDiagnostics) };
}

/** The specification's findings, and those of the field reader that it does not already make for that line. */
function strictFindings(
  skill: SkillFile,
  entries: readonly { readonly key: string; readonly line: number }[],
  options: ParseSkillOptions,
  fieldDiagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const lines = new Map(entries.map(({ key, line }) => [key, line]));
  const { front_matter, body } = skill;
  const folder = options.folder_name === undefined ? {} : { folder_name: options.folder_name };
  const found = validateSkill({ front_matter, body, ...folder }, { path: options.path, lines });
  const said = new Set(found.map(({ code, line }) => `${code} ${line}`));
  return [...found, ...fieldDiagnostics.filter(({ code, line }) => !said.has(`${code} ${line}`))];
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (thrown) {
    if (thrown instanceof TypeError) return null;
    throw thrown;
  }
}
