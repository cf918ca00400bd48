/** `error`: the skill is not active. `warning`: a person should look. `info`: something worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** What can be said about a skill file or folder. A code is never renamed. */
export type DiagnosticCode =
  // reading the file
  | 'NOT_UTF8'
  | 'FILE_TOO_LARGE'
  | 'BYTE_ORDER_MARK'
  | 'NO_FRONT_MATTER'
  | 'FRONT_MATTER_UNCLOSED'
  | 'FRONT_MATTER_UNREADABLE'
  | 'FRONT_MATTER_RECOVERED'
  | 'KEY_EMPTY'
  | 'KEY_TWICE'
  | 'YAML_TAG_IGNORED'
  // fields
  | 'NAME_MISSING'
  | 'NAME_LENGTH'
  | 'NAME_CHARACTERS'
  | 'NAME_HYPHENS'
  | 'NAME_NOT_FOLDER'
  | 'DESCRIPTION_MISSING'
  | 'DESCRIPTION_LENGTH'
  | 'DESCRIPTION_ANGLE_BRACKETS'
  | 'COMPATIBILITY_LENGTH'
  | 'METADATA_NOT_STRINGS'
  | 'ALLOWED_TOOLS_FORM'
  | 'TOOLS_UNBALANCED'
  | 'TOOLS_TWICE'
  | 'VALUE_TYPE'
  | 'UNKNOWN_KEY'
  | 'EXTENSION_KEY'
  | 'BODY_LONG'
  // text that a person does not see, or that gives orders
  | 'HIDDEN_COMMENT'
  | 'HIDDEN_CHARACTERS'
  | 'TAG_CHARACTERS'
  | 'BIDI_CONTROL'
  | 'PROMPT_MARKUP'
  | 'ORDERS_THE_MODEL'
  | 'COMMAND_INSERTION'
  // discovery
  | 'NO_SKILL_FILE'
  | 'SKILL_FILE_NAME'
  | 'LOOSE_MARKDOWN'
  | 'NESTED_SKILL'
  | 'FOLDER_TOO_DEEP'
  | 'TOO_MANY_FOLDERS'
  | 'FOLDER_TOO_LARGE'
  | 'LINK_LEAVES_ROOT'
  | 'LINK_NOT_FOLLOWED'
  | 'UNREADABLE'
  // registry
  | 'SHADOWED'
  | 'UNTRUSTED'
  | 'CHANGED_SINCE_TRUSTED'
  | 'DISABLED'
  | 'EXCLUDED'
  | 'TRUST_UNREADABLE';

/** One finding. `line` counts from 1 in the file as it is on disk; 0 where no single line is meant. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly path: string;
  readonly line: number;
  readonly message: string;
  readonly severity: Severity;
}

/** Stable order: by path, then line, then code. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  if (a.line !== b.line) return a.line - b.line;
  return a.code < b.code ? -1 : a.code > b.code ? 1 : 0;
}
