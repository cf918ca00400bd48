import { signal } from '@preact/signals';
import { createStore, get, set } from 'idb-keyval';
import { browserLanguage, type Language, language } from '../i18n/index.ts';

export type Theme = 'auto' | 'light' | 'dark';

export const theme = signal<Theme>('auto');

const store = createStore('skope-page', 'settings');
const dark = matchMedia('(prefers-color-scheme: dark)');

/** Language and theme as the person chose them, else as the browser says. Where nothing can be stored, the browser's stand. */
export async function restoreSettings(): Promise<void> {
  const [kept, chosen] = await Promise.all([recall<Language>('language'), recall<Theme>('theme')]);
  language.value = kept ?? browserLanguage(navigator.languages);
  theme.value = chosen ?? 'auto';
  theme.subscribe(paint);
  language.subscribe((tag) => {
    document.documentElement.lang = tag;
  });
  dark.addEventListener('change', () => paint(theme.value));
}

export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  remember('theme', chosen);
}

export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  remember('language', chosen);
}

/** A small fact about this page's use, on this device only. Undefined where it is not there or storage is closed. */
export async function recall<T>(key: string): Promise<T | undefined> {
  try {
    return await get<T>(key, store);
  } catch {
    // A private window without IndexedDB still reads the brief; it only forgets the look.
    return undefined;
  }
}

export function remember(key: string, value: unknown): void {
  set(key, value, store).catch(() => undefined);
}

function paint(chosen: Theme): void {
  const shown = chosen === 'auto' ? (dark.matches ? 'dark' : 'light') : chosen;
  document.documentElement.dataset['theme'] = shown;
  const ground = shown === 'dark' ? '#151412' : '#fbfaf7';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}
