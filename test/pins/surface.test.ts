import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAULT_CODES } from '../../src/base/index.ts';
import * as core from '../../src/core/index.ts';
import { VERSION } from '../../src/mcp/index.ts';
import * as node from '../../src/node.ts';
import { ROOT } from '../build-once.ts';

/** What is promised to others. A change here is a decision, and belongs in the CHANGELOG. */
const SURFACE = JSON.parse(readFileSync(new URL('surface.json', import.meta.url), 'utf8')) as Record<
  'exports' | 'core' | 'node' | 'fault_codes',
  string[]
>;
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
};

describe('the public surface', () => {
  test('has these entries', () => expect(Object.keys(manifest.exports).sort()).toEqual(SURFACE.exports));
  test('has these functions in skope/core', () => expect(Object.keys(core).sort()).toEqual(SURFACE.core));
  test('has these functions in skope/node', () => expect(Object.keys(node).sort()).toEqual(SURFACE.node));
});

describe('fault codes', () => {
  test('are these: none is renamed or lost', () =>
    expect(Object.keys(FAULT_CODES).sort()).toEqual(SURFACE.fault_codes));

  test('stand each in the README, with a meaning of their own here', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const missing = Object.keys(FAULT_CODES).filter((code) => !new RegExp(`\\b${code}\\b`).test(readme));
    expect(missing).toEqual([]);
    expect(new Set(Object.values(FAULT_CODES)).size).toBe(Object.keys(FAULT_CODES).length);
  });
});

test('the version that the server tells is the package’s', () => expect(VERSION).toBe(manifest.version));

test('dependencies are pinned exactly', () => {
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
});
