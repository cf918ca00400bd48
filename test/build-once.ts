import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const BIN = join(ROOT, 'dist', 'cli', 'bin.js');

const STAMP = join(ROOT, 'dist', '.build-stamp');
const LOCK = join(tmpdir(), `skope-build-${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}`);
const SOURCES = ['src', 'worker', 'web', 'index.html', 'package.json', 'vite.config.ts', 'scripts/build.mjs'];

/** Makes `dist` from the sources at hand, once, whichever test file asks first; the others wait for it. */
export function buildOnce(): void {
  const wanted = sourceHash();
  if (isBuilt(wanted)) return;
  takeLock();
  try {
    if (isBuilt(wanted)) return;
    execFileSync(process.execPath, [join(ROOT, 'scripts', 'build.mjs')], {
      stdio: ['ignore', 2, 2],
      // A test runner says NODE_ENV=test, which would build another page than the one that is shipped.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    writeFileSync(STAMP, wanted);
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function isBuilt(wanted: string): boolean {
  return existsSync(STAMP) && existsSync(BIN) && readFileSync(STAMP, 'utf8') === wanted;
}

/** A folder is made by one process only. A lock whose owner has gone is taken over. */
function takeLock(): void {
  for (;;) {
    try {
      mkdirSync(LOCK);
      writeFileSync(join(LOCK, 'pid'), String(process.pid));
      return;
    } catch (thrown) {
      if ((thrown as { code?: string }).code !== 'EEXIST') throw thrown;
    }
    if (!ownerLives()) rmSync(LOCK, { recursive: true, force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
}

function ownerLives(): boolean {
  const file = join(LOCK, 'pid');
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (thrown) {
    // Between the making of the folder and of the file there is no owner to be read.
    if ((thrown as { code?: string }).code !== 'ENOENT') return false;
    return existsSync(LOCK) && Date.now() - statSync(LOCK).mtimeMs < 5000;
  }
}

function sourceHash(): string {
  const hash = createHash('sha256');
  const configs = readdirSync(ROOT).filter((name) => /^tsconfig.*\.json$/.test(name));
  for (const name of [...SOURCES, ...configs].sort()) addToHash(hash, name);
  return hash.digest('hex');
}

function addToHash(hash: ReturnType<typeof createHash>, name: string): void {
  const path = join(ROOT, name);
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const child of readdirSync(path).sort()) addToHash(hash, join(name, child));
  } else hash.update(name).update(readFileSync(path));
}
