import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/v4';

import { compareCodeUnits, Fault } from '../base/index.ts';
import { fileFault } from './file-fault-node.ts';
import type { TrustStore } from './trust-store.ts';

const trustFile = z.object({
  version: z.literal(1),
  skills: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/u)),
});

type Read =
  | { readonly ok: true; readonly skills: Map<string, string> }
  | { readonly ok: false; readonly message: string };

/**
 * `trusted-skills.json` in the skope home (mode 0600). Read at each question, so that processes see each other's
 * marks; written to a file beside it that then takes its place. A file that cannot be read trusts nothing and is
 * left untouched: `CONFIG_UNREADABLE` on writing.
 */
export function createNodeTrustStore(home: string): TrustStore {
  const path = join(home, 'trusted-skills.json');
  const change = (work: (skills: Map<string, string>) => void): void => {
    const read = readTrust(path);
    if (!read.ok) throw new Fault('CONFIG_UNREADABLE', `${path}: ${read.message} Repair or remove it.`);
    work(read.skills);
    writeTrust(path, read.skills);
  };
  return {
    trustedHash: (location) => {
      const read = readTrust(path);
      return read.ok ? (read.skills.get(location) ?? null) : null;
    },
    trust: (location, hash) => change((skills) => skills.set(location, hash)),
    revoke: (location) => change((skills) => skills.delete(location)),
    problem: () => {
      const read = readTrust(path);
      return read.ok ? null : { path, message: read.message };
    },
  };
}

function readTrust(path: string): Read {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (thrown) {
    if (!(thrown instanceof Error) || !('code' in thrown)) throw thrown;
    if (thrown.code === 'ENOENT') return { ok: true, skills: new Map() };
    return { ok: false, message: thrown.message };
  }
  try {
    const parsed = trustFile.safeParse(JSON.parse(text));
    if (!parsed.success) return { ok: false, message: 'It is not a list of trusted skills.' };
    return { ok: true, skills: new Map(Object.entries(parsed.data.skills)) };
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return { ok: false, message: 'It is not JSON.' };
    throw thrown;
  }
}

function writeTrust(path: string, skills: ReadonlyMap<string, string>): void {
  const sorted = [...skills].sort(([a], [b]) => compareCodeUnits(a, b));
  const beside = `${path}.${randomUUID()}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(
      beside,
      `${JSON.stringify({ version: 1, skills: Object.fromEntries(sorted) }, null, 2)}\n`,
      { mode: 0o600 },
    );
    renameSync(beside, path);
  } catch (thrown) {
    throw fileFault(thrown, `${path} was not written`);
  } finally {
    rmSync(beside, { force: true });
  }
}
