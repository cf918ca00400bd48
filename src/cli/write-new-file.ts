import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { Fault } from '../base/index.ts';

/**
 * Writes a file in one step, for the owner only. One that is there is left untouched unless `force`: `INVALID_ARGUMENT`;
 * `STORAGE_UNAVAILABLE` or `STORAGE_FULL` where the place cannot be written.
 */
export function writeNewFile(file: string, content: string | Uint8Array, force: boolean): void {
  if (existsSync(file) && !force) {
    throw new Fault(
      'INVALID_ARGUMENT',
      `${file} exists and was left untouched; name another file or add --force.`,
    );
  }
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    renameSync(draft, file);
  } catch (cause) {
    rmSync(draft, { force: true });
    const { code, message } = cause as NodeJS.ErrnoException;
    const fault = code === 'ENOSPC' || code === 'EDQUOT' ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE';
    throw new Fault(fault, `${file} was not written: ${message}`, { cause });
  }
}
