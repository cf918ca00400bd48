import { language } from '../i18n/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** "3 hours ago" within a day, else "2 days ago", in the language of the page. */
export function agoText(iso: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(iso));
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto', style: 'short' });
  if (ms < HOUR) return format.format(-Math.round(ms / 60_000), 'minute');
  if (ms < DAY) return format.format(-Math.round(ms / HOUR), 'hour');
  return format.format(-Math.round(ms / DAY), 'day');
}

/** A length of time in its largest unit: "3 days". */
export function spanText(ms: number): string {
  const [value, unit] = ms < DAY ? [Math.round(ms / HOUR), 'hour'] : [Math.round(ms / DAY), 'day'];
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

export function fullTime(iso: string): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'full', timeStyle: 'short' }).format(
    Date.parse(iso),
  );
}

export function todayText(now: number): string {
  return new Intl.DateTimeFormat(language.value, { weekday: 'long', day: 'numeric', month: 'long' }).format(
    now,
  );
}

export function shortDay(date: string): string {
  return new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}

export function bytesText(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(language.value, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
