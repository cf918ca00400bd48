import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSkope } from '../../src/node.ts';
import { AXES, anArticle, CONTEXT } from '../app/open-test-app.ts';
import { BIN, buildOnce } from '../build-once.ts';
import { RawServer } from './raw-server.ts';

/** The promise is two seconds; a machine that is busy with other tests gets as much again. */
const GONE_WITHIN_MS = 4000;
const folder = mkdtempSync(join(tmpdir(), 'skope-stdio-'));
beforeAll(buildOnce);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let serial = 0;
const newDb = (): string => join(folder, `ledger-${++serial}.db`);

async function openServer(db = newDb(), before: readonly string[] = []): Promise<RawServer> {
  const server = new RawServer(db, before);
  expect(await server.initialize()).toMatchObject({ id: 'init', result: { serverInfo: { name: 'skope' } } });
  return server;
}

/** Titles of everything that an ingest acknowledged, asked of the file itself after the server has gone. */
async function storedCount(db: string): Promise<number> {
  const skope = await openSkope({ path: db });
  try {
    const { radar_total, world } = await skope.getBrief({ window_days: 30 });
    return radar_total + world.length;
  } finally {
    await skope.close();
  }
}

describe('stdout', () => {
  test('carries only frames, even when modules speak to the console at import and in a call', async () => {
    const server = await openServer(newDb(), [
      '--import',
      new URL('noisy-modules.mjs', import.meta.url).href,
    ]);
    for (let id = 1; id <= 5; id += 1) expect(await server.call(id, 'show_profile')).toMatchObject({ id });
    server.process.stdin.end();
    await server.ended(GONE_WITHIN_MS);
    for (const line of server.lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
    expect(server.stderr).toContain('noise at import');
    expect(server.stderr).toContain('noise in a call');
  });

  test('carries no progress after the result it belongs to, and none that was not asked for', async () => {
    const server = await openServer();
    await server.call(1, 'update_profile', { axes: AXES, user_context: CONTEXT });
    for (const [id, meta] of [
      [2, { progressToken: 'p' }],
      [3, undefined],
    ] as const) {
      server.send({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name: 'ingest_news', arguments: { articles: [anArticle()] }, ...(meta && { _meta: meta }) },
      });
      let frame = await server.frame();
      while (meta && frame.id === undefined) frame = await server.frame();
      expect(frame).toMatchObject({ id, result: {} });
    }
    server.send({ jsonrpc: '2.0', id: 4, method: 'ping' });
    expect(await server.frame()).toMatchObject({ id: 4, result: {} });
    server.process.stdin.end();
  });
});

describe('what is no message', () => {
  let server: RawServer;
  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(() => server.process.stdin.end());

  test.each([
    ['broken JSON', '{"jsonrpc":"2.0",', null, -32700],
    ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', null, -32600],
    ['a string', '"ping"', null, -32600],
    ['null', 'null', null, -32600],
    ['a strange object', '{"id":7,"foo":1}', 7, -32600],
    ['a null id', '{"jsonrpc":"2.0","id":null,"method":"ping"}', null, -32600],
    ['a fractional id', '{"jsonrpc":"2.0","id":1.5,"method":"ping"}', null, -32600],
    ['no jsonrpc', '{"id":"x","method":"ping"}', 'x', -32600],
  ])('%s is answered once, and the connection goes on', async (_kind, line, id, code) => {
    server.sendText(`${line}\n`);
    expect(await server.frame()).toMatchObject({ jsonrpc: '2.0', id, error: { code } });
    server.send({ jsonrpc: '2.0', id: 'after', method: 'ping' });
    expect(await server.frame()).toMatchObject({ id: 'after', result: {} });
  });

  test('a line beyond the limit is refused by its id and names the limit', async () => {
    server.sendText(`{"jsonrpc":"2.0","id":42,"method":"tools/call","params":"`);
    const megabyte = 'x'.repeat(1024 * 1024);
    for (let sent = 0; sent < 33; sent += 1) server.sendText(megabyte);
    server.sendText('"}\n');
    const refusal = await server.frame();
    expect(refusal).toMatchObject({ id: 42, error: { code: -32600 } });
    expect(refusal.error?.message).toContain('33554432');
    server.send({ jsonrpc: '2.0', id: 'after', method: 'ping' });
    expect(await server.frame()).toMatchObject({ id: 'after', result: {} });
  });
});

