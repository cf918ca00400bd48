import { cleanText } from '../base/index.ts';
import { parseToolList, unquote } from './allowed-tools.ts';
import type { Diagnostic, DiagnosticCode, Severity } from './diagnostic.ts';
import type { FrontMatterEntry, FrontMatterValue } from './recover-yaml.ts';
import { extractTriggers, uniqueTriggers } from './triggers.ts';

/** What the front matter says, with a value for every field. Text is one line, without invisible characters. */
export interface SkillFields {
  readonly name: string;
  readonly description: string;
  readonly triggers: readonly string[];
  readonly tools: readonly string[];
  readonly source: string;
  readonly risk: string;
  readonly license: string;
  readonly compatibility: string;
  readonly metadata: { readonly [key: string]: string };
  /** For node prompts: which node, which type of it (`*` is any), which part of the prompt, in which order. */
  readonly node: string;
  readonly type: string;
  readonly role: string;
  readonly priority: number;
  readonly version: string;
  readonly enabled: boolean;
}

/** Keys of the Agent Skills specification, and those that skope reads besides. */
export const SPECIFIED_KEYS: ReadonlySet<string> = new Set([
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
]);
export const EXTENSION_KEYS: ReadonlySet<string> = new Set([
  'triggers',
  'tools',
  'source',
  'risk',
  'node',
  'type',
  'role',
  'priority',
  'version',
  'enabled',
]);

export interface FieldContext {
  readonly path: string;
  readonly folder_name: string;
}

/** Reads the fields; whatever is of the wrong type or missing is a diagnostic and gets its default. */
export function readFields(
  entries: readonly FrontMatterEntry[],
  context: FieldContext,
): { readonly fields: SkillFields; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const report = (code: DiagnosticCode, severity: Severity, line: number, message: string): void => {
    diagnostics.push({ code, path: context.path, line, message, severity });
  };
  const text = (key: string, fallback = ''): string => {
    const entry = byKey.get(key);
    if (entry === undefined) return fallback;
    if (typeof entry.value !== 'string') {
      report('VALUE_TYPE', 'warning', entry.line, `"${key}" must be text; it was left out.`);
      return fallback;
    }
    return cleanText(entry.value) || fallback;
  };

  const description = text('description');
  if (description === '') {
    const line = byKey.get('description')?.line ?? 1;
    report(
      'DESCRIPTION_MISSING',
      'error',
      line,
      'Without a description nothing can tell when the skill is of use.',
    );
  }
  let name = text('name');
  if (name === '') {
    name = cleanText(context.folder_name);
    report(
      'NAME_MISSING',
      'warning',
      byKey.get('name')?.line ?? 1,
      `There is no name; the folder's is used: "${name}".`,
    );
  }
  const fields: SkillFields = {
    name,
    description,
    triggers: readTriggers(byKey.get('triggers'), description, report),
    tools: readTools(byKey.get('tools'), byKey.get('allowed-tools'), report),
    source: text('source'),
    risk: text('risk', 'safe'),
    license: text('license'),
    compatibility: text('compatibility'),
    metadata: readMetadata(byKey.get('metadata'), report),
    node: text('node'),
    type: text('type', '*'),
    role: text('role', 'system'),
    priority: readPriority(byKey.get('priority'), report),
    version: text('version', '0.1'),
    enabled: !/^(?:false|0|no|off)$/iu.test(text('enabled', 'true')),
  };
  for (const { key, line } of entries) {
    if (SPECIFIED_KEYS.has(key) || EXTENSION_KEYS.has(key)) continue;
    report(
      'UNKNOWN_KEY',
      'info',
      line,
      `"${cleanText(key)}" is not a key that skope reads; it is kept as written.`,
    );
  }
  return { fields, diagnostics };
}

type Report = (code: DiagnosticCode, severity: Severity, line: number, message: string) => void;

/** The `triggers` key first, then the phrase in the description. */
function readTriggers(entry: FrontMatterEntry | undefined, description: string, report: Report): string[] {
  const given: string[] = [];
  if (typeof entry?.value === 'string') given.push(...entry.value.split(',').map(unquote));
  else if (Array.isArray(entry?.value)) given.push(...texts(entry.value, 'triggers', entry.line, report));
  else if (entry !== undefined)
    report('VALUE_TYPE', 'warning', entry.line, '"triggers" must be a list or text.');
  return uniqueTriggers([...given, ...extractTriggers(description)].map(cleanText));
}

function readTools(
  own: FrontMatterEntry | undefined,
  specified: FrontMatterEntry | undefined,
  report: Report,
): readonly string[] {
  const lists = [own, specified].flatMap((entry) => {
    if (entry === undefined) return [];
    if (typeof entry.value !== 'string' && !Array.isArray(entry.value)) {
      report('VALUE_TYPE', 'warning', entry.line, `"${entry.key}" must be a list or text.`);
    } else if (Array.isArray(entry.value)) {
      texts(entry.value, entry.key, entry.line, report);
    }
    const list = parseToolList(entry.value);
    if (!list.balanced)
      report('TOOLS_UNBALANCED', 'warning', entry.line, 'A parenthesis in the tools never closes.');
    return [list.tools.map(cleanText)];
  });
  const [first = [], second] = lists;
  if (second !== undefined && first.join('\n') !== second.join('\n')) {
    report(
      'TOOLS_TWICE',
      'warning',
      own?.line ?? 0,
      '"tools" and "allowed-tools" differ; only "tools" counts.',
    );
  }
  return first;
}

function texts(items: readonly FrontMatterValue[], key: string, line: number, report: Report): string[] {
  const kept = items.filter((item): item is string => typeof item === 'string');
  if (kept.length < items.length) {
    report('VALUE_TYPE', 'warning', line, `Items of "${key}" that are not text were left out.`);
  }
  return kept;
}

function readMetadata(
  entry: FrontMatterEntry | undefined,
  report: Report,
): { readonly [key: string]: string } {
  if (entry === undefined || entry.value === '') return {};
  if (typeof entry.value === 'string' || Array.isArray(entry.value)) {
    report('VALUE_TYPE', 'warning', entry.line, '"metadata" must be keys with text; it was left out.');
    return {};
  }
  const members = Object.entries(entry.value);
  const kept = members.filter((member): member is [string, string] => typeof member[1] === 'string');
  if (kept.length < members.length) {
    report('VALUE_TYPE', 'warning', entry.line, 'Members of "metadata" that are not text were left out.');
  }
  return Object.fromEntries(kept);
}

function readPriority(entry: FrontMatterEntry | undefined, report: Report): number {
  if (entry === undefined || entry.value === '') return 100;
  if (typeof entry.value === 'string' && /^[+-]?\d{1,9}$/u.test(entry.value.trim()))
    return Number(entry.value);
  report('VALUE_TYPE', 'warning', entry.line, '"priority" must be a whole number; 100 is used.');
  return 100;
}
