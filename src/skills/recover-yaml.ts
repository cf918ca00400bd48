import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

import type { Diagnostic, Severity } from './diagnostic.ts';
import { repairEntry } from './repair-yaml-entry.ts';

/** Front matter as written: every scalar stays the text it is (`1.10` is "1.10", `yes` is "yes", nothing is ""). */
export type FrontMatterValue =
  | string
  | readonly FrontMatterValue[]
  | { readonly [key: string]: FrontMatterValue };

export interface FrontMatterEntry {
  readonly key: string;
  readonly value: FrontMatterValue;
  readonly line: number;
}

export interface YamlContext {
  readonly path: string;
  /** The line of the file on which the YAML starts. */
  readonly first_line: number;
  /** How grave a recovery is: a warning when loading, an error when publishing. */
  readonly recovery: Severity;
}

export interface FrontMatterRead {
  /** The top-level entries, or null where the YAML cannot be read even with repairs. */
  readonly entries: readonly FrontMatterEntry[] | null;
  readonly diagnostics: readonly Diagnostic[];
}

type Parsed =
  | { readonly ok: true; readonly entries: readonly FrontMatterEntry[]; readonly tags: readonly number[] }
  | { readonly ok: false; readonly line: number; readonly message: string };

/** More would let a few lines of anchors grow into gigabytes. */
const MAX_ALIASES = 50;

/**
 * YAML as the library reads it. Where that fails, each top-level entry is read alone and repaired in the few ways
 * of `repair-yaml-entry.ts`; every repair is a diagnostic, and one entry beyond repair makes the whole unreadable,
 * because a lost `allowed-tools` would mean more rights than were written.
 */
export function readFrontMatter(yaml: string, context: YamlContext): FrontMatterRead {
  const whole = parseMapping(yaml);
  const read = whole.ok ? { entries: whole.entries, repairs: [], tags: whole.tags } : readEntries(yaml);
  if ('failure' in read) return { entries: null, diagnostics: [unreadable(read.failure, context)] };
  const kept = keepLast(read.entries, context);
  const diagnostics = [
    ...read.repairs.map((repair) => recovered(repair, context)),
    ...read.tags.map((line) => ignoredTag(line, context)),
    ...kept.diagnostics,
  ];
  const entries = kept.entries.map((entry) => ({ ...entry, line: entry.line + context.first_line }));
  return { entries, diagnostics };
}

/** `line` counts from 0 within the YAML. */
interface Note {
  readonly line: number;
  readonly message: string;
}

interface ReadEntries {
  readonly entries: readonly FrontMatterEntry[];
  readonly repairs: readonly Note[];
  readonly tags: readonly number[];
}

function readEntries(yaml: string): ReadEntries | { readonly failure: Note } {
  const entries: FrontMatterEntry[] = [];
  const repairs: Note[] = [];
  const tags: number[] = [];
  const split = splitEntries(yaml.split('\n'));
  if ('failure' in split) return split;
  for (const { line, lines } of split.blocks) {
    const plain = parseMapping(lines.join('\n'));
    let parsed = plain;
    for (const repair of plain.ok ? [] : repairEntry(lines)) {
      parsed = parseMapping(repair.lines.join('\n'));
      if (!parsed.ok) continue;
      repairs.push({ line, message: repair.message });
      break;
    }
    if (!parsed.ok) {
      const cause = plain.ok ? parsed : plain;
      return { failure: { line: line + cause.line, message: cause.message } };
    }
    entries.push(...parsed.entries.map((entry) => ({ ...entry, line: entry.line + line })));
    tags.push(...parsed.tags.map((tag) => tag + line));
  }
  return { entries, repairs, tags };
}

interface EntryBlock {
  readonly line: number;
  readonly lines: readonly string[];
}

const ENTRY_START = /^(?:"[^"]*"\s*|'[^']*'\s*|[^\s#\-[\]{},"'&*!|>%@`:][^:]*|):(?:\s|$)/u;

/** Lines grouped by the key at column 0; what an open bracket spans stays with its key. */
function splitEntries(
  lines: readonly string[],
): { readonly blocks: readonly EntryBlock[] } | { readonly failure: Note } {
  const blocks: { line: number; lines: string[] }[] = [];
  let open = 0;
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1);
    if (open <= 0 && ENTRY_START.test(line)) {
      blocks.push({ line: index, lines: [line] });
      open = openBrackets(line.slice(line.indexOf(':') + 1));
    } else if (last !== undefined && continues(line, open, last.lines[0] ?? '')) {
      last.lines.push(line);
      if (open > 0 || /^[[{]/u.test(line)) open += openBrackets(line);
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      return {
        failure: { line: index, message: 'This line is neither a key with a value nor part of one.' },
      };
    }
  }
  return { blocks };
}

