// The page in dist/web, made anew where a source is newer than it. A whole build (build.mjs) makes it too.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const SOURCES = ['src', 'worker', 'web', 'index.html', 'vite.config.ts', 'package-lock.json'];

export const pageRoot = join(root, 'dist', 'web');

/** Throws where the build fails; what it said is on stderr then. Tools speak on stderr, so that stdout is the brief's. */
export function buildPageIfNeeded() {
  if (newest(SOURCES.map((name) => join(root, name))) <= builtAt()) return;
  process.stderr.write('Building the page (once) …\n');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  try {
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    });
  } catch (cause) {
    throw new Error('The page could not be built; the lines above say why.', { cause });
  }
}

function builtAt() {
  return statSync(join(pageRoot, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Folders count too: their time tells of a file that went away. */
function newest(paths) {
  return Math.max(
    ...paths.flatMap(within).map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
}

function within(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return [path, ...readdirSync(path, { recursive: true }).map((name) => join(path, name))];
}
