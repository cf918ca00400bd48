import { describe, expect, it } from 'vitest';
import { FAULT_CODES } from '../../src/base/index.ts';
import { en } from '../../web/i18n/en.ts';
import { browserLanguage, langOf } from '../../web/i18n/index.ts';
import { ko } from '../../web/i18n/ko.ts';

/** Every message by its path, functions called with sample values. */
function messages(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, String((node as (...args: unknown[]) => unknown)(2, 3))]];
  return Object.entries(node as object).flatMap(([key, value]) => messages(value, `${path}/${key}`));
}

describe('the words of the page', () => {
  it('have the same keys in both languages, and none is empty', () => {
    const [english, korean] = [messages(en), messages(ko)];
    expect(korean.map(([path]) => path)).toEqual(english.map(([path]) => path));
    for (const [path, text] of [...english, ...korean]) expect(text.trim(), path).not.toBe('');
  });

  it('are Korean in Korean', () => {
    const latin = messages(ko).filter(
      // Units such as "ms" are the same in both.
      ([path, text]) =>
        /[a-z]{3,}/i.test(text) && !/[가-힣]/.test(text) && !/placeholder|app\/name/.test(path),
    );
    expect(latin).toEqual([]);
  });

  it('explain only faults that there are', () => {
    expect(Object.keys(en.fault.codes).filter((code) => !(code in FAULT_CODES))).toEqual([]);
  });
});

describe('browserLanguage', () => {
  it.each([
    [['ko-KR', 'en'], 'ko'],
    [['en-GB', 'ko'], 'en'],
    [['fr', 'ko'], 'ko'],
    [['de'], 'en'],
    [[], 'en'],
  ] as const)('of %j is %s', (preferred, expected) => {
    expect(browserLanguage(preferred)).toBe(expected);
  });
});

describe('langOf', () => {
  it.each([
    ['삼성전자 HBM', 'ko'],
    ['Fed hints', 'en'],
    ['2026', undefined],
  ] as const)('of %s is %s', (text, expected) => {
    expect(langOf(text)).toBe(expected);
  });
});
