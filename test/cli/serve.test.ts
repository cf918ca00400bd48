import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BIN, buildOnce, ROOT } from '../build-once.ts';
import { TestHome } from '../run-skope.ts';

const START = join(ROOT, 'scripts', 'start.mjs');

let home: TestHome;
const started: ChildProcess[] = [];
beforeAll(buildOnce);
beforeEach(() => {
  home = new TestHome();
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  home.remove();
});

interface Running {
  /** Where it serves, once it says so. */
  readonly url: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
  stop(signal: NodeJS.Signals): void;
}

function start(...args: string[]): Running {
  const child = spawn(process.execPath, args, { env: home.env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let stdout = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    stderr += chunk;
  });
  const ended: Running['ended'] = new Promise((resolve) =>
    child.on('close', (code) => resolve({ code, stdout, stderr })),
  );
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      stdout += chunk;
      const found = /(?:Your page: |"url": ")(http:\/\/127\.0\.0\.1:\d+\/)/.exec(stdout);
      if (found) resolve(found[1] ?? '');
    });
    void ended.then(({ stderr: said }) => reject(new Error(said)));
  });
  url.catch(() => undefined);
  return { url, ended, stop: (signal) => void child.kill(signal) };
}

describe('skope serve', () => {
  test('serves the built page on loopback until Ctrl-C, which ends it cleanly', async () => {
    const running = start(BIN, 'serve', '--port', '0');
    const page = await fetch(await running.url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<script type="module"');
    running.stop('SIGINT');
    expect(await running.ended).toMatchObject({ code: 0, stderr: '' });
  });

  test('gives the address as JSON for programs', async () => {
    const running = start(BIN, 'serve', '--port', '0', '--json');
    const url = await running.url;
    running.stop('SIGTERM');
    const { code, stdout } = await running.ended;
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ url });
  });

  test('exits where the port is taken, naming it, --port, and what another port means', async () => {
    const first = start(BIN, 'serve', '--port', '0');
    const { port } = new URL(await first.url);
    const { code, stderr } = await start(BIN, 'serve', '--port', port).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^PORT_TAKEN: /);
    expect(stderr).toContain(port);
    expect(stderr).toContain('--port');
    expect(stderr).toContain('another ledger');
  });

  test('refuses what is no port as a usage error', async () => {
    for (const port of ['x', '-1', '65536', '1.5', ''])
      expect((await home.run('serve', `--port=${port}`)).code).toBe(2);
  });
});

describe('npm start', () => {
  test('prints the brief, then serves the page', async () => {
    const running = start(START, '--port', '0');
    expect((await fetch(await running.url)).status).toBe(200);
    running.stop('SIGINT');
    const { code, stdout } = await running.ended;
    expect(code).toBe(0);
    expect(stdout.indexOf('Radar')).toBeGreaterThan(-1);
    expect(stdout.indexOf('Radar')).toBeLessThan(stdout.indexOf('Your page:'));
  });

  test('with --once prints the brief, and neither builds nor serves', async () => {
    const { code, stdout, stderr } = await start(START, '--once').ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Radar');
    expect(stdout).not.toContain('Your page:');
  });

  test('says how it is used where an option is wrong, and plays nothing', async () => {
    for (const args of [['--port', 'x'], ['--twice']]) {
      const { code, stdout, stderr } = await start(START, ...args).ended;
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain('Usage: npm start');
    }
  });
});
