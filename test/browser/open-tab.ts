import { afterEach } from 'vitest';
import { type BrowserSkope, type ConnectOptions, connectSkope } from '../../src/browser/index.ts';

/** A tab as far as the ledger can tell: a connection with a worker of its own, which can be killed. */
export interface Tab {
  readonly skope: BrowserSkope;
  /** Ends the worker without a word, as a crash does. */
  kill(): void;
}

/** Made by `build-worker.ts` before the tests. */
const BUILT_WORKER = '/node_modules/.cache/skope-worker/main.js';

const open = new Set<Tab>();
let serial = 0;

/** A name that no other test uses. */
export function newLedger(): string {
  serial += 1;
  return `t-${Date.now().toString(36)}-${serial}`;
}

export async function openTab(name: string, options: ConnectOptions = {}): Promise<Tab> {
  const workers: Worker[] = [];
  const skope = await connectSkope({
    name,
    persist: false,
    worker: () => {
      const worker = new Worker(BUILT_WORKER, { type: 'module' });
      workers.push(worker);
      return worker;
    },
    ...options,
  });
  const tab: Tab = { skope, kill: () => workers.at(-1)?.terminate() };
  open.add(tab);
  return tab;
}

afterEach(async () => {
  await Promise.all([...open].map(({ skope }) => skope.close()));
  open.clear();
});

/** Resolves when the condition holds: it is asked again at every status and change that the tab tells. */
export function until(skope: BrowserSkope, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const look = (): void => {
      if (!holds()) return;
      queueMicrotask(() => {
        for (const stop of stops) stop();
      });
      resolve();
    };
    stops.push(skope.onStatus(look), skope.onChange(look));
  });
}

export const PROFILE = {
  axes: [
    {
      id: 'asset',
      label: 'Asset',
      weight: 4,
      keywords: ['Tesla', '삼성전자'],
      reach_anchors: ['Fed', 'lithium'],
    },
    {
      id: 'career',
      label: 'Career',
      weight: 3,
      keywords: ['semiconductor', '반도체'],
      reach_anchors: ['TSMC'],
    },
  ],
  user_context: { location: 'Busan, South Korea', languages: ['ko', 'en'] },
};

export function article(number: number | string) {
  return {
    url: `https://www.reuters.com/world/story-${number}`,
    title: `Tesla opens plant number ${number}`,
    source: 'Reuters',
  };
}