describe('eras', () => {
  const modern = {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
      'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
    },
  };

  test('initialize after a successful discover is answered: served, or refused by name', async () => {
    const server = new RawServer(newDb());
    server.send({ jsonrpc: '2.0', id: 1, method: 'server/discover', params: modern });
    expect(await server.frame()).toMatchObject({
      id: 1,
      result: { supportedVersions: expect.arrayContaining(['2026-07-28']) },
    });
    const answer = await server.initialize();
    if (answer.error) expect(answer.error.code).toBe(-32022);
    else expect(answer.result).toMatchObject({ serverInfo: { name: 'skope' } });
    server.process.stdin.end();
  });
});

describe('the process ends within two seconds, with exit 0', () => {
  test('where stdin was never open', async () => {
    const child = spawn(process.execPath, [BIN, 'mcp', '--db', newDb()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const late = setTimeout(() => child.kill('SIGKILL'), GONE_WITHIN_MS);
    expect(await once(child, 'exit')).toEqual([0, null]);
    clearTimeout(late);
  });

  test('when stdin ends', async () => {
    const server = await openServer();
    server.process.stdin.end();
    expect(await server.ended(GONE_WITHIN_MS)).toEqual({ code: 0, signal: null, inTime: true });
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'on %s, with every acknowledged write',
    async (signal) => {
      const db = newDb();
      const server = await openServer(db);
      await server.call(1, 'update_profile', { axes: AXES, user_context: CONTEXT });
      const articles = [anArticle(), anArticle(), anArticle()];
      expect(await server.call(2, 'ingest_news', { articles })).toMatchObject({
        result: { structuredContent: { new: 3 } },
      });
      server.process.kill(signal);
      expect(await server.ended(GONE_WITHIN_MS)).toEqual({ code: 0, signal: null, inTime: true });
      expect(await storedCount(db)).toBe(3);
    },
  );

  test('when stdout breaks, with every acknowledged write', async () => {
    const db = newDb();
    const server = await openServer(db);
    await server.call(1, 'update_profile', { axes: AXES, user_context: CONTEXT });
    await server.call(2, 'ingest_news', { articles: [anArticle(), anArticle()] });
    server.process.stdout.destroy();
    for (let id = 3; id < 6; id += 1)
      server.send({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name: 'show_profile', arguments: {} },
      });
    expect(await server.ended(GONE_WITHIN_MS)).toEqual({ code: 0, signal: null, inTime: true });
    expect(await storedCount(db)).toBe(2);
  });

  test('a batch in flight when the signal comes is whole or absent', async () => {
    const db = newDb();
    const server = await openServer(db);
    await server.call(1, 'update_profile', { axes: AXES, user_context: CONTEXT });
    const articles = Array.from({ length: 40 }, () => anArticle());
    server.send({
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: 'ingest_news', arguments: { articles } },
    });
    server.process.kill('SIGTERM');
    expect(await server.ended(GONE_WITHIN_MS)).toMatchObject({ code: 0, inTime: true });
    expect([0, 40]).toContain(await storedCount(db));
  });

  test('when the parent was killed while another process keeps stdin open', async () => {
    const script = `require('node:child_process').spawn(process.execPath, ${JSON.stringify([BIN, 'mcp', '--db', newDb()])}, { stdio: 'inherit' })`;
    const parent = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
    parent.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`);
    await once(parent.stdout, 'data');
    const gone = new Promise((resolve) => parent.stdout.on('close', () => resolve('gone')).resume());
    parent.kill('SIGKILL');
    const late = new Promise((resolve) => setTimeout(() => resolve('still there'), GONE_WITHIN_MS));
    expect(await Promise.race([gone, late])).toBe('gone');
    parent.stdin.end();
  });
});
