import type { App } from '../../src/app/app.ts';
import { createApp } from '../../src/app/create-app.ts';
import { createSkope, localCaller, type Skope } from '../../src/app/skope.ts';
import type { WebSearch } from '../../src/app/web-search.ts';
import { openWasmMemory } from '../../src/sqlite/engines/wasm-memory.ts';
import type { Database } from '../../src/sqlite/index.ts';

export const NOON = Date.UTC(2026, 10, 30, 12);
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A clock that stands until it is moved. */
export interface FakeClock {
  now: number;
}

export interface TestApp {
  readonly app: App;
  readonly skope: Skope;
  readonly clock: FakeClock;
}

export async function openTestApp(
  options: { db?: Database; webSearch?: WebSearch; now?: number } = {},
): Promise<TestApp> {
  const clock: FakeClock = { now: options.now ?? NOON };
  const db = options.db ?? (await openWasmMemory());
  const app = await createApp({ db, clock: () => clock.now, webSearch: options.webSearch });
  return { app, skope: createSkope(app, localCaller('library', 'test')), clock };
}

export const AXES = [
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
  { id: 'tech', label: 'Tech', weight: 3, keywords: ['SQLite'], reach_anchors: ['WebAssembly'] },
];

export const CONTEXT = { location: 'Busan, South Korea', languages: ['ko', 'en'] };

/** A test app with a profile in place. */
export async function openProfiledApp(options: Parameters<typeof openTestApp>[0] = {}): Promise<TestApp> {
  const opened = await openTestApp(options);
  await opened.skope.updateProfile({ axes: structuredClone(AXES), user_context: structuredClone(CONTEXT) });
  return opened;
}

let serial = 0;

/** An article no other call has made. */
export function anArticle(
  over: Partial<Record<'url' | 'title' | 'snippet' | 'source' | 'published_at', string>> = {},
) {
  serial += 1;
  return {
    url: `https://www.reuters.com/world/story-${serial}`,
    title: `Tesla opens plant number ${serial}`,
    source: 'Reuters',
    ...over,
  };
}
