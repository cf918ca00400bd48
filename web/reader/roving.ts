import { signal } from '@preact/signals';
import { markRead, shownRadar, shownWorld, undoLast } from '../state/brief.ts';

/** The entry that Tab stops at and that the keys act on: one of the list, so that the list is one stop. */
export const current = signal<string | null>(null);

export function focusEntry(url: string): void {
  current.value = url;
}

/** Keeps one entry reachable: where the current one has gone, the first is. */
export function settleCurrent(): void {
  const urls = entryUrls();
  if (current.value === null || !urls.includes(current.value)) current.value = urls[0] ?? null;
}

/** Moves by `step` from where the focus is; the first key press takes the first entry. */
export function moveBy(step: number): void {
  const urls = entryUrls();
  const at = urls.indexOf(focusedUrl() ?? '');
  const next = at < 0 ? urls[0] : urls[Math.max(0, Math.min(urls.length - 1, at + step))];
  if (next !== undefined) show(next);
}

export function openCurrent(): void {
  elementOf(current.value)?.querySelector<HTMLAnchorElement>('[data-open]')?.click();
}

/** Entries whose reasons are laid open. */
export const opened = signal<ReadonlySet<string>>(new Set());

export function toggleWhy(url: string | null = current.value): void {
  if (url === null) return;
  const next = new Set(opened.value);
  if (!next.delete(url)) next.add(url);
  opened.value = next;
}

/** Marks as read and goes on to the neighbour, so that the focus is never lost. */
export async function readEntry(url: string): Promise<void> {
  const urls = entryUrls();
  const at = urls.indexOf(url);
  const neighbour = urls[at + 1] ?? urls[at - 1];
  const hadFocus = focusedUrl() === url;
  await markRead(url);
  if (hadFocus) showAfterPaint(neighbour);
}

export async function readCurrent(): Promise<void> {
  if (current.value !== null) await readEntry(current.value);
}

export async function undoAndShow(): Promise<void> {
  showAfterPaint(await undoLast());
}

function showAfterPaint(url: string | undefined): void {
  requestAnimationFrame(() => {
    const there = url !== undefined && elementOf(url) !== null;
    if (there) show(url);
    else document.querySelector<HTMLElement>('h1')?.focus();
  });
}

function show(url: string): void {
  current.value = url;
  const element = elementOf(url);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

function focusedUrl(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
}

function elementOf(url: string | null): HTMLElement | null {
  return url === null ? null : document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(url)}"]`);
}

function entryUrls(): string[] {
  return [...shownRadar.value, ...shownWorld.value].map((entry) => entry.url);
}
