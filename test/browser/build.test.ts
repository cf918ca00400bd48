import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TOOL_SPECS } from '../../src/app/index.ts';
import { compareBuilds, VERSION } from '../../src/browser/build.ts';
import { isRepeatable } from '../../src/browser/repeatable.ts';
import { isWrite, REPEATABLE_TOOLS } from '../../worker/tool-facts.ts';

test('the version of the page is that of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(VERSION).toBe(version);
});

test('builds are ordered by schema, then by the numbers of their version', () => {
  const ordered = [
    { version: '9.0.0', schema: 1 },
    { version: '0.1.0-rc.1', schema: 2 },
    { version: '0.1.0-rc.2', schema: 2 },
    { version: '0.1.0', schema: 2 },
    { version: '0.1.9', schema: 2 },
    { version: '0.1.10', schema: 2 },
    { version: '1.0.0', schema: 2 },
    { version: '0.1.0', schema: 3 },
  ];
  ordered.forEach((a, i) => {
    ordered.forEach((b, j) => {
      expect(Math.sign(compareBuilds(a, b))).toBe(Math.sign(i - j));
    });
  });
  expect(compareBuilds({ version: '1.0.0+a', schema: 1 }, { version: '1.0.0+b', schema: 1 })).toBe(0);
});

test('a call is sent again after a hand-over only where its tool says that it may be', () => {
  const may = (name: string) => isRepeatable('call', { name, args: {} }, REPEATABLE_TOOLS);
  expect(
    ['ingest_news', 'mark_read', 'update_profile', 'get_brief', 'show_profile'].filter(may),
  ).toHaveLength(5);
  expect(['undo', 'scan_news', 'no_such_tool'].filter(may)).toEqual([]);
  expect(isRepeatable('wipe', null, REPEATABLE_TOOLS)).toBe(false);
  expect(isRepeatable('digest', null, REPEATABLE_TOOLS)).toBe(true);
});

test('an older tab may call exactly what needs no scope to write', () => {
  for (const { name, scope } of TOOL_SPECS) {
    if (typeof scope === 'string') {
      expect([name, isWrite('call', { name, args: {} })]).toEqual([name, scope.endsWith(':write')]);
    }
  }
  expect(isWrite('call', { name: 'get_brief', args: {} })).toBe(false);
  expect(isWrite('call', { name: 'get_brief', args: { rotate: true } })).toBe(true);
  expect(isWrite('call', { name: 'no_such_tool', args: {} })).toBe(true);
});
