// Articles a second over MCP on stdin and stdout, in batches of 500, into a file, against the built `skope mcp`.
// Run: node bench/ingest-stdio.ts
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { BIN, buildOnce } from '../test/build-once.ts';
import { BENCH_PROFILE, benchArticles } from './news.ts';

export interface IngestFigures {
  readonly articles: number;
  readonly batch: number;
  readonly start_up_ms: number;
  readonly articles_per_second: number;
  /** The same articles sent again: all are known. */
  readonly known_articles_per_second: number;
}

const BATCH = 500;

/** Measures everything; prints nothing. */
export async function benchIngestStdio(articles = 10_000): Promise<IngestFigures> {
  buildOnce();
  const folder = mkdtempSync(join(tmpdir(), 'skope-bench-'));
  const started = performance.now();
  const server = spawn(process.execPath, [BIN, 'mcp', '--db', join(folder, 'bench.db')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  let id = 0;
  const request = async (method: string, params: unknown): Promise<void> => {
    id += 1;
    server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    const { value } = await lines.next();
    const answer = JSON.parse(String(value)) as { error?: unknown; result?: { isError?: boolean } };
    if (answer.error || answer.result?.isError) throw new Error(String(value));
  };
  const call = (name: string, args: unknown) => request('tools/call', { name, arguments: args });
  try {
    await request('initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'bench', version: '1' },
    });
    const start_up_ms = performance.now() - started;
    await call('update_profile', BENCH_PROFILE);
    const now = Date.now();
    const rate = async (): Promise<number> => {
      const begin = performance.now();
      for (let first = 0; first < articles; first += BATCH)
        await call('ingest_news', { articles: benchArticles(first, BATCH, now) });
      return Math.round((articles / (performance.now() - begin)) * 1000);
    };
    return {
      articles,
      batch: BATCH,
      start_up_ms: Math.round(start_up_ms),
      articles_per_second: await rate(),
      known_articles_per_second: await rate(),
    };
  } finally {
    server.stdin.end();
    await new Promise((resolve) => server.on('close', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table([await benchIngestStdio()]);
