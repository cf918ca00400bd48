import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { type ServedPage, servePage } from '../../src/cli/serve-page.ts';
import { buildOnce, ROOT } from '../build-once.ts';

export interface Site {
  readonly folder: string;
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Every host that anything of the visit has asked. */
  readonly hosts: Set<string>;
  /** What the browser complained about: refused by the policy, thrown, failed. */
  readonly complaints: string[];
}

/** A copy of the built page of its own, which a test may change. */
function copyPage(): string {
  buildOnce();
  const folder = mkdtempSync(join(tmpdir(), 'skope-page-'));
  cpSync(join(ROOT, 'dist', 'web'), folder, { recursive: true });
  return folder;
}

/** The built page on a port of its own, and a browser. */
export async function openSite(): Promise<Site> {
  const folder = copyPage();
  const served: ServedPage = await servePage({ port: 0, root: folder });
  const browser = await chromium.launch({
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
  return {
    folder,
    url: served.url,
    browser,
    close: async () => {
      await browser.close();
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A person with an empty ledger opens the page. */
export async function visit(site: Site, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await site.browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  });
  const hosts = new Set<string>();
  const complaints: string[] = [];
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(host);
  });
  context.on('console', (message) => {
    if (message.type() === 'error' || /content security policy/i.test(message.text()))
      complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  const page = await context.newPage();
  await page.goto(site.url);
  await page.locator('.welcome').waitFor();
  return { context, page, hosts, complaints };
}

/** The same, with the sample day filled in. */
export async function visitSampleDay(site: Site, options: BrowserContextOptions = {}): Promise<Visit> {
  const visited = await visit(site, options);
  await visited.page.locator('.welcome .button-outline').click();
  await visited.page.locator('.entry').first().waitFor();
  return visited;
}

/** Waits until the service worker keeps the build. */
export async function keptOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

export async function goTo(page: Page, screen: 'radar' | 'profile' | 'collect' | 'settings'): Promise<void> {
  await page.locator(`.nav a[href="#/${screen}"]`).click();
  await page.locator(`.nav a[href="#/${screen}"][aria-current]`).waitFor();
}

export function titles(page: Page): Promise<string[]> {
  return page.locator('.radar .entry h3').allTextContents();
}

export const AXE = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
