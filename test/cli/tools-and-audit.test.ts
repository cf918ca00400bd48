import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TOOL_SPECS } from '../../src/app/index.ts';
import { TestHome } from '../run-skope.ts';

let home: TestHome;
beforeEach(() => {
  home = new TestHome();
});
afterEach(() => home.remove());

interface Line {
  readonly name: string;
  readonly tokens: number;
  readonly offered: boolean;
  readonly reason: string;
}
interface Listing {
  readonly tools: readonly Line[];
  readonly total_tokens: number;
  readonly offered_tokens: number;
  readonly sent: { readonly form: string; readonly saving: number };
}
const list = (...args: string[]) => home.json('tools', 'list', ...args) as unknown as Promise<Listing>;

describe('tools list', () => {
  test('names every tool with its tokens, the sum, and what a loop saves by deferring', async () => {
    const { tools, total_tokens, offered_tokens, sent } = await list();
    expect(tools.map(({ name }) => name)).toEqual(TOOL_SPECS.map(({ name }) => name));
    expect(total_tokens).toBe(tools.reduce((sum, { tokens }) => sum + tokens, 0));
    expect(offered_tokens).toBe(total_tokens);
    expect(sent.form).toBe('client');
    expect(sent.saving).toBeGreaterThan(0.8);
  });

  test('tells for a mode what is not offered and why, and counts it apart', async () => {
    const { tools, total_tokens, offered_tokens } = await list('--mode', 'dry_run');
    const scan = tools.find(({ name }) => name === 'scan_news');
    expect(scan).toMatchObject({ offered: false, reason: expect.stringContaining('dry_run_is_free') });
    expect(offered_tokens).toBe(total_tokens - (scan?.tokens ?? 0));
    const { stdout } = await home.run('tools', 'list', '--mode', 'dry_run');
    expect(stdout).toMatch(/scan_news .*not offered: Blocked by "dry_run_is_free"/);
  });
});

describe('tools search', () => {
  test('finds by what a tool does, best first', async () => {
    const { tools } = (await home.json(
      'tools',
      'search',
      'search',
      'the',
      'web',
      'for',
      'news',
    )) as unknown as Listing;
    expect(tools[0]?.name).toBe('scan_news');
  });

  test('never shows what is denied there', async () => {
    const words = ['search', 'the', 'web', 'for', 'news', '--mode', 'dry_run'];
    const { tools } = (await home.json('tools', 'search', ...words)) as unknown as Listing;
    expect(tools.map(({ name }) => name)).not.toContain('scan_news');
    expect((await home.run('tools', 'search', ' ')).code).toBe(1);
  });
});

test('tools show gives schemas, hints, scope, and why the tool is let', async () => {
  const card = await home.json('tools', 'show', 'mark_read');
  expect(card).toMatchObject({
    scope: 'news:write',
    annotations: { readOnlyHint: false },
    input_schema: { type: 'object', properties: { urls: {} } },
    check: { allowed: true, effect: 'allowed' },
  });
  expect((await home.run('tools', 'show', 'no_such')).stderr).toMatch(/^TOOL_NOT_FOUND: /);
});

describe('policy check', () => {
  test('gives every evaluation with its reason, the decision, and what blocks', async () => {
    expect(await home.json('policy', 'check', 'scan_news', '--mode', 'dry_run')).toMatchObject({
      allowed: false,
      mode: 'dry_run',
      evaluations: [
        { policy: 'dry_run_is_free', allowed: false, reason: 'its deny-list names "group:costs"' },
      ],
      blocking_policies: ['dry_run_is_free'],
    });
    const { stdout } = await home.run(
      'policy',
      'check',
      'scan_news',
      '--mode',
      'dry_run',
      '--node',
      'analyst',
    );
    expect(stdout).toContain('blocked in mode dry_run, node analyst');
    expect(stdout).toContain('BLOCKS dry_run_is_free');
    expect(stdout).toContain('to change that: ');
    expect(stdout).toContain('the node narrows nothing');
  });

  test('agrees with what is listed, in every mode', async () => {
    for (const mode of ['dry_run', 'evaluation', 'full_pipeline', 'another']) {
      for (const { name, offered } of (await list('--mode', mode)).tools)
        expect(await home.json('policy', 'check', name, '--mode', mode)).toMatchObject({ allowed: offered });
    }
  });

  test('exits 1 for a tool that is not there', async () => {
    expect(await home.run('policy', 'check', 'no_such')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('There is no tool "no_such"'),
    });
  });
});

