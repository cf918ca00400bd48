import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { VERSION } from '../../src/mcp/version.ts';
import { BIN, buildOnce } from '../build-once.ts';
import { TestHome } from '../run-skope.ts';

const home = new TestHome();
beforeAll(buildOnce);
afterAll(() => home.remove());

const runCommand = (name: string, ...args: string[]) =>
  name.startsWith('mcp') ? home.spawn([...name.split(' '), ...args]) : home.run(...name.split(' '), ...args);

describe('help', () => {
  test('names every command, on stdout, with exit 0', async () => {
    for (const words of [['--help'], ['help'], ['-h']]) {
      const { code, stdout, stderr } = await home.run(...words);
      expect([code, stderr]).toEqual([0, '']);
      for (const command of COMMANDS) expect(stdout).toContain(`  ${command.name} `);
    }
  });

  test.each(COMMANDS.map((command) => [command.name, command] as const))(
    'of %s gives usage, summary and options, and does nothing else',
    async (name, command) => {
      const { code, stdout, stderr } = await runCommand(name, '--help');
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain(`Usage: skope ${name}`);
      expect(stdout).toContain(command.summary);
      for (const option of Object.keys(command.options ?? {})) expect(stdout).toContain(`--${option}`);
    },
  );
});

describe('exit codes', () => {
  test('2 for a call that cannot be read, with what is wrong on stderr and nothing on stdout', async () => {
    for (const [words, said] of [
      [['frobnicate'], 'frobnicate'],
      [['brief', '--frob'], '--frob'],
      [['brief', '--limit', 'many'], '--limit'],
      [['ingest'], 'Usage: skope ingest'],
      [['read'], 'Usage: skope read'],
      [['profile', 'extra'], 'Usage: skope profile'],
      [['scan', 'x', '--time-range', '2d'], '--time-range'],
      [['config', 'set', 'other-key', 'x'], 'other-key'],
    ] as const) {
      const { code, stdout, stderr } = await home.run(...words);
      expect([words, code, stdout]).toEqual([words, 2, '']);
      expect(stderr).toContain(said);
    }
  });

  test('1 for a fault, with its code first; with --json as one document on stdout', async () => {
    const plain = await home.run('brief');
    expect([plain.code, plain.stdout]).toEqual([1, '']);
    expect(plain.stderr).toMatch(/^NO_PROFILE: /);
    const json = await home.run('brief', '--json');
    expect([json.code, json.stderr]).toEqual([1, '']);
    expect(JSON.parse(json.stdout)).toMatchObject({ error: { code: 'NO_PROFILE' } });
  });

  test('2 without a command, with the help', async () => {
    const { code, stdout } = await home.run();
    expect(code).toBe(2);
    expect(stdout).toContain('Usage: skope');
  });
});

test('--version is the package’s version', async () => {
  expect(await home.spawn(['--version'])).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
});

test('a reader that goes away is no fault', async () => {
  const child = spawn(process.execPath, [BIN, '--help'], { env: home.env });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdout.destroy();
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(stderr).toBe('');
});

test('an old Node is told in one line which version is needed', async () => {
  const script = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); await import(${JSON.stringify(BIN)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env: home.env });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(stderr).toBe('skope needs Node 22.13 or newer; this is 20.20.2.\n');
});
