// Sizes of what a page loads at once: a script with everything that it imports statically, gzip -9, in bytes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const STATIC_IMPORT = /(?:^|[;\s}])(?:import|export)\s*(?:[\w*{][^'"`();]*?\bfrom\s*)?["']([^"']+)["']/g;

/** The scripts that load with `entry`, largest first. */
export function staticClosure(entry) {
  const found = new Map();
  const visit = (path) => {
    if (found.has(path) || !existsSync(path)) return;
    const code = readFileSync(path, 'utf8');
    found.set(path, gzipSync(code, { level: 9 }).length);
    for (const [, name] of code.matchAll(STATIC_IMPORT)) {
      if (name.startsWith('.')) visit(join(dirname(path), name));
    }
  };
  visit(entry);
  return [...found].map(([path, bytes]) => ({ path, bytes })).sort((a, b) => b.bytes - a.bytes);
}

/** The page's entry script and its worker's, as the built page names them. */
export function builtEntries(root) {
  const assets = join(root, 'dist', 'web', 'assets');
  const html = readFileSync(join(root, 'dist', 'web', 'index.html'), 'utf8');
  const page = /<script[^>]+src="([^"]+)"/.exec(html)?.[1] ?? '';
  const worker = readdirSync(assets).find((name) => /^main-.*\.js$/.test(name)) ?? '';
  return { page: join(root, 'dist', 'web', page), worker: join(assets, worker) };
}

export function totalBytes(closure) {
  return closure.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Two lines for the end of a build. */
export function printSizes(root) {
  const { page, worker } = builtEntries(root);
  const kilobytes = (entry) => (totalBytes(staticClosure(entry)) / 1000).toFixed(1);
  process.stdout.write(`page scripts ${kilobytes(page)} kB gzip before the worker (at most 60)\n`);
  process.stdout.write(`worker scripts ${kilobytes(worker)} kB gzip beside SQLite's wasm (at most 250)\n`);
}
