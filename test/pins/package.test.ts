import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VERSION } from '../../src/mcp/index.ts';
import { buildOnce, ROOT } from '../build-once.ts';

const run = promisify(execFile);
const shell = process.platform === 'win32';
const folder = mkdtempSync(join(tmpdir(), 'skope-package-'));
const project = join(folder, 'project');
/** The Node of these tests first, as on the machine of somebody who has a new one. */
const env = { ...process.env, PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) };
const tarball = join(folder, `skope-${VERSION}.tgz`);
let packed: readonly string[];

beforeAll(async () => {
  buildOnce();
  const { stdout } = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder],
    { cwd: ROOT, env, shell },
  );
  const answer = JSON.parse(stdout) as readonly [{ files: { path: string }[] }];
  packed = answer[0].files.map(({ path }) => path);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed tarball', () => {
  test('holds the built package and nothing of the workshop', () => {
    expect(packed).toEqual(
      expect.arrayContaining(['package.json', 'LICENSE', 'dist/cli/bin.js', 'dist/node.d.ts']),
    );
    expect(packed.filter((path) => !/^(?:dist\/|README|CHANGELOG|LICENSE|package\.json)/.test(path))).toEqual(
      [],
    );
    expect(packed.filter((path) => /\/\.|\.ts$|\.map$/.test(path) && !path.endsWith('.d.ts'))).toEqual([]);
  });

  test('has no problem that publint knows of', async () => {
    const bytes = readFileSync(tarball);
    const { messages, pkg } = await publint({
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('has types that attw finds no problem with, from ESM', () => {
    const attw = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const { status, stdout } = spawnSync(
      process.execPath,
      [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color'],
      { encoding: 'utf8', env },
    );
    expect(status, stdout).toBe(0);
  });
});

describe('installed in an empty folder', () => {
  beforeAll(async () => {
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{"private": true, "type": "module"}\n');
    const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', tarball, ...flags], { cwd: project, env, shell });
  });

  const TURN = `import { openSkope } from 'skope/node';
const skope = await openSkope({ path: 'news.db' });
await skope.updateProfile({
  axes: [{ id: 'asset', label: 'Asset', weight: 1, keywords: ['Tesla'], reach_anchors: ['Fed'] }],
  user_context: { location: 'Busan, South Korea', languages: ['ko'] },
});
await skope.ingestNews({ articles: [{ url: 'https://www.reuters.com/a', title: 'Tesla rises', source: 'Reuters' }] });
const { radar } = await skope.getBrief();
console.log(radar[0]?.title, radar[0]?.impact.total);
await skope.close();
`;

  test('a ten-line ESM script does the turn', async () => {
    writeFileSync(join(project, 'turn.js'), TURN);
    const { stdout, stderr } = await run(process.execPath, ['turn.js'], { cwd: project });
    expect([stdout, stderr]).toEqual(['Tesla rises 0.6\n', '']);
  });

  test('the same script is checked by TypeScript with the package’s own types, and a wrong one is not', () => {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const check = (name: string, text: string) => {
      writeFileSync(join(project, name), text);
      const flags = [
        '--noEmit',
        '--strict',
        '--module',
        'nodenext',
        '--target',
        'es2024',
        '--skipLibCheck',
        '--types',
        '',
        name,
      ];
      return spawnSync(process.execPath, [tsc, ...flags], { cwd: project, encoding: 'utf8' });
    };
    const good = check(
      'turn.ts',
      TURN.replace('console.log(', 'export const shown = [').replace(
        'impact.total);',
        'impact.total] as const;',
      ),
    );
    expect(good.stdout).toBe('');
    const bad = check(
      'wrong.ts',
      "import { openSkope } from 'skope/node';\n(await openSkope()).getBrief({ limits: 3 });\n",
    );
    expect(bad.stdout).toContain('limits');
  });

  test('the other entries load', async () => {
    const script = `import { normalizeUrl } from 'skope/core'; import * as skope from 'skope'; import { createMcpServer } from 'skope/mcp';
console.log(normalizeUrl('HTTPS://Example.com/?utm_source=x').url, typeof skope.createSkope, typeof skope.ToolRegistry, typeof createMcpServer);`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: project });
    expect(stdout).toMatch(/^https:\/\/example\.com\/ function function function\n$/);
  });

  test('the installed skope --help works', async () => {
    const { stdout } = await run(join(project, 'node_modules', '.bin', 'skope'), ['--help'], { env, shell });
    expect(stdout).toContain('Usage: skope <command>');
  });

  test('on an older Node it says in one line which version is needed', (context) => {
    const old = olderNode();
    if (old === undefined) return context.skip('no Node older than 22 on this machine');
    const bin = join(project, 'node_modules', 'skope', 'dist', 'cli', 'bin.js');
    const { status, stdout, stderr } = spawnSync(old, [bin, '--help'], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^skope needs Node 22\.13 or newer; this is \d+\.\d+\.\d+\.\n$/);
  });
});

/** A Node of another major version that stands beside the pinned one. */
function olderNode(): string | undefined {
  const candidates = ['/usr/local/bin/node', '/usr/bin/node', '/opt/homebrew/bin/node'];
  return candidates.find((path) => {
    try {
      return Number(/^v(\d+)/.exec(execFileSync(path, ['-v'], { encoding: 'utf8' }))?.[1]) < 22;
    } catch {
      return false;
    }
  });
}
