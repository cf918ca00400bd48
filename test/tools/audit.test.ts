import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactSecrets, redactText } from '../../src/tools/index.ts';
import { makeBench, makeTool, readData } from './tool-fixtures.ts';

const write = { annotations: { readOnlyHint: false } };

describe('AuditStore', () => {
  it('keeps at most the given rows, the newest', async () => {
    const bench = makeBench([makeTool({ name: 'put', ...write })], { limits: { max_rows: 5 } });
    for (let index = 0; index < 12; index += 1) await bench.call('put', { index });
    expect(bench.audit.search().map((row) => row.arguments)).toEqual(
      [11, 10, 9, 8, 7].map((index) => `{"index":${index}}`),
    );
  });
  it('keeps at most the given bytes, the newest', async () => {
    const bench = makeBench([makeTool({ name: 'put', ...write })], { limits: { max_bytes: 5_000 } });
    for (let index = 0; index < 30; index += 1) await bench.call('put', { index, text: 'x'.repeat(500) });
    const total = bench.db.get<{ bytes: number }>('SELECT sum(bytes) AS bytes FROM audit')?.bytes ?? 0;
    expect(total).toBeLessThanOrEqual(5_000);
    expect(total).toBeGreaterThan(3_000);
    expect(bench.audit.search({ limit: 1 })[0]?.arguments).toContain('"index":29');
  });
  it('cuts long arguments', async () => {
    const bench = makeBench([makeTool({ name: 'put', ...write })], { limits: { max_arguments: 100 } });
    await bench.call('put', { text: 'x'.repeat(100_000) });
    expect(bench.audit.search()[0]?.arguments).toMatch(/^\{"text":"x{50,}…$/);
  });
  it('finds by words, tool, run, state and time, newest first, in pages', async () => {
    const bench = makeBench([makeTool({ name: 'put', ...write }), makeTool({ name: 'cut', ...write })]);
    await bench.call('put', { what: 'Apple_pie 100%' });
    await bench.call('cut', { what: 'pear' });
    const tools = (query: Parameters<typeof bench.audit.search>[0]): string[] =>
      bench.audit.search(query).map(({ tool }) => tool);
    expect(tools({ text: 'APPLE put' })).toEqual(['put']);
    expect(tools({ text: '100%' })).toEqual(['put']);
    expect(tools({ text: 'e_p' })).toEqual(['put']);
    expect(tools({ tool: 'cut', state: 'done' })).toEqual(['cut']);
    expect(tools({ since: 0, until: 1 })).toEqual([]);
    expect(tools({})).toEqual(['cut', 'put']);
    expect(tools({ limit: 1, before_id: bench.audit.search({ limit: 1 })[0]?.id ?? 0 })).toEqual(['put']);
  });
  it('exports every row as JSON Lines, oldest first', async () => {
    const bench = makeBench([makeTool({ name: 'put', ...write })]);
    await bench.call('put', { a: 1 });
    await bench.call('put', { a: 2 });
    const rows = bench.audit
      .export()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { arguments: string; at: string });
    expect(rows.map((row) => row.arguments)).toEqual(['{"a":1}', '{"a":2}']);
    expect(rows[0]?.at).toBe('2026-11-30T00:00:00.000Z');
  });
  it('never keeps a secret, wherever it stands', async () => {
    const bench = makeBench([makeTool({ name: 'put', ...write })]);
    for (const { args } of readData<{ args: unknown }[]>('secrets.json')) await bench.call('put', args);
    await bench.call('put', { text: 'sk-SECRET12345' }).catch(() => undefined);
    await bench.call('sk-SECRET12345', {}).catch(() => undefined);
    expect(bench.audit.export()).not.toMatch(/SECRET/);
  });
});

describe('redactSecrets', () => {
  it('leaves what is no secret', () => {
    const plain = {
      keywords: ['oil', 'key rate'],
      max_tokens: 2500,
      monkey: 'a',
      url: 'https://a.example/?q=1',
      risk: 'sk-',
      note: 'the token economy',
    };
    expect(redactSecrets(plain)).toEqual(plain);
  });
  it('is total and finite on any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        JSON.stringify(redactSecrets(value));
      }),
    );
    let deep: unknown = 'x';
    for (let index = 0; index < 5_000; index += 1) deep = [deep];
    expect(JSON.stringify(redactSecrets(deep)).length).toBeLessThan(200);
  });
  it('works in linear time on long hostile texts', () => {
    for (const part of ['sk-', 'Bearer ', '-----BEGIN ', '://a:', 'token=', 'eyJaaaaaaaa.'])
      redactText(part.repeat(20_000));
  });
});
