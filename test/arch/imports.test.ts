import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../build-once.ts';
import { breaches, RANKS } from './import-rules.ts';
import { type Module, readModule } from './read-module.ts';

const SOURCES = ['src', 'worker', 'web'].filter((folder) => existsSync(join(ROOT, folder)));

function readTree(): Module[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => {
        const path = join(folder, name).replaceAll('\\', '/');
        return readModule(path, readFileSync(join(ROOT, path), 'utf8'));
      }),
  );
}

describe('the tree', () => {
  const modules = readTree();

  test('keeps every import rule, has no cycle, and its core is pure', () => {
    expect(modules.length).toBeGreaterThan(100);
    expect(breaches(modules)).toEqual([]);
  });

  test('has no folder without a rank', () => {
    const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(RANKS.flat()).toEqual(expect.arrayContaining(folders.map((folder) => folder.name)));
  });
});

describe('the rules fail on', () => {
  const check = (files: Record<string, string>) =>
    breaches(Object.entries(files).map(([path, source]) => readModule(path, source)));

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a higher rank',
      { 'src/core/a.ts': "import { x } from '../ledger/index.ts';" },
      /ledger does not stand below core/,
    ],
    [
      'a neighbour of the same rank',
      { 'src/ledger/a.ts': "import '../skills/index.ts';" },
      /does not stand below/,
    ],
    [
      'a type import of a higher rank',
      { 'src/base/a.ts': "import type { x } from '../app/index.ts';" },
      /does not stand/,
    ],
    [
      'a re-export of a higher rank',
      { 'src/sqlite/a.ts': "export * from '../app/index.ts';" },
      /does not stand/,
    ],
    [
      'a dynamic import of a higher rank',
      { 'src/tools/a.ts': "void import('../cli/main.ts');" },
      /does not stand/,
    ],
    [
      'an import type of a higher rank',
      { 'src/tools/a.ts': "type T = import('../app/index.ts').T;" },
      /does not stand/,
    ],
    [
      'the inside of a folder',
      { 'src/app/a.ts': "import { x } from '../ledger/world.ts';" },
      /no entry of ledger/,
    ],
    [
      'core that knows SQLite',
      { 'src/core/a.ts': "import type { Database } from '../sqlite/index.ts';" },
      /core/,
    ],
    ['a package in core', { 'src/core/a.ts': "import * as z from 'zod/v4';" }, /tldts and entities only/],
    ['node:* in core', { 'src/core/a.ts': "import { join } from 'node:path';" }, /node:path/],
    [
      'a driver outside the engines',
      { 'src/ledger/a.ts': "import { DatabaseSync } from 'node:sqlite';" },
      /engines/,
    ],
    ['the WASM driver in the app', { 'src/app/a.ts': "import x from '@sqlite.org/sqlite-wasm';" }, /engines/],
    [
      'MCP outside mcp',
      { 'src/app/a.ts': "import { Server } from '@modelcontextprotocol/server';" },
      /src\\\/mcp/,
    ],
    ['comlink in a page', { 'web/a.tsx': "import { wrap } from 'comlink';" }, /comlink/],
    ['node:* in the app', { 'src/app/a.ts': "import { readFileSync } from 'node:fs';" }, /node:fs/],
    [
      'a folder without a rank',
      { 'src/app/a.ts': "import '../helpers/index.ts';" },
      /helpers|does not stand/,
    ],
  ])('%s', (_what, files, line) => {
    const found = breaches(Object.entries(files).map(([path, source]) => readModule(path, source)));
    expect(found.length).toBeGreaterThan(0);
    expect(found.join('\n')).toMatch(line);
  });

  test('a cycle, of values or of types', () => {
    expect(
      check({
        'src/base/a.ts': "import { b } from './b.ts';",
        'src/base/b.ts': "import type { c } from './c.ts';",
        'src/base/c.ts': "export { a } from './a.ts';",
      }),
    ).toEqual(['src/base/a.ts → src/base/b.ts → src/base/c.ts → src/base/a.ts: a cycle']);
    expect(check({ 'src/base/a.ts': "import './a.ts';" })).toEqual([
      'src/base/a.ts → src/base/a.ts: a cycle',
    ]);
  });

  test.each([
    'Date.now()',
    'new Date()',
    'Date()',
    'Date.parse(x)',
    'performance.now()',
    'Math.random()',
    'new Intl.NumberFormat()',
    'x.toLocaleLowerCase()',
    'x.localeCompare(y)',
    'x.getHours()',
    'crypto.randomUUID()',
    'fetch(x)',
    'async () => 1',
    'await x',
    'import(x)',
    'globalThis.x',
    'process.env',
    'setTimeout(x)',
    'console.log(x)',
  ])('core that is not pure: %s', (expression) => {
    expect(check({ 'src/core/a.ts': `export const y = ${expression};` })).not.toEqual([]);
    expect(check({ 'src/app/a.ts': `export const y = ${expression};` })).toEqual([]);
  });

  test('nothing that only looks like it', () => {
    expect(
      check({
        'src/core/a.ts': `import { parse } from 'tldts';
          // Date.now() and fetch() in a comment
          export const topics = { crypto: 'fetch', 'process': Date.UTC(2026, 0, 1) };
          export const when = new Date(0).toISOString() + topics.crypto + 'Math.random()' + parse('x').domain;`,
      }),
    ).toEqual([]);
  });
});
