import { DAY_MS } from '../base/index.ts';
import { zoneNameOffset } from './date-names.ts';
import { readDay } from './date-parts.ts';

/** `exact`: the zone was given; `date_only`: midnight UTC of the day; `assumed_zone`: a time without a zone, read as UTC. */
export type DateQuality = 'exact' | 'date_only' | 'assumed_zone';

export interface ParsedDate {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly ms: number;
  readonly quality: DateQuality;
}

/** Before the first web page no article was published on the web. */
const EARLIEST_MS = 631_152_000_000;
/** The largest time of ECMAScript's Date. */
const LIMIT_MS = 8.64e15;

/**
 * The time that a feed wrote: RFC 3339, RFC 822/5322 and the common forms of real feeds, Unix seconds or milliseconds,
 * a Date. Null for everything else: relative times, `01/02/2026` (two readings), zone names of several meanings, days
 * that the calendar does not have. Never the machine's zone, never the clock, never a guess.
 */
export function parseDate(raw: unknown): ParsedDate | null {
  if (raw instanceof Date) return fromNumber(raw.getTime(), 1);
  if (typeof raw === 'number') return fromUnix(raw);
  if (typeof raw !== 'string' || raw.length > 200) return null;
  const text = plainText(raw);
  if (/^\d{10}$|^\d{13}$/u.test(text)) return fromUnix(Number(text));
  const found = readDay(text);
  if (found === null) return null;
  const midnight = utcMidnight(found.year, found.month, found.day);
  const rest = found.rest
    .replace(/^[\s,.|·•@-]*(?:(?:at|um|à|a las|alle|às|kl|klo|o|в)\b\.?\s*|T(?=\d))?/iu, '')
    .trim();
  if (rest === '' || /^\(?[월화수목금토일月火水木金土日](?:요일|曜日?)?\)?$/u.test(rest))
    return { ms: midnight, quality: 'date_only' };
  return withTime(midnight, rest);
}

/** The time, or null where it cannot be when an article was published: before 1990, or more than a day after `now`. */
export function plausibleDate(ms: number, now: number): number | null {
  return Number.isFinite(ms) && ms >= EARLIEST_MS && ms <= now + DAY_MS ? ms : null;
}

const TIME =
  /^(?:\(?[월화수목금토일月火水木金土日](?:요일|曜日?)?\)?\s*)?(?:(오전|오후|午前|午後|上午|下午)\s*)?(\d{1,2})(?:\s?[시時时点]\s?(?:(\d{1,2})\s?[분分]?)?(?:\s?(\d{1,2})\s?[초秒])?|[:.h](\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*([ap])?(?:\.?m\b\.?)?/iu;
const COMPACT_TIME = /^(\d{2})(\d{2})(\d{2})?(?!\d|:)/u;

function withTime(midnight: number, text: string): ParsedDate | null {
  const compact = COMPACT_TIME.exec(text);
  const clock = compact === null ? readClock(text) : clockOf(compact[1], compact[2], compact[3], '', '');
  if (clock === null) return null;
  const zone = text.slice(clock.length || (compact?.[0].length ?? 0)).trim();
  const offset = readZone(zone);
  if (offset === null) return null;
  return inRange({
    ms: midnight + clock.ms - (offset === 'none' ? 0 : offset * 60_000),
    quality: offset === 'none' ? 'assumed_zone' : 'exact',
  });
}

interface Clock {
  readonly ms: number;
  /** Characters read; 0 when they were counted elsewhere. */
  readonly length: number;
}

function readClock(text: string): Clock | null {
  const match = TIME.exec(text);
  if (match === null) return null;
  const [whole, eastHalf = '', hour, eastMinute, eastSecond, minute, second, fraction = '', half = ''] =
    match;
  const suffix = eastHalf === '' ? half.toLowerCase() : /오전|午前|上午/u.test(eastHalf) ? 'a' : 'p';
  const isTime = suffix !== '' || minute !== undefined || /[시時时点]/u.test(whole);
  const clock = isTime
    ? clockOf(hour, minute ?? eastMinute ?? '0', second ?? eastSecond, fraction, suffix)
    : null;
  return clock === null ? null : { ms: clock.ms, length: whole.length };
}

function clockOf(
  hourText = '',
  minuteText = '0',
  secondText = '0',
  fraction: string,
  half: string,
): Clock | null {
  const [hour, minute, second] = [Number(hourText), Number(minuteText), Number(secondText)];
  if (half !== '' && hour > 12) return null;
  const hour24 = half === '' ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  // A leap second is the last second that the minute has
  if (hour24 > 23 || minute > 59 || second > 60) return null;
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return { ms: ((hour24 * 60 + minute) * 60 + Math.min(second, 59)) * 1000 + milliseconds, length: 0 };
}

/** Minutes east of UTC; `none` where nothing is said; null where what is said is unknown or means several zones. */
function readZone(text: string): number | 'none' | null {
  // Comments (`(CEST)`), a zone id (`[Asia/Seoul]`), Go's second name (`+0200 CEST`) and its monotonic clock only repeat
  const bare = text
    .replace(/\s*(?:\([^()]*\)|\[[^[\]]*\]|m=[+-][\d.]+)\s*/gu, ' ')
    .replace(/^(?:Uhr|hrs?|hs)\.?\s*/iu, '')
    .trim();
  if (bare === '') return 'none';
  const match = /^(?:(?:UTC|GMT)\s?)?([+\-−])(\d{1,2})(?::?(\d{2}))?(?:\s+[A-Za-z]{1,5})?$/iu.exec(bare);
  if (match === null) return zoneNameOffset(bare.replace(/\.$/u, ''));
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? '0');
  if (minutes > 14 * 60 || Number(match[3] ?? '0') > 59) return null;
  return match[1] === '+' ? minutes : -minutes;
}

/** Midnight UTC of a day of the proleptic Gregorian calendar, by counting years from March, so that 29 February is last. */
function utcMidnight(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  // 719,468 days lie between 0000-03-01 and 1970-01-01
  return (shifted * 365 + leapDays + dayOfYear - 719_468) * DAY_MS;
}

/** Seconds up to the year 5138, milliseconds from 1973 on: no time of the web is in both. */
function fromUnix(value: number): ParsedDate | null {
  return fromNumber(value, Math.abs(value) < 1e11 ? 1000 : 1);
}

function fromNumber(value: number, scale: number): ParsedDate | null {
  return Number.isFinite(value) ? inRange({ ms: Math.trunc(value * scale), quality: 'exact' }) : null;
}

function inRange(date: ParsedDate): ParsedDate | null {
  return Math.abs(date.ms) <= LIMIT_MS ? date : null;
}

/** One line, ASCII digits and signs, without the words that a site puts before its times (`입력 2026.11.30`). */
function plainText(raw: string): string {
  return raw
    .normalize('NFKC')
    .replace(/[\s\u200e\u200f\ufeff]+/gu, ' ')
    .replace(/[−‐‑–—]/gu, '-')
    .trim()
    .replace(
      /^(?:기사\s?입력|최초\s?입력|입력|등록|수정|최종\s?수정|발행|승인|송고|published|updated|posted)(?: on)?\s*[:.]?\s*/iu,
      '',
    );
}
