// Makes everything that `bin` and `exports` name: the library in dist/, then the worker and the pages.
// Runs on the pinned Node, over a dist that is emptied first, so that nothing of an older source is packed.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printSizes } from './script-sizes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

rmSync(dist, { recursive: true, force: true });
for (const project of ['tsconfig.src.json', 'tsconfig.worker.json']) {
  if (existsSync(join(root, project))) runTool('typescript/bin/tsc', ['-b', project]);
}
pointAtJavaScript();
// What tools note down for themselves in dist is not packed.
writeFileSync(join(dist, '.npmignore'), '.*\n');
for (const path of Object.values(manifest.bin)) chmodSync(join(root, path), 0o755);
if (existsSync(join(root, 'worker', 'main.ts')))
  runTool('vite/bin/vite.js', ['build', '--mode', 'worker', '--logLevel', 'error']);
if (existsSync(join(root, 'index.html'))) runTool('vite/bin/vite.js', ['build', '--logLevel', 'error']);
checkPromises();
if (existsSync(join(dist, 'web', 'index.html'))) printSizes(root);

/**
 * tsc rewrites the import specifiers of the code only. A module that is named by `new URL('./x.ts', import.meta.url)`, and the
 * specifiers of the declarations, are ours to rewrite.
 */
function pointAtJavaScript() {
  for (const name of readdirSync(dist, { recursive: true })) {
    if (name.endsWith('.d.ts')) rewrite(name, /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g);
    else if (name.endsWith('.js'))
      rewrite(name, /(new URL\(\s*['"]\.{1,2}\/[^'"]+)\.ts(?=['"]\s*,\s*import\.meta\.url)/g);
  }
}

function rewrite(name, pattern) {
  const path = join(dist, name);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(pattern, '$1.js');
  if (after !== before) writeFileSync(path, after);
}

/** Every file that package.json promises is there. */
function checkPromises() {
  const promised = [
    ...Object.values(manifest.bin),
    ...Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    ),
  ];
  const missing = promised.filter((path) => !path.includes('*') && !existsSync(join(root, path)));
  if (missing.length === 0) return;
  process.stderr.write(`package.json promises what the build did not make: ${missing.join(', ')}\n`);
  process.exit(1);
}

/** Runs a tool of the repository on this Node; the build ends where it fails. */
function runTool(script, args) {
  try {
    execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      stdio: 'inherit',
    });
  } catch (error) {
    process.exit(error.status ?? 1);
  }
}
