import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSkope } from '../../src/node.ts';
import { type FakeTavily, found, startFakeTavily } from '../app/fake-tavily.ts';
import { AXES, anArticle, CONTEXT } from '../app/open-test-app.ts';
import { buildOnce } from '../build-once.ts';
import { TestHome } from '../run-skope.ts';

let home: TestHome;
beforeAll(buildOnce);
beforeEach(() => {
  home = new TestHome();
});
afterEach(() => home.remove());

/** The ledger that the commands use, with a profile that Tesla and the Fed reach. */
async function giveProfile(): Promise<void> {
  const skope = await openSkope({ path: home.path('.skope', 'skope.db') });
  await skope.updateProfile({ axes: structuredClone(AXES), user_context: structuredClone(CONTEXT) });
  await skope.close();
}

describe('init', () => {
  test('starts a profile where there is none, in a file for the owner only', async () => {
    const { code, stdout } = await home.run(
      'init',
      '--location',
      'Busan, South Korea',
      '--languages',
      'ko, en',
    );
    expect(code).toBe(0);
    expect(stdout).toContain('4 empty axes');
    expect(await home.json('profile')).toMatchObject({
      configured: true,
      user_context: { location: 'Busan, South Korea', languages: ['ko', 'en'] },
    });
    if (process.platform !== 'win32') {
      expect(statSync(home.path('.skope', 'skope.db')).mode & 0o777).toBe(0o600);
      expect(statSync(home.path('.skope')).mode & 0o777).toBe(0o700);
    }
  });

  test('never touches an existing profile without --force, and undo brings it back', async () => {
    await giveProfile();
    const before = await home.json('profile');
    const refused = await home.run('init', '--location', 'Berlin, Germany');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^PROFILE_EXISTS: .*--force/);
    expect(await home.json('profile')).toEqual(before);
    expect((await home.run('init', '--location', 'Berlin, Germany', '--force')).code).toBe(0);
    expect(await home.json('profile')).toMatchObject({ user_context: { location: 'Berlin, Germany' } });
    expect((await home.run('undo')).stdout).toContain('update_profile');
    expect(await home.json('profile')).toEqual(before);
  });
});

describe('ingest', () => {
  const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>Reuters</title><item><title>Tesla &amp; the Fed</title>
    <link>https://www.reuters.com/rss-1</link><description><![CDATA[<p>Some <b>text</b></p>]]></description>
    <pubDate>Mon, 30 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>`;
  const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Reuters</title><id>x</id>
    <updated>2026-11-30T10:00:00Z</updated><entry><title>Tesla by Atom</title><id>y</id>
    <link href="https://www.reuters.com/atom-1"/><updated>2026-11-30T10:00:00Z</updated></entry></feed>`;
  const jsonFeed = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Reuters',
    items: [{ id: '1', url: 'https://www.reuters.com/jf-1', title: 'Tesla by JSON Feed', content_text: 'x' }],
  });
  const article = { ...anArticle(), extra: 'is left out' };
  const forms: [string, string][] = [
    ['JSON array', JSON.stringify([article])],
    ['JSON object with articles', JSON.stringify({ articles: [article] })],
    ['one JSON object', JSON.stringify(article, null, 2)],
    ['JSON Lines', `${JSON.stringify(article)}\n\n${JSON.stringify(article)}\n`],
    ['JSON with a byte order mark', `\ufeff${JSON.stringify([article])}`],
    ['RSS', rss],
    ['Atom', atom],
    ['JSON Feed', jsonFeed],
  ];

  test.each(forms)('takes %s, and a second time finds nothing new', async (_form, text) => {
    await giveProfile();
    writeFileSync(home.path('news'), text);
    expect(await home.json('ingest', home.path('news'))).toMatchObject({
      new: 1,
      entered_radar: 1,
      rejected: [],
    });
    expect(await home.json('ingest', home.path('news'))).toMatchObject({ new: 0, rejected: [] });
  });

  test('reads stdin where the file is -', async () => {
    await giveProfile();
    const { code, stdout } = await home.spawn(['ingest', '-'], rss);
    expect([code, stdout]).toEqual([0, expect.stringContaining('1 new (1 reach you)')]);
    const { radar } = (await home.json('brief', '--window-days', '30')) as { radar: unknown[] };
    expect(radar).toMatchObject([{ title: 'Tesla & the Fed', snippet: 'Some text', source: 'Reuters' }]);
  });

  test('names each bad line by its place in the file, and keeps the others', async () => {
    await giveProfile();
    const lines = [
      '{broken',
      JSON.stringify(anArticle()),
      '[1]',
      JSON.stringify({ ...anArticle(), url: 'ftp://x' }),
    ];
    const { code, stdout } = await home.ingest(lines.join('\n'), '--json');
    expect(code).toBe(0);
    const result = JSON.parse(stdout) as { rejected: { index: number; message: string }[] };
    expect(result).toMatchObject({
      received: 4,
      new: 1,
      rejected: [{ index: 0 }, { index: 2 }, { index: 3 }],
    });
    expect(result.rejected.map(({ message }) => message)).toEqual([
      expect.stringContaining('articles[0]: the line is not JSON'),
      expect.stringContaining('articles[2]: expected an object'),
      expect.stringContaining('articles[3].url'),
    ]);
  });

  test.each([
    ['empty input', '', 'INVALID_ARGUMENT'],
    ['no article at all', '[]', 'INVALID_ARGUMENT'],
    ['a broken feed', '<rss><channel>', 'INVALID_ARGUMENT'],
    ['only refused articles', JSON.stringify([{ ...anArticle(), url: 'mailto:x@y.z' }]), 'NO_ARTICLE_KEPT'],
  ])('%s is a fault', async (_kind, input, code) => {
    await giveProfile();
    const ran = await home.ingest(input, '--json');
    expect(ran.code).toBe(1);
    expect(JSON.parse(ran.stdout)).toMatchObject({ error: { code } });
  });

  test('a file that is not there is a fault that names it', async () => {
    await giveProfile();
    const ran = await home.run('ingest', home.path('nowhere.json'));
    expect(ran.code).toBe(1);
    expect(ran.stderr).toMatch(/^INVALID_ARGUMENT: .*nowhere\.json/);
  });

  test('a file of 1,200 articles goes in whole, in batches', async () => {
    await giveProfile();
    const lines = Array.from({ length: 1200 }, () => JSON.stringify(anArticle())).join('\n');
    const { code, stdout, stderr } = await home.ingest(lines, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ received: 1200, new: 1200, rejected: [] });
    expect(stderr).toContain('500 of 1200');
  });
});

