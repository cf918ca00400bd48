import type { Diagnostic, DiagnosticCode, Severity } from './diagnostic.ts';
import type { FrontMatterValue } from './recover-yaml.ts';
import { EXTENSION_KEYS, SPECIFIED_KEYS } from './skill-fields.ts';

/** What the specification speaks of: the front matter as written, the instructions, and the folder's name. */
export interface SkillToValidate {
  readonly front_matter: { readonly [key: string]: FrontMatterValue };
  readonly body?: string;
  /** Where given, the name must equal it. */
  readonly folder_name?: string;
}

export interface ValidateContext {
  readonly path: string;
  /** The line of each key, where there is a file. */
  readonly lines?: ReadonlyMap<string, number>;
}

/** https://agentskills.io/specification, lengths in characters. */
export const SKILL_LIMITS = {
  name: 64,
  description: 1024,
  compatibility: 500,
  body_lines: 500,
} as const;

/**
 * The rules of the Agent Skills specification. An `error` forbids publishing; a `warning` is advice of the
 * specification or a rule that only some validators have. Names are a-z, 0-9 and hyphen as the specification's
 * text says; the reference library also lets other lower-case letters pass.
 */
export function validateSkill(skill: SkillToValidate, context: ValidateContext): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report: Report = (code, key, message, severity = 'error') => {
    found.push({
      code,
      path: context.path,
      line: context.lines?.get(key) ?? (context.lines ? 1 : 0),
      message,
      severity,
    });
  };
  const { front_matter: values } = skill;
  checkName(values['name'], skill.folder_name, report);
  checkDescription(values['description'], report);
  checkText(values['license'], 'license', report);
  checkCompatibility(values['compatibility'], report);
  checkMetadata(values['metadata'], report);
  checkAllowedTools(values['allowed-tools'], report);
  checkKeys(Object.keys(values), report);
  checkBody(skill.body ?? '', report);
  return found;
}

type Report = (code: DiagnosticCode, key: string, message: string, severity?: Severity) => void;

function checkName(name: FrontMatterValue | undefined, folder: string | undefined, report: Report): void {
  if (name === undefined || name === '') {
    report('NAME_MISSING', 'name', 'A name is required.');
    return;
  }
  if (typeof name !== 'string') {
    report('VALUE_TYPE', 'name', 'The name must be text.');
    return;
  }
  const length = characters(name);
  if (length > SKILL_LIMITS.name)
    report('NAME_LENGTH', 'name', `The name has ${length} characters; at most ${SKILL_LIMITS.name}.`);
  if (!/^[a-z0-9-]*$/u.test(name)) {
    report('NAME_CHARACTERS', 'name', 'The name may hold only lower-case letters a-z, digits and hyphens.');
  }
  if (name.startsWith('-') || name.endsWith('-'))
    report('NAME_HYPHENS', 'name', 'The name may not begin or end with a hyphen.');
  if (name.includes('--')) report('NAME_HYPHENS', 'name', 'The name may not hold two hyphens in a row.');
  if (folder !== undefined && folder.normalize('NFKC') !== name.normalize('NFKC')) {
    report('NAME_NOT_FOLDER', 'name', `The name must equal the folder's: "${folder}".`);
  }
}

function checkDescription(description: FrontMatterValue | undefined, report: Report): void {
  if (description !== undefined && typeof description !== 'string') {
    report('VALUE_TYPE', 'description', 'The description must be text.');
    return;
  }
  if (description === undefined || description.trim() === '') {
    report('DESCRIPTION_MISSING', 'description', 'A description is required.');
    return;
  }
  const length = characters(description);
  if (length > SKILL_LIMITS.description) {
    report(
      'DESCRIPTION_LENGTH',
      'description',
      `The description has ${length} characters; at most ${SKILL_LIMITS.description}.`,
    );
  }
  if (/[<>]/u.test(description)) {
    report(
      'DESCRIPTION_ANGLE_BRACKETS',
      'description',
      'Some validators refuse "<" and ">" in a description.',
      'warning',
    );
  }
}

function checkText(value: FrontMatterValue | undefined, key: string, report: Report): void {
  if (value !== undefined && typeof value !== 'string') report('VALUE_TYPE', key, `"${key}" must be text.`);
}

function checkCompatibility(value: FrontMatterValue | undefined, report: Report): void {
  checkText(value, 'compatibility', report);
  if (typeof value !== 'string') return;
  const length = characters(value);
  if (length > SKILL_LIMITS.compatibility) {
    report(
      'COMPATIBILITY_LENGTH',
      'compatibility',
      `"compatibility" has ${length} characters; at most ${SKILL_LIMITS.compatibility}.`,
    );
  }
}

function checkMetadata(value: FrontMatterValue | undefined, report: Report): void {
  if (value === undefined || value === '') return;
  const isMap = typeof value !== 'string' && !Array.isArray(value);
  if (!isMap || Object.values(value).some((member) => typeof member !== 'string')) {
    report('METADATA_NOT_STRINGS', 'metadata', '"metadata" must be keys with text values.');
  }
}

function checkAllowedTools(value: FrontMatterValue | undefined, report: Report): void {
  if (value === undefined) return;
  if (typeof value !== 'string' || value.replace(/\([^)]*\)/gu, '').includes(',')) {
    report(
      'ALLOWED_TOOLS_FORM',
      'allowed-tools',
      '"allowed-tools" must be one text with spaces between the tools.',
    );
  }
}

function checkKeys(keys: readonly string[], report: Report): void {
  for (const key of keys) {
    if (SPECIFIED_KEYS.has(key)) continue;
    if (EXTENSION_KEYS.has(key)) {
      report('EXTENSION_KEY', key, `"${key}" is skope's own key; other validators may refuse it.`, 'warning');
    } else {
      report('UNKNOWN_KEY', key, `"${key}" is not a key of the specification; put it under "metadata".`);
    }
  }
}

function checkBody(body: string, report: Report): void {
  const lines = body.split('\n').length;
  if (lines > SKILL_LIMITS.body_lines) {
    report(
      'BODY_LONG',
      '',
      `The instructions have ${lines} lines; under ${SKILL_LIMITS.body_lines} is advised.`,
      'warning',
    );
  }
}

function characters(text: string): number {
  return [...text].length;
}
