import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Fault } from '../base/index.ts';

/** What a person sets once for their machine: `config.json` in skope's home. */
export interface SettingsFile {
  readonly tavily_api_key?: string;
}

/** Where skope keeps its files: `SKOPE_HOME`, else `~/.skope`. */
export function skopeHome(): string {
  return process.env['SKOPE_HOME'] || join(homedir(), '.skope');
}

/** The ledger file where none is named: `SKOPE_DB_PATH`, else `skope.db` in skope's home. */
export function defaultLedgerPath(): string {
  return process.env['SKOPE_DB_PATH'] || join(skopeHome(), 'skope.db');
}

export function settingsPath(): string {
  return join(skopeHome(), 'config.json');
}

/** `SKOPE_TAVILY_API_KEY`, else the key in `config.json`, else undefined. Fault `CONFIG_UNREADABLE`. */
export function tavilyKey(): string | undefined {
  return process.env['SKOPE_TAVILY_API_KEY'] || readSettings().tavily_api_key || undefined;
}

/** The settings, empty where there is no file. A file that cannot be read is left untouched: `CONFIG_UNREADABLE`. */
export function readSettings(): SettingsFile & Record<string, unknown> {
  const path = settingsPath();
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if ((cause as { code?: string }).code === 'ENOENT') return {};
    throw new Fault('CONFIG_UNREADABLE', `${path} cannot be read: ${(cause as Error).message}`, { cause });
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as SettingsFile & Record<string, unknown>;
  } catch {
    // Falls through: what the file holds may be a secret, so no part of it enters the message.
  }
  throw new Fault(
    'CONFIG_UNREADABLE',
    `${path} is not a JSON object. It was left untouched; correct or move it.`,
  );
}

/** Replaces the file in one step, for the owner only. Fields that skope does not know stay. */
export function writeSettings(changed: SettingsFile): void {
  const path = settingsPath();
  const next = { ...readSettings(), ...changed };
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(next, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}