describe('brief and read', () => {
  test('brief prints radar, world and effective N; --json gives the tool’s result; read takes any variant', async () => {
    await giveProfile();
    const reach = anArticle();
    const world = anArticle({ title: 'A choir sings in a distant valley' });
    await home.ingest(JSON.stringify([reach, world]));
    const { code, stdout } = await home.run('brief');
    expect(code).toBe(0);
    for (const part of [
      'Radar',
      reach.title,
      'Reuters, tier 1, today',
      'asset ← Tesla (keyword)',
      'World',
      world.title,
      'Effective N',
    ])
      expect(stdout).toContain(part);
    expect(stdout).not.toContain('\u001b');
    expect(await home.json('brief', '--limit', '1')).toMatchObject({
      radar: [{ url: reach.url, impact: { seeds: [{ entity: 'Tesla' }] } }],
      world: [{ url: world.url }],
    });
    const marked = await home.json('read', `${reach.url}?utm_source=x`, 'https://nowhere.example/1');
    expect(marked).toMatchObject({ marked: 1, unknown: ['https://nowhere.example/1'] });
    expect(await home.json('brief')).toMatchObject({ radar: [], world: [{ url: world.url }] });
    expect(await home.json('undo')).toMatchObject({ undone: 'mark_read' });
    expect(await home.json('brief')).toMatchObject({ radar: [{ url: reach.url }] });
    expect((await home.run('undo')).stderr).toMatch(/^NOTHING_TO_UNDO: /);
  });

  test('brief pages on, and writes only with --rotate', async () => {
    await giveProfile();
    await home.ingest(JSON.stringify(Array.from({ length: 15 }, () => anArticle())));
    const first = await home.json('brief');
    expect(await home.json('brief')).toMatchObject({ radar: first['radar'] });
    const second = await home.json('brief', '--cursor', String(first['next_cursor']));
    expect([(first['radar'] as unknown[]).length, (second['radar'] as unknown[]).length]).toEqual([12, 3]);
    const shown = await home.json('brief', '--rotate');
    const after = await home.json('brief');
    expect(shown['radar']).toEqual(first['radar']);
    expect(after['radar']).not.toEqual(first['radar']);
  });
});

describe('--db', () => {
  test('and SKOPE_DB_PATH name the file; --db comes first', async () => {
    await home.run('init', '--location', 'Busan, South Korea', '--db', home.path('a.db'));
    home.env['SKOPE_DB_PATH'] = home.path('b.db');
    expect(await home.json('profile')).toMatchObject({ configured: false });
    expect(await home.json('profile', '--db', home.path('a.db'))).toMatchObject({ configured: true });
  });
});

describe('export', () => {
  test('writes a copy that skope opens, and never over a file without --force', async () => {
    await giveProfile();
    await home.ingest(JSON.stringify([anArticle()]));
    expect((await home.run('export', home.path('copy.db'))).code).toBe(0);
    expect(await home.json('brief', '--db', home.path('copy.db'))).toMatchObject({ radar_total: 1 });
    writeFileSync(home.path('mine.txt'), 'mine');
    const refused = await home.run('export', home.path('mine.txt'));
    expect([refused.code, readFileSync(home.path('mine.txt'), 'utf8')]).toEqual([1, 'mine']);
    expect((await home.run('export', home.path('mine.txt'), '--force')).code).toBe(0);
  });
});