function continues(line: string, open: number, first: string): boolean {
  if (open > 0 || line.trim() === '' || /^\s/u.test(line) || line.startsWith('- ')) return true;
  return /^[[{]/u.test(line) && /:\s*$/u.test(first);
}

/** Opening minus closing brackets outside quotes, where the text starts a flow value or goes on with one. */
function openBrackets(text: string): number {
  if (!/^\s*[[{\]}"']/u.test(text) && !/[,\]}]$/u.test(text.trimEnd())) return 0;
  const bare = text.replace(/"(?:\\.|[^"\\])*"|'[^']*'/gu, '');
  return (bare.match(/[[{]/gu)?.length ?? 0) - (bare.match(/[\]}]/gu)?.length ?? 0);
}

function parseMapping(yaml: string): Parsed {
  const counter = new LineCounter();
  const document = parseDocument(yaml, {
    schema: 'failsafe',
    uniqueKeys: false,
    lineCounter: counter,
    logLevel: 'silent',
    prettyErrors: false,
  });
  const lineAt = (offset: number): number => Math.max(0, counter.linePos(offset).line - 1);
  const error = document.errors[0];
  if (error !== undefined) return { ok: false, line: lineAt(error.pos[0]), message: error.message };
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.source === undefined)) {
    return { ok: true, entries: [], tags: [] };
  }
  if (isScalar(contents) && contents.source === '') return { ok: true, entries: [], tags: [] };
  if (!isMap(contents)) return { ok: false, line: 0, message: 'Front matter must be keys with values.' };
  try {
    const entries = contents.items.map((pair): FrontMatterEntry => {
      const key = isScalar(pair.key) ? String(pair.key.value ?? '') : '';
      const range = isScalar(pair.key) ? pair.key.range : undefined;
      const value = hasToJs(pair.value) ? pair.value.toJS(document, { maxAliasCount: MAX_ALIASES }) : '';
      return { key, value: asValue(value), line: lineAt(range?.[0] ?? 0) };
    });
    return { ok: true, entries, tags: document.warnings.map((warning) => lineAt(warning.pos[0])) };
  } catch (thrown) {
    if (!(thrown instanceof ReferenceError)) throw thrown;
    return { ok: false, line: 0, message: thrown.message };
  }
}

interface YamlNode {
  toJS(document: unknown, options: { maxAliasCount: number }): unknown;
}

function hasToJs(node: unknown): node is YamlNode {
  return typeof node === 'object' && node !== null && 'toJS' in node;
}

function asValue(value: unknown): FrontMatterValue {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(asValue);
  if (typeof value !== 'object') return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, asValue(member)]));
}

function keepLast(
  entries: readonly FrontMatterEntry[],
  context: YamlContext,
): { entries: FrontMatterEntry[]; diagnostics: Diagnostic[] } {
  const last = new Map<string, FrontMatterEntry>();
  const diagnostics: Diagnostic[] = [];
  for (const entry of entries) {
    const line = entry.line + context.first_line;
    if (entry.key.trim() === '') {
      diagnostics.push({
        code: 'KEY_EMPTY',
        path: context.path,
        line,
        severity: context.recovery,
        message: 'A value without a key was dropped.',
      });
      continue;
    }
    if (last.has(entry.key)) {
      const message = `"${entry.key}" is given twice; the last one counts.`;
      diagnostics.push({ code: 'KEY_TWICE', path: context.path, line, severity: context.recovery, message });
    }
    last.set(entry.key, entry);
  }
  return { entries: [...last.values()], diagnostics };
}

function unreadable(note: Note, context: YamlContext): Diagnostic {
  const message = `The front matter cannot be read, so the skill is not active: ${note.message}`;
  return {
    code: 'FRONT_MATTER_UNREADABLE',
    path: context.path,
    line: note.line + context.first_line,
    severity: 'error',
    message,
  };
}

function recovered(note: Note, context: YamlContext): Diagnostic {
  return {
    code: 'FRONT_MATTER_RECOVERED',
    path: context.path,
    line: note.line + context.first_line,
    severity: context.recovery,
    message: note.message,
  };
}

function ignoredTag(line: number, context: YamlContext): Diagnostic {
  const message = 'A YAML tag was ignored and its value read as text.';
  return {
    code: 'YAML_TAG_IGNORED',
    path: context.path,
    line: line + context.first_line,
    severity: context.recovery,
    message,
  };
}
