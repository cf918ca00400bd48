import { batch, computed, signal } from '@preact/signals';
import type { BrowserSkope } from '../../src/browser/index.ts';
import { t } from '../i18n/index.ts';
import { announce, tell } from './announce.ts';
import { type ShownFault, shownFault } from './fault.ts';
import { ledger, profile } from './ledger.ts';
import { recall, remember } from './settings.ts';

export type Brief = Awaited<ReturnType<BrowserSkope['getBrief']>>;
export type RadarEntry = Brief['radar'][number];
export type Headline = Brief['world'][number];
export type Concentration = Brief['concentration'];
export type Scope = 'all' | 'since';

export const brief = signal<Brief | null>(null);
export const briefFault = signal<ShownFault | null>(null);
export const scope = signal<Scope>('all');
export const windowDays = signal<number | undefined>(undefined);
export const loadingMore = signal(false);
/** URLs on their way to being read: told apart until the ledger has answered. */
export const pending = signal<ReadonlySet<string>>(new Set());
export const filter = signal('');
/** What came while the person was away, once per opening of the page. */
export const absence = signal<{ readonly ms: number; readonly count: number } | null>(null);

/** The radar as far as it is loaded, through the filter box. */
export const shownRadar = computed(() => (brief.value?.radar ?? []).filter(matches));
export const shownWorld = computed(() => (brief.value?.world ?? []).filter(matches));

const BUDGET = 20_000;
const ABSENT_MS = 8 * 3_600_000;
let pages = 1;
let turn = 0;

/** Reads as many pages as are on the screen again. Whoever asks waits until the newest question is answered too. */
export async function loadBrief(): Promise<void> {
  latest = readBrief();
  for (let awaited: Promise<void> | undefined; awaited !== latest; ) {
    awaited = latest;
    await awaited;
  }
}

let latest: Promise<void> = Promise.resolve();

/** An answer that a newer question has overtaken is dropped. */
async function readBrief(): Promise<void> {
  if (!profile.value?.configured) {
    brief.value = null;
    return;
  }
  turn += 1;
  const mine = turn;
  try {
    let read = await ledger().getBrief(question());
    for (let page = 1; page < pages && read.next_cursor !== undefined; page += 1) {
      read = joined(read, await ledger().getBrief({ cursor: read.next_cursor, max_tokens: BUDGET }));
    }
    if (mine !== turn) return;
    batch(() => {
      brief.value = read;
      briefFault.value = null;
      pending.value = new Set();
    });
  } catch (thrown) {
    if (mine === turn) briefFault.value = shownFault(thrown);
  }
}

export async function loadMore(): Promise<void> {
  const now = brief.value;
  if (!now?.next_cursor || loadingMore.value) return;
  loadingMore.value = true;
  try {
    const read = joined(now, await ledger().getBrief({ cursor: now.next_cursor, max_tokens: BUDGET }));
    pages += 1;
    brief.value = read;
    announce(t().brief.loaded(read.radar.length, read.radar_total));
  } catch {
    // A cursor ends when the profile has changed: begin again from what is true now.
    pages += 1;
    await loadBrief();
  } finally {
    loadingMore.value = false;
  }
}

export async function showScope(next: Scope, days?: number): Promise<void> {
  batch(() => {
    scope.value = next;
    windowDays.value = days;
  });
  pages = 1;
  await loadBrief();
  announce(t().brief.count(brief.value?.radar_total ?? 0));
}

/** Marks as read; what was acknowledged is on disk. */
export async function markRead(url: string): Promise<void> {
  pending.value = new Set([...pending.value, url]);
  try {
    await ledger().markRead({ urls: [url] });
    await loadBrief();
    tell(t().brief.marked, () => void undoLast());
  } catch (thrown) {
    pending.value = new Set([...pending.value].filter((other) => other !== url));
    failed(thrown);
  }
}

/** Turns back the newest act of this page; answers with the headline that came back, if one did. */
export async function undoLast(): Promise<string | undefined> {
  const before = new Set(allUrls());
  try {
    const { undone } = await ledger().undo();
    await loadBrief();
    tell(undone === 'update_profile' ? t().brief.undone_profile : t().brief.undone_read);
    return allUrls().find((url) => !before.has(url));
  } catch (thrown) {
    failed(thrown);
    return undefined;
  }
}

/** The person is done: what they saw steps back for three days, and the next catch-up counts from here. */
export async function doneForNow(): Promise<void> {
  try {
    await ledger().getBrief({ ...question(), limit: 50, rotate: true });
    tell(t().brief.done_said);
    lastVisit = undefined;
    absence.value = null;
  } catch (thrown) {
    failed(thrown);
  }
}

/** Compares with the last visit: after eight hours the brief opens with what came meanwhile. */
export async function noticeAbsence(now: number): Promise<void> {
  const last = await recall<number>('last_visit');
  remember('last_visit', now);
  if (last === undefined || now - last < ABSENT_MS || !profile.value?.configured) return;
  try {
    const since = new Date(last).toISOString();
    const { radar_total } = await ledger().getBrief({ since, limit: 1 });
    lastVisit = last;
    absence.value = { ms: now - last, count: radar_total };
  } catch (thrown) {
    briefFault.value = shownFault(thrown);
  }
}

let lastVisit: number | undefined;

function question(): NonNullable<Parameters<BrowserSkope['getBrief']>[0]> {
  const days = windowDays.value === undefined ? {} : { window_days: windowDays.value };
  if (scope.value === 'all') return { ...days, max_tokens: BUDGET };
  const since = lastVisit === undefined ? { since_last: true } : { since: new Date(lastVisit).toISOString() };
  return { ...days, ...since, max_tokens: BUDGET };
}

function joined(first: Brief, next: Brief): Brief {
  const { next_cursor: _, ...rest } = first;
  return {
    ...rest,
    radar: [...first.radar, ...next.radar],
    ...(next.next_cursor !== undefined && { next_cursor: next.next_cursor }),
  };
}

function allUrls(): string[] {
  return [...(brief.value?.radar ?? []), ...(brief.value?.world ?? [])].map((entry) => entry.url);
}

function failed(thrown: unknown): void {
  const fault = shownFault(thrown);
  if (fault.code === 'NOTHING_TO_UNDO') tell(t().brief.nothing_to_undo);
  else briefFault.value = fault;
}

function matches(entry: {
  readonly title: string;
  readonly source: string;
  readonly snippet?: string | undefined;
}): boolean {
  const wanted = filter.value.trim().toLowerCase();
  if (wanted === '') return true;
  return `${entry.title}\n${entry.source}\n${entry.snippet ?? ''}`.toLowerCase().includes(wanted);
}