describe('audit', () => {
  const records = async (...args: string[]) =>
    ((await home.json('audit', ...args)) as { records: { id: number; tool: string; state: string }[] })
      .records;

  /** Two writes and one refusal. */
  async function use(): Promise<void> {
    await home.run('init', '--location', 'Berlin, Germany');
    await home.run('read', 'https://example.com/one');
    await home.run('scan', 'news', '--json');
  }

  test('shows writes and refusals newest first, and finds by tool, word and time', async () => {
    await use();
    expect((await records()).map(({ tool, state }) => `${tool} ${state}`)).toEqual([
      'scan_news failed',
      'mark_read done',
      'update_profile done',
    ]);
    expect(await records('--tool', 'mark_read')).toHaveLength(1);
    expect((await records('berlin')).map(({ tool }) => tool)).toEqual(['update_profile']);
    expect(await records('--since', '1h')).toHaveLength(3);
    expect(await records('--since', '2999-01-01')).toHaveLength(0);
    const { stdout } = await home.run('audit');
    expect(stdout).toMatch(/scan_news {2}failed TAVILY_KEY_MISSING {2}by skope cli \(cli\)/);
  });

  test('pages on with --limit and --before until everything was seen once', async () => {
    await use();
    const seen: number[] = [];
    let next: number | undefined;
    do {
      const page = (await home.json(
        'audit',
        '--limit',
        '2',
        ...(next ? ['--before', String(next)] : []),
      )) as {
        records: { id: number }[];
        next?: number;
      };
      seen.push(...page.records.map(({ id }) => id));
      next = page.next;
    } while (next !== undefined);
    expect(seen).toEqual([3, 2, 1]);
  });

  test('exports what was asked for as JSON Lines, oldest first, and overwrites nothing unasked', async () => {
    await use();
    const file = home.path('audit.jsonl');
    expect(await home.json('audit', '--export', file)).toEqual({ file, records: 3 });
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { id: number }).id)).toEqual([1, 2, 3]);
    const refused = await home.run('audit', '--tool', 'mark_read', '--export', file);
    expect(refused.stderr).toMatch(/^INVALID_ARGUMENT: .*--force/);
    expect(await home.json('audit', '--tool', 'mark_read', '--export', file, '--force')).toMatchObject({
      records: 1,
    });
  });

  test('says what is wrong with a time or a limit', async () => {
    expect((await home.run('audit', '--since', 'yesterday')).stderr).toMatch(/^INVALID_ARGUMENT: since: /);
    expect((await home.run('audit', '--limit', '0')).stderr).toMatch(/^INVALID_ARGUMENT: limit: /);
    expect((await home.run('audit', '--limit', 'x')).code).toBe(2);
  });
});

describe('import', () => {
  /** A ledger with one profile and one read mark, exported. */
  async function exported(): Promise<string> {
    const file = home.path('exported.db');
    await home.run('init', '--location', 'Berlin, Germany', '--db', home.path('source.db'));
    await home.run('read', 'https://example.com/one', '--db', home.path('source.db'));
    await home.run('export', file, '--db', home.path('source.db'));
    return file;
  }
  const location = async (...args: string[]) =>
    ((await home.json('profile', ...args)) as { user_context: { location: string } }).user_context.location;

  test('fills an empty ledger at once and tells the counts', async () => {
    expect(await home.json('import', await exported())).toMatchObject({ reads: 1, axes: 4, ignored: [] });
    expect(await location()).toBe('Berlin, Germany');
  });

  test('replaces a filled one only with --force or --yes, and keeps a copy of it that opens', async () => {
    const file = await exported();
    await home.run('init', '--location', 'Busan, South Korea');
    const refused = await home.run('import', file);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/^LEDGER_NOT_EMPTY: .*--force/) });
    expect(await location()).toBe('Busan, South Korea');
    const { copy } = (await home.json('import', file, '--force')) as { copy: string };
    expect(await location()).toBe('Berlin, Germany');
    expect(await location('--db', copy)).toBe('Busan, South Korea');
    expect((await home.json('import', copy, '--yes'))['copy']).not.toBe(copy);
    expect(await location()).toBe('Busan, South Korea');
    expect(await home.json('audit', '--tool', 'import')).toMatchObject({
      records: [{ state: 'done' }, { state: 'done' }],
    });
  });

  test('refuses what is no sound ledger of ours, and neither makes nor changes one', async () => {
    const file = home.path('foreign.db');
    writeFileSync(file, 'not a database');
    expect((await home.run('import', file, '--force')).stderr).toMatch(/^LEDGER_CORRUPT: /);
    expect((await home.run('import', home.path('nowhere'), '--force')).stderr).toMatch(/^INVALID_ARGUMENT: /);
    const newer = Buffer.from(readFileSync(await exported()));
    // user_version, SQLite header bytes 60 to 63.
    newer.writeUInt32BE(9_999, 60);
    writeFileSync(file, newer);
    expect((await home.run('import', file, '--force')).stderr).toMatch(/^LEDGER_NEWER: /);
    expect(await home.json('profile')).toMatchObject({ configured: false });
  });
});
