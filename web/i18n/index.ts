import { computed, signal } from '@preact/signals';
import { en, type Messages } from './en.ts';
import { ko } from './ko.ts';

export type Language = 'en' | 'ko';
export type { Messages };

const CATALOG: Readonly<Record<Language, Messages>> = { en, ko };

/** The language of the page; components that call `t()` are drawn again when it changes. */
export const language = signal<Language>('en');
const messages = computed(() => CATALOG[language.value]);

/** The words of the page in the language in force. */
export function t(): Messages {
  return messages.value;
}

/** Korean where the browser prefers it over English, else English. */
export function browserLanguage(preferred: readonly string[]): Language {
  const first = preferred
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((tag) => tag === 'ko' || tag === 'en');
  return first === 'ko' ? 'ko' : 'en';
}

const HANGUL = /[\uac00-\ud7a3]/;
const LATIN = /[a-z]{2}/i;

/** The `lang` of a headline, so that it gets the right typeface and voice; undefined where the letters do not tell. */
export function langOf(text: string): Language | undefined {
  if (HANGUL.test(text)) return 'ko';
  return LATIN.test(text) ? 'en' : undefined;
}
