import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildOnce } from '../build-once.ts';
import { TestHome } from '../run-skope.ts';

let home: TestHome;
beforeAll(buildOnce);
beforeEach(() => {
  home = new TestHome();
});
afterEach(() => home.remove());

const CLIENTS = ['claude-desktop', 'claude-code', 'cursor'] as const;

function configOf(client: (typeof CLIENTS)[number]): string {
  if (client === 'claude-code') return home.path('.claude.json');
  if (client === 'cursor') return home.path('.cursor', 'mcp.json');
  const file = 'claude_desktop_config.json';
  if (process.platform === 'darwin') return home.path('Library', 'Application Support', 'Claude', file);
  if (process.platform === 'win32') return home.path('AppData', 'Roaming', 'Claude', file);
  return home.path('.config', 'Claude', file);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const skopeIn = (path: string) =>
  (
    JSON.parse(readFileSync(path, 'utf8')) as {
      mcpServers: Record<string, { command: string; args: string[] }>;
    }
  ).mcpServers['skope'];

test.each(CLIENTS)(
  'mcp install --client %s enters this very program, once, beside what is there',
  async (client) => {
    const path = configOf(client);
    write(path, '{"theirs": 1}');
    const install = () => home.spawn(['mcp', 'install', '--client', client, '--db', home.path('own.db')]);
    expect(await install()).toMatchObject({ code: 0, stdout: expect.stringContaining('backup') });
    const entry = skopeIn(path);
    expect(entry?.args.slice(1)).toEqual(['mcp', '--db', home.path('own.db')]);
    const started = spawnSync(entry?.command as string, [entry?.args[0] as string, '--version'], {
      encoding: 'utf8',
      env: {},
    });
    expect([started.status, started.stderr]).toEqual([0, '']);
    const files = readdirSync(dirname(path));
    expect(await install()).toMatchObject({ code: 0, stdout: expect.stringContaining('stands already') });
    expect(readdirSync(dirname(path))).toEqual(files);
    expect(existsSync(home.path('own.db'))).toBe(false);
  },
);

describe('mcp install without a client', () => {
  test('enters skope into every agent that is there, and into no other', async () => {
    write(home.path('.cursor', 'mcp.json'), '{}');
    write(home.path('.claude.json'), '{"numStartups": 3}');
    expect((await home.spawn(['mcp', 'install'])).code).toBe(0);
    expect(skopeIn(configOf('cursor'))).toBeDefined();
    expect(skopeIn(configOf('claude-code'))).toBeDefined();
    expect(existsSync(configOf('claude-desktop'))).toBe(false);
  });

  test('says how to name one where none is there', async () => {
    const { code, stderr } = await home.spawn(['mcp', 'install']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('claude-desktop, claude-code, cursor')]);
  });

  test('leaves a file that it cannot parse as it is', async () => {
    write(home.path('.claude.json'), '{"numStartups": 3,');
    const { code, stderr } = await home.spawn(['mcp', 'install', '--client', 'claude-code']);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^CONFIG_UNREADABLE: .*left untouched/)]);
    expect(readFileSync(home.path('.claude.json'), 'utf8')).toBe('{"numStartups": 3,');
  });
});
