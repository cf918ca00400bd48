import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Schema, Validator } from '@cfworker/json-schema';
import { Client as ModernClient } from '@modelcontextprotocol/client';
import { StdioClientTransport as ModernTransport } from '@modelcontextprotocol/client/stdio';
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as LegacyTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { estimateTokens } from '../../src/base/index.ts';
import { AXES, anArticle, CONTEXT } from '../app/open-test-app.ts';
import { BIN, buildOnce, ROOT } from '../build-once.ts';

interface ListedTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: object;
  readonly outputSchema?: object | undefined;
  readonly annotations?: object | undefined;
}
interface CallAnswer {
  readonly content?: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean | undefined;
}

/** What the turn needs of a client, whichever line it is of. */
interface Peer {
  readonly instructions: string | undefined;
  list(): Promise<readonly ListedTool[]>;
  call(name: string, args?: Record<string, unknown>): Promise<CallAnswer>;
  close(): Promise<void>;
}

const CLIENT = { name: 'interop test', version: '1.0.0' };
const folder = mkdtempSync(join(tmpdir(), 'skope-interop-'));
beforeAll(buildOnce);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serverAt = (db: string) => ({
  command: process.execPath,
  args: [BIN, 'mcp', '--db', join(folder, db)],
  env: { SKOPE_HOME: folder, PATH: process.env['PATH'] ?? '' },
});

const PEERS: Record<string, (db: string) => Promise<Peer>> = {
  'sdk 1.x': async (db) => {
    const client = new LegacyClient(CLIENT);
    await client.connect(new LegacyTransport(serverAt(db)));
    return {
      instructions: client.getInstructions(),
      list: async () => (await client.listTools()).tools as readonly ListedTool[],
      call: async (name, args = {}) => (await client.callTool({ name, arguments: args })) as CallAnswer,
      close: () => client.close(),
    };
  },
  'client 2.x, default era': (db) => connectModern(db, {}),
  'client 2.x, era auto': (db) => connectModern(db, { versionNegotiation: { mode: 'auto' } }),
};

async function connectModern(
  db: string,
  options: ConstructorParameters<typeof ModernClient>[1],
): Promise<Peer> {
  const client = new ModernClient(CLIENT, options);
  await client.connect(new ModernTransport(serverAt(db)));
  return {
    instructions: client.getInstructions(),
    list: async () => (await client.listTools()).tools as readonly ListedTool[],
    call: async (name, args = {}) => (await client.callTool({ name, arguments: args })) as CallAnswer,
    close: () => client.close(),
  };
}

