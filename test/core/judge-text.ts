import { parseDate } from '../../src/core/date.ts';
import { normalizeUrl } from '../../src/core/normalize-url.ts';
import { titleKey } from '../../src/core/title-key.ts';

/** The same call in both engines. */
export function judgeText(text: string): string {
  return JSON.stringify([normalizeUrl(text), titleKey({ title: text, source: 'Reuters' }), parseDate(text)]);
}