describe('config', () => {
  const KEY = 'tvly-dev-0123456789abcdef';

  test('keeps the key for the owner only, shows it redacted, and keeps fields it does not know', async () => {
    expect((await home.run('config', 'show')).stdout).toContain('(none)');
    const set = await home.run('config', 'set', 'tavily-key', ` ${KEY} `);
    expect([set.code, set.stdout.includes(KEY)]).toEqual([0, false]);
    const file = home.path('.skope', 'config.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ tavily_api_key: KEY });
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const args of [['config', 'show'], ['config', 'show', '--json'], ['doctor']]) {
      const { code, stdout, stderr } = await home.run(...args);
      expect(code).toBe(0);
      expect(stdout + stderr).not.toContain(KEY);
      expect(stdout + stderr).not.toContain(KEY.slice(5, 15));
    }
    writeFileSync(file, JSON.stringify({ theirs: 1, tavily_api_key: 'old' }));
    await home.run('config', 'set', 'tavily-key', KEY);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ theirs: 1, tavily_api_key: KEY });
  });

  test('never destroys a file that it cannot read, nor shows what is in it', async () => {
    await home.run('config', 'set', 'tavily-key', KEY);
    const file = home.path('.skope', 'config.json');
    const broken = `{"tavily_api_key": "${KEY}",`;
    writeFileSync(file, broken);
    for (const args of [
      ['config', 'set', 'tavily-key', 'new'],
      ['config', 'show'],
      ['scan', 'x'],
    ]) {
      const { code, stdout, stderr } = await home.run(...args);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^CONFIG_UNREADABLE/);
      expect(stdout + stderr).not.toContain(KEY);
    }
    expect(readFileSync(file, 'utf8')).toBe(broken);
  });
});

describe('scan', () => {
  let tavily: FakeTavily;
  afterEach(() => tavily.close());

  test('takes the key from the environment or the file, and says it nowhere', async () => {
    const KEY = 'tvly-dev-fedcba9876543210';
    tavily = await startFakeTavily((query) =>
      query === 'bad'
        ? { status: 401, body: JSON.stringify({ detail: { error: KEY } }) }
        : found(query, [{ title: `Tesla ${query}`, url: `https://www.reuters.com/${query}`, content: 'x' }]),
    );
    home.env['SKOPE_TAVILY_URL'] = tavily.url;
    await giveProfile();
    expect((await home.run('scan', 'one')).stderr).toMatch(/^TAVILY_KEY_MISSING: .*ingest_news/);
    await home.run('config', 'set', 'tavily-key', KEY);
    const ran = await home.run('scan', 'one', 'bad', '--time-range', '1d');
    expect([ran.code, ran.stdout]).toEqual([0, expect.stringContaining('1 new of 1')]);
    expect(ran.stdout).toContain('key was refused');
    home.env['SKOPE_TAVILY_API_KEY'] = `${KEY}-env`;
    const json = await home.run('scan', 'two', 'bad', '--json');
    expect(tavily.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}-env`);
    const failing = await home.run('scan', 'bad');
    expect([failing.code, failing.stderr]).toEqual([1, expect.stringMatching(/^SEARCH_FAILED/)]);
    for (const { stdout, stderr } of [ran, json, failing]) expect(stdout + stderr).not.toContain(KEY);
    const kept = ['skope.db', 'skope.db-wal'].map((name) => {
      try {
        return readFileSync(home.path('.skope', name), 'latin1');
      } catch {
        return '';
      }
    });
    expect(kept.join('')).not.toContain(KEY);
  });
});

describe('doctor', () => {
  test('is content with a machine where nothing is yet, and makes nothing', async () => {
    const { code, stdout } = await home.run('doctor');
    expect(code).toBe(0);
    expect(stdout).toContain('does not exist yet');
    expect(() => statSync(home.path('.skope'))).toThrow();
  });

  test('checks integrity, schema and contents', async () => {
    await giveProfile();
    await home.ingest(JSON.stringify([anArticle()]));
    const { code, stdout } = await home.run('doctor');
    expect(code).toBe(0);
    for (const part of ['integrity: ok', 'schema: version', '1 articles, 0 read marks, 3 axes'])
      expect(stdout).toContain(part);
  });

  test('tells of a foreign file, a damaged file and an unreadable setting, with exit 1, and leaves them untouched', async () => {
    const foreign = home.path('foreign.db');
    writeFileSync(foreign, 'this is no database, whatever its name says, and must stay as it is');
    const before = readFileSync(foreign);
    const damaged = await home.run('doctor', '--db', foreign);
    expect(damaged.code).toBe(1);
    expect(damaged.stdout).toMatch(/PROBLEM ledger: LEDGER_(CORRUPT|FOREIGN)/);
    expect(readFileSync(foreign)).toEqual(before);
    await home.run('config', 'set', 'tavily-key', 'x');
    writeFileSync(home.path('.skope', 'config.json'), '[');
    const { code, stdout } = await home.run('doctor');
    expect([code, stdout]).toEqual([1, expect.stringContaining('PROBLEM settings')]);
  });
});