describe.each(Object.keys(PEERS))('over stdio, %s', (line) => {
  let peer: Peer;
  let tools: readonly ListedTool[];
  const connect = PEERS[line] as (db: string) => Promise<Peer>;

  beforeAll(async () => {
    peer = await connect(`${line.replaceAll(/\W/g, '-')}.db`);
    tools = await peer.list();
  });
  afterAll(() => peer.close());

  /** Calls a tool and holds its result against the schema that was listed. */
  async function checked(name: string, args?: Record<string, unknown>): Promise<Record<string, unknown>> {
    const answer = await peer.call(name, args);
    expect(answer.isError, answer.content?.[0]?.text).not.toBe(true);
    const schema = tools.find((tool) => tool.name === name)?.outputSchema as Schema;
    const { valid, errors } = new Validator(schema, '2020-12', false).validate(answer.structuredContent);
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
    expect(answer.content?.[0]?.text).toBeTruthy();
    return answer.structuredContent as Record<string, unknown>;
  }

  test('the whole turn is done, and every result is what its output schema says', async () => {
    expect(await checked('show_profile')).toMatchObject({ configured: false });
    expect(await checked('update_profile', { axes: AXES, user_context: CONTEXT })).toMatchObject({
      configured: true,
      gaps: { needs_onboarding: false },
    });
    const article = anArticle({ snippet: 'The Fed decides next week', published_at: '2020-01-01' });
    const beyond = anArticle({ title: 'A choir sings in a distant valley' });
    expect(
      await checked('ingest_news', {
        articles: [article, beyond, { ...article, url: `${article.url}?utm_source=x` }, { url: 'no' }],
      }),
    ).toMatchObject({ received: 4, new: 2, entered_radar: 1, duplicates: 1, rejected: [{ index: 3 }] });
    const brief = await checked('get_brief', { window_days: 30 });
    expect(brief['world']).toMatchObject([{ url: beyond.url }]);
    expect(await checked('reading_signal')).toMatchObject({ window_days: 14 });
    expect(await checked('mark_read', { urls: [beyond.url, 'https://nowhere.example/1'] })).toMatchObject({
      marked: 1,
      unknown: ['https://nowhere.example/1'],
    });
    expect(await checked('get_brief', { rotate: true })).toMatchObject({ world: [] });
    expect(await checked('undo')).toMatchObject({ undone: 'mark_read' });
    expect(await checked('show_profile')).toMatchObject({ configured: true });
  });

  test('a tool that fails answers isError with code, message and hint, and no structuredContent', async () => {
    const answer = await peer.call('scan_news', { queries: ['x'] });
    expect(answer.isError).toBe(true);
    expect(answer.structuredContent).toBeUndefined();
    const { error } = JSON.parse(answer.content?.[0]?.text ?? '') as { error: Record<string, string> };
    expect(Object.keys(error)).toEqual(['code', 'message', 'hint']);
    expect(error['code']).toBe('TAVILY_KEY_MISSING');
    expect(error['message']).toContain('ingest_news');
  });

  test('a wrong argument names the exact field', async () => {
    const answer = await peer.call('get_brief', { limit: 'many' });
    expect(answer.isError).toBe(true);
    expect(answer.content?.[0]?.text).toMatch(/INVALID_ARGUMENT.*limit/);
    const misnamed = await peer.call('ingest_news', { articels: [] });
    expect(misnamed.content?.[0]?.text).toMatch(/INVALID_ARGUMENT.*articels/);
  });

  test('an unknown tool is a protocol error', async () => {
    for (const name of ['no_such_tool', 'toString', '__proto__']) {
      await expect(peer.call(name)).rejects.toMatchObject({ code: -32602 });
    }
  });

  test('finds a skill, loads its root and a resource, and runs it', async () => {
    await peer.call('save_cloud_skill', {
      slug: 'add-up',
      description: 'Adds two numbers. Use when a sum is asked for.',
      instructions: 'Run scripts/add.js.',
      components: [
        { path: 'scripts/add.js', kind: 'script', content: 'export default ({ a, b }) => a + b;' },
      ],
    });
    const found = await peer.call('recall_cloud_skill', { query: 'sum' });
    expect(estimateTokens(found.content?.[0]?.text ?? '')).toBeLessThanOrEqual(400);
    const { skills } = dataOf<{ skills: { skill_id: string }[] }>(found);
    const skill_id = skills[0]?.skill_id;
    const root = await peer.call('recall_cloud_skill', { skill_id });
    const { revision } = dataOf<{ revision: { revision_id: string } }>(root);
    const pinned = { skill_id, revision_id: revision.revision_id, resource: 'scripts/add.js' };
    const resource = await peer.call('recall_cloud_skill', pinned);
    expect(dataOf(resource)).toMatchObject({ kind: 'script', content: expect.stringContaining('a + b') });
    const run = await peer.call('execute_cloud_skill', { ...pinned, input: { a: 19, b: 23 } });
    expect(run.structuredContent).toMatchObject({ ok: true, value: 42 });
  });

  test('the list and the instructions stay within what clients read', () => {
    expect(peer.instructions?.length).toBeLessThanOrEqual(1500);
    expect(peer.instructions).toContain('show_profile');
    for (const { name, description } of tools) {
      expect(name).toMatch(/^[a-z][a-z_]{1,39}$/);
      expect(description?.length, name).toBeLessThanOrEqual(500);
    }
    const known = ['name', 'title', 'description', 'inputSchema', 'outputSchema', 'annotations'];
    for (const tool of tools) expect(known).toEqual(expect.arrayContaining(Object.keys(tool)));
    const seenByModel = tools.map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema,
    }));
    expect(estimateTokens(JSON.stringify(seenByModel))).toBeLessThanOrEqual(2500);
  });
});

test('every client is shown the same list', async () => {
  const lists = [];
  for (const connect of Object.values(PEERS)) {
    const peer = await connect('lists.db');
    lists.push(
      (await peer.list()).map(({ name, description, inputSchema, outputSchema }) => ({
        name,
        description,
        inputSchema,
        outputSchema,
      })),
    );
    await peer.close();
  }
  expect(lists[1]).toEqual(lists[0]);
  expect(lists[2]).toEqual(lists[0]);
});

describe('the MCP Inspector', () => {
  const inspect = async (...args: string[]): Promise<Record<string, unknown>> => {
    const { command, args: server, env } = serverAt('inspector.db');
    const launcher = join(
      ROOT,
      'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
    );
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [launcher, '--cli', command, ...server, ...args],
      { env: { ...process.env, ...env } },
    );
    return JSON.parse(stdout) as Record<string, unknown>;
  };

  test('lists the tools and calls get_brief', async () => {
    const { tools } = (await inspect('--method', 'tools/list')) as { tools: ListedTool[] };
    expect(tools.map((tool) => tool.name)).toEqual(expect.arrayContaining(['show_profile', 'get_brief']));
    await inspect(
      '--method',
      'tools/call',
      '--tool-name',
      'update_profile',
      '--tool-arg',
      `axes=${JSON.stringify(AXES)}`,
    );
    const answer = await inspect('--method', 'tools/call', '--tool-name', 'get_brief');
    expect(answer['structuredContent']).toMatchObject({ radar: [], world: [] });
  });
});

function dataOf<T extends object = object>(answer: CallAnswer): T {
  return (answer.structuredContent as { readonly data: T }).data;
}
