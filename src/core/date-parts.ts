import { monthOf } from './date-names.ts';

export interface DayAndRest {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** What follows the date, or stood around it: time and zone. */
  readonly rest: string;
}

const WORD = '[\\p{L}]{2,12}\\.?';
const WEEKDAY = `(?:(?:${WORD}|\\([월화수목금토일月火水木金土日]\\))[,.]?\\s+)?`;

/** Each form reads the date at the start of the text and gives year, month, day and the rest, or null. */
const FORMS: readonly ((text: string) => DayAndRest | null)[] = [
  // 2026-11-30, 2026/11/30, 2026.11.30., 2026. 11. 30.
  (text) => ymd(/^(\d{4})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)\.?(.*)$/u.exec(text), 1, 3, 4, 5),
  // 20261130, 20261130T201640, 20261130201640
  (text) => ymd(/^(\d{4})(\d{2})(\d{2})(?=$|T|\s|\d{4,6}(?:\D|$))(.*)$/iu.exec(text), 1, 2, 3, 4),
  // 2026년 11월 30일, 2026年11月30日
  (text) => ymd(/^(\d{4})\s?[년年]\s?(\d{1,2})\s?[월月]\s?(\d{1,2})\s?[일日]?(.*)$/u.exec(text), 1, 2, 3, 4),
  // Fri Apr 03 17:00:00 UTC 2020 (asctime, date(1)): the year comes last
  (text) => {
    const match = new RegExp(
      `^${WEEKDAY}(${WORD})\\s+(\\d{1,2})\\s+(\\d{1,2}:\\d{2}(?::\\d{2})?)\\s*([A-Za-z]{1,5}|[+-]\\d{2}:?\\d{2})?\\s+(\\d{4})$`,
      'u',
    ).exec(text);
    return match === null ? null : named(match[5], match[1], match[2], `${match[3] ?? ''} ${match[4] ?? ''}`);
  },
  // Mon, 30 Nov 2026 …; 30. November 2026; 30-Nov-26; 30 de noviembre de 2026
  (text) => {
    const match = new RegExp(
      `^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|ª)?[\\s-]\\s*(?:of\\s+|de\\s+|d['’]\\s?)?(${WORD})[\\s-]?[,]?\\s*(?:de[l]?\\s+)?(\\d{4}|\\d{2})(?!\\d|:)(?:\\s?г\\.?)?(.*)$`,
      'u',
    ).exec(text);
    return match === null ? null : named(match[3], match[2], match[1], match[4] ?? '');
  },
  // November 30, 2026; Mon, Nov 30 2026; Fri Apr 03 2020 17:00:00 GMT+0200 (CEST)
  (text) => {
    const match = new RegExp(
      `^${WEEKDAY}(${WORD})[\\s-](\\d{1,2})(?:st|nd|rd|th)?,?[\\s-]\\s*(\\d{4})(?!\\d|:)(.*)$`,
      'u',
    ).exec(text);
    return match === null ? null : named(match[3], match[1], match[2], match[4] ?? '');
  },
  // 30.11.2026: dots are written day first; 30/11/2026 and 11/30/2026 only where one of the two cannot be a month
  (text) => {
    const match = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)(.*)$/u.exec(text);
    if (match === null) return null;
    const [, first = '', mark, second = '', year = '', rest = ''] = match;
    const dayFirst = mark === '.' || Number(first) > 12 || first === second;
    if (!dayFirst && Number(second) <= 12) return null;
    return {
      year: Number(year),
      month: Number(dayFirst ? second : first),
      day: Number(dayFirst ? first : second),
      rest,
    };
  },
];

/** The calendar date at the start of a text (after a weekday, which is not looked at), or null. */
export function readDay(text: string): DayAndRest | null {
  for (const form of FORMS) {
    const found = form(text);
    if (found !== null) return isDay(found) ? found : null;
  }
  return null;
}

function ymd(
  match: RegExpExecArray | null,
  year: number,
  month: number,
  day: number,
  rest: number,
): DayAndRest | null {
  if (match === null) return null;
  return {
    year: Number(match[year]),
    month: Number(match[month]),
    day: Number(match[day]),
    rest: match[rest] ?? '',
  };
}

function named(year = '', word = '', day = '', rest: string): DayAndRest | null {
  const month = monthOf(word);
  return month === null ? null : { year: fullYear(year), month, day: Number(day), rest };
}

/** RFC 5322 section 4.3: two digits below 50 are of this century. */
function fullYear(year: string): number {
  if (year.length !== 2) return Number(year);
  return Number(year) + (Number(year) < 50 ? 2000 : 1900);
}

/** A day that the calendar has: 31 February is no date, and never the 3rd of March. */
function isDay({ year, month, day }: DayAndRest): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= (month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31);
}
