// Runs a script on the pinned Node 24, whatever Node started it: a shell may still remember the system's.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = ['node', 'node.exe'].map((name) => join(root, 'node_modules', 'node', 'bin', name));
const pinned = binaries.find((path) => existsSync(path));
if (!pinned) {
  process.stderr.write('The pinned Node 24 is not in place: run `npm run setup`.\n');
  process.exit(1);
}
// npm scripts and children find it first, too.
const path = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`;
const child = spawn(pinned, process.argv.slice(2), { stdio: 'inherit', env: { ...process.env, PATH: path } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
