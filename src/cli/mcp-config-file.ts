import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { canonicalJson, Fault } from '../base/index.ts';

export interface McpServerEntry {
  readonly command: string;
  readonly args: readonly string[];
}

export interface Installed {
  readonly path: string;
  readonly changed: boolean;
  readonly backup?: string;
}

/**
 * Enters skope under `mcpServers`, everything else as it stands; the old file is kept beside it. A file that is not a JSON
 * object is left untouched: `CONFIG_UNREADABLE`.
 */
export function installInto(path: string, server: McpServerEntry, dryRun: boolean): Installed {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const config = parseConfig(path, before);
  const servers = objectOr(config['mcpServers'], path);
  const existing = servers['skope'];
  const known = typeof existing === 'object' && existing !== null ? existing : {};
  const entry = { ...known, ...server };
  if (canonicalJson(existing) === canonicalJson(entry)) return { path, changed: false };
  if (dryRun) return { path, changed: true };
  const next = { ...config, mcpServers: { ...servers, skope: entry } };
  mkdirSync(dirname(path), { recursive: true });
  const backup = before === '' ? undefined : freeBackupName(path);
  if (backup) copyFileSync(path, backup);
  const draft = `${path}.${process.pid}.tmp`;
  const mode = existsSync(path) ? statSync(path).mode & 0o777 : 0o600;
  writeFileSync(draft, `${JSON.stringify(next, null, indentOf(before))}\n`, { mode });
  renameSync(draft, path);
  return { path, changed: true, ...(backup && { backup }) };
}

function parseConfig(path: string, text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  try {
    return objectOr(JSON.parse(text.replace(/^\ufeff/, '')), path);
  } catch (cause) {
    if (cause instanceof Fault) throw cause;
    throw new Fault(
      'CONFIG_UNREADABLE',
      `${path} is not JSON (${(cause as Error).message}). It was left untouched: correct it, then run this again.`,
      { cause },
    );
  }
}

function objectOr(value: unknown, path: string): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Fault(
    'CONFIG_UNREADABLE',
    `${path} is not built as an MCP settings file (expected an object). It was left untouched.`,
  );
}

function freeBackupName(path: string): string {
  for (let number = 1; ; number += 1) {
    const name = `${path}.skope-backup-${number}`;
    if (!existsSync(name)) return name;
  }
}

function indentOf(text: string): string | number {
  return /^\{\s*\n([ \t]+)/.exec(text)?.[1] ?? 2;
}
