import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { ownWorker, slimSqlite } from '../../vite.config.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
};
/** As strict as that of the pages, so that what needs more fails here. */
const CSP =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; base-uri 'none'";

/** Real tabs in a real browser, on a page built as the app is. */
export interface TabHouse {
  readonly origin: string;
  readonly context: BrowserContext;
  /** Opens a tab on a ledger; waits until the page has begun to connect. */
  open(name: string, options?: { readonly version?: string }): Promise<Page>;
  /** Addresses that a page asked for on another origin. */
  readonly foreignRequests: readonly string[];
  close(): Promise<void>;
}

export async function serveTabs(): Promise<TabHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'skope-tabs-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('./tab-page', import.meta.url)),
    logLevel: 'error',
    plugins: [ownWorker()],
    worker: { format: 'es', plugins: () => [slimSqlite()] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: false,
    },
  });
  const server = createServer((request, response) => {
    const path =
      normalize(new URL(request.url ?? '/', 'http://x').pathname).replace(/^[\\/]+/, '') || 'index.html';
    try {
      const body = readFileSync(join(folder, path));
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-security-policy': CSP }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  const context = await browser.newContext();
  const foreignRequests: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(origin)) foreignRequests.push(request.url());
  });
  return {
    origin,
    context,
    foreignRequests,
    open: async (name, options = {}) => {
      const page = await context.newPage();
      const query = new URLSearchParams({ name, ...options });
      await page.goto(`${origin}/?${query}`);
      await page.waitForFunction(() => 'tab' in window);
      return page;
    },
    close: async () => {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
