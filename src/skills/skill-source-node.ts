import {
  type BigIntStats,
  type Dirent,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

import type { SkillSource, SourceEntry, SourceListing } from './skill-source.ts';

/** A file changed this recently could change again without a new time stamp, so it is read again (git's racy rule). */
const SETTLED_MS = 2_000;
let racyReads = 0;

/**
 * A directory as a source. Nothing outside `root` is ever read, by way of links either; with `within`, the root
 * itself must lie in that directory (a project's skill folder may not be a link to somewhere else).
 */
export function createNodeSource(root: string, options: { readonly within?: string } = {}): SkillSource {
  const shown = resolve(root);

  const realRoot = (): { readonly path: string } | 'missing' | 'outside' | 'unreadable' => {
    try {
      const path = realpathSync(shown);
      if (!statSync(path).isDirectory()) return 'missing';
      if (options.within !== undefined && !isInside(path, realpathSync(options.within))) return 'outside';
      return { path };
    } catch (thrown) {
      return failure(thrown);
    }
  };

  const list = (folder: string): SourceListing => {
    const real = realRoot();
    if (typeof real === 'string') return { ok: false, reason: real };
    const directory = join(real.path, folder);
    try {
      if (!isInside(realpathSync(directory), real.path)) return { ok: false, reason: 'outside' };
      const entries = readdirSync(directory, { withFileTypes: true });
      return { ok: true, entries: entries.map((entry) => describe(entry, directory, real.path)) };
    } catch (thrown) {
      return { ok: false, reason: failure(thrown) };
    }
  };

  const read = (path: string): Uint8Array | null => {
    const real = realRoot();
    if (typeof real === 'string') return null;
    try {
      const file = realpathSync(join(real.path, path));
      return isInside(file, real.path) ? new Uint8Array(readFileSync(file)) : null;
    } catch (thrown) {
      failure(thrown);
      return null;
    }
  };

  return { root: shown, list, read };
}

function describe(entry: Dirent, directory: string, realRoot: string): SourceEntry {
  const { name } = entry;
  const path = join(directory, name);
  const other: SourceEntry = { name, kind: 'other', size: 0, stamp: '' };
  try {
    if (entry.isDirectory()) return { name, kind: 'directory', size: 0, stamp: '' };
    if (entry.isFile()) return file(name, lstatSync(path, { bigint: true }));
    if (!entry.isSymbolicLink()) return other;
    const target = realpathSync(path);
    if (!isInside(target, realRoot)) return { ...other, kind: 'outside' };
    const stats = statSync(target, { bigint: true });
    if (stats.isDirectory()) return { ...other, kind: 'linked-directory' };
    return stats.isFile() ? file(name, stats) : other;
  } catch (thrown) {
    failure(thrown);
    return other;
  }
}

function file(name: string, stats: BigIntStats): SourceEntry {
  const changed = Math.max(Number(stats.ctimeMs), Number(stats.mtimeMs));
  if (Date.now() - changed < SETTLED_MS) racyReads += 1;
  const racy = Date.now() - changed < SETTLED_MS ? `racy ${racyReads}` : '';
  const stamp = [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs, racy].join(' ');
  return { name, kind: 'file', size: Number(stats.size), stamp };
}

export function isInside(path: string, root: string): boolean {
  const way = relative(root, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && resolve(root, way) === resolve(path));
}

/** What the file system said, as a reason; anything that is not its answer is thrown on. */
function failure(thrown: unknown): 'missing' | 'unreadable' {
  if (!(thrown instanceof Error) || !('code' in thrown)) throw thrown;
  return thrown.code === 'ENOENT' || thrown.code === 'ENOTDIR' ? 'missing' : 'unreadable';
}
