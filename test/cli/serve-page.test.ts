import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedPage, servePage } from '../../src/cli/serve-page.ts';

let outside: string;
let served: ServedPage;

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'skope-serve-'));
  const root = join(outside, 'web');
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(root, 'assets', 'sqlite3-abc.wasm'), '');
  served = await servePage({ port: 0, root });
});
afterAll(async () => {
  await served.close();
  rmSync(outside, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** As raw as a client may send it: `fetch` would tidy the path first. */
function ask(path: string, options: { method?: string; host?: string } = {}): Promise<Answer> {
  const { port } = new URL(served.url);
  return new Promise((done, fail) => {
    request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: options.method ?? 'GET',
        headers: { host: options.host ?? `127.0.0.1:${port}` },
      },
      (response) => {
        response.resume();
        done({ status: response.statusCode, headers: response.headers });
      },
    )
      .on('error', fail)
      .end();
  });
}

describe('servePage', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/assets/sqlite3-abc.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
  ])('answers %s as %s, kept %s', async (path, type, cache) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.vite/manifest.json',
    '/%00',
    '/%zz',
    '/assets',
    '/nothing.js',
  ])('gives nothing for %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('answers only to loopback names, and only reads', async () => {
    expect((await ask('/', { host: 'evil.example' })).status).toBe(421);
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
    expect((await ask('/', { method: 'HEAD' })).status).toBe(200);
  });

  it('names the port, --port and the other ledger where the port is taken', async () => {
    const port = Number(new URL(served.url).port);
    await expect(servePage({ port, root: join(outside, 'web') })).rejects.toMatchObject({
      code: 'PORT_TAKEN',
      message: expect.stringMatching(new RegExp(`${port}.*--port.*another ledger`, 's')),
    });
  });

  it('refuses a folder without a page', async () => {
    await expect(servePage({ port: 0, root: outside })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
});
