import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installInto } from '../../src/cli/mcp-config-file.ts';

const SERVER = { command: '/node', args: ['/bin.js', 'mcp'] };
let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skope-config-'));
  path = join(folder, 'deep', 'er', 'mcp.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(text: string): void {
  path = join(folder, 'mcp.json');
  writeFileSync(path, text, { mode: 0o640 });
}
const parsed = () => JSON.parse(readFileSync(path, 'utf8')) as unknown;

describe('installInto', () => {
  test('makes the file and its folders where there is none', () => {
    expect(installInto(path, SERVER, false)).toEqual({ path, changed: true });
    expect(parsed()).toEqual({ mcpServers: { skope: SERVER } });
  });

  test('keeps everything else, the indentation, the mode and the person’s own fields of our entry', () => {
    const before = `{\n    "theirs": [1, {"x": null}],\n    "mcpServers": {\n        "other": {"command": "other"},\n        "skope": {"command": "old", "env": {"SKOPE_DB_PATH": "/kept"}}\n    }\n}\n`;
    write(before);
    const { changed, backup = '' } = installInto(path, SERVER, false);
    expect(changed).toBe(true);
    expect(readFileSync(backup, 'utf8')).toBe(before);
    expect(parsed()).toEqual({
      theirs: [1, { x: null }],
      mcpServers: {
        other: { command: 'other' },
        skope: { ...SERVER, env: { SKOPE_DB_PATH: '/kept' } },
      },
    });
    expect(readFileSync(path, 'utf8')).toContain('\n    "theirs"');
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o640);
  });

  test('is idempotent, and never overwrites an earlier backup', () => {
    write('{"theirs": 1}');
    installInto(path, SERVER, false);
    const text = readFileSync(path, 'utf8');
    expect(installInto(path, SERVER, false)).toEqual({ path, changed: false });
    expect(readFileSync(path, 'utf8')).toBe(text);
    const second = installInto(path, { ...SERVER, command: '/newer' }, false);
    expect(second.backup).toMatch(/backup-2$/);
    expect(readdirSync(folder).sort()).toEqual([
      'mcp.json',
      'mcp.json.skope-backup-1',
      'mcp.json.skope-backup-2',
    ]);
  });

  test.each([
    ['broken JSON', '{"mcpServers": {,}'],
    ['JSON with comments', '{\n  // mine\n  "mcpServers": {}\n}'],
    ['a list', '[1]'],
    ['servers that are a list', '{"mcpServers": []}'],
    ['text', 'not json at all'],
    ['null', 'null'],
    ['servers that are null', '{"mcpServers": null}'],
  ])('never destroys a file that it cannot parse: %s', (_kind, text) => {
    write(text);
    expect(() => installInto(path, SERVER, false)).toThrow(
      expect.objectContaining({
        code: 'CONFIG_UNREADABLE',
        message: expect.stringContaining('left untouched'),
      }),
    );
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['mcp.json']);
  });

  test.each(['', '  \n', '\ufeff{}'])('takes %j as a file without servers', (text) => {
    write(text);
    expect(installInto(path, SERVER, false).changed).toBe(true);
    expect(parsed()).toEqual({ mcpServers: { skope: SERVER } });
  });

  test('tells what it would do in a dry run, and writes nothing', () => {
    expect(installInto(path, SERVER, true)).toEqual({ path, changed: true });
    expect(readdirSync(folder)).toEqual([]);
  });
});
