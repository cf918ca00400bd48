// Makes a fresh clone ready: dependencies by the lock file, the pinned Node, and (with --tests) a Chromium.
// Runs on whatever Node the machine has, so it uses nothing but Node itself.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampPath = join(root, 'node_modules', '.skope-setup');
const shell = process.platform === 'win32';

installDependencies();
checkPinnedNode();
if (process.argv.includes('--tests')) provideChromium();

function installDependencies() {
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;
  if (isInstalled()) {
    writeFileSync(stampPath, stamp);
    return;
  }
  say('Installing dependencies (once) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stampPath, stamp);
}

/** True where npm has put in place what the lock file names, by this script or by hand; optional packages are of one system only. */
function isInstalled() {
  const installedPath = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedPath)) return false;
  const installed = JSON.parse(readFileSync(installedPath, 'utf8')).packages;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const isWanted = ([path, wanted]) => path !== '' && !wanted.optional && !wanted.devOptional;
  return (
    Object.entries(packages)
      .filter(isWanted)
      .every(([path, { version }]) => installed[path]?.version === version) &&
    Object.entries(installed).every(([path, { version }]) => packages[path]?.version === version)
  );
}

function checkPinnedNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  const probe = spawnSync(pinned, ['-v'], { encoding: 'utf8', shell });
  const version = probe.stdout?.trim() ?? '';
  if (version.startsWith('v24.')) return;
  fail(
    `The pinned Node 24 is not in place (found ${version || 'none'}). ` +
      'Its install script was blocked: run `npm rebuild node`, or allow the install script of the package "node", and try again.',
  );
}

function provideChromium() {
  if (findChromium()) return;
  if (process.env.CHROME_PATH) fail(`CHROME_PATH names ${process.env.CHROME_PATH}, which does not exist.`);
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium with apt (once) …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
    if (findChromium()) return;
  }
  say('Downloading Chromium with Playwright (once) …');
  run('npx', ['playwright', 'install', 'chromium']);
}

function run(command, args) {
  try {
    execFileSync(command, args, { cwd: root, stdio: ['ignore', process.stderr, process.stderr], shell });
  } catch (error) {
    fail(`\`${command} ${args.join(' ')}\` failed: ${error.message}`);
  }
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}
