import { Fault } from '../base/index.ts';
import type { PageMarks } from '../core/brief-page.ts';

/** Where a brief goes on. It fixes the ranking's moment, so that pages neither repeat nor skip an article. */
export interface BriefCursor {
  readonly now: number;
  readonly window_days: number;
  /** ms; only what was first seen after it. */
  readonly seen_after: number | null;
  readonly profile_version: number;
  /** The newest "shown" stamp when the first page was made. */
  readonly shown_up_to: number;
  /** How far the pages before have come; empty for the first page. */
  readonly marks: PageMarks;
}

const FORM = 2;

export function encodeCursor(cursor: BriefCursor): string {
  const { now, window_days, seen_after, profile_version, shown_up_to, marks } = cursor;
  const markFields = [...marks].map(([band, { score, key }]) => [band, score, key]);
  const fields = [FORM, now, window_days, seen_after, profile_version, shown_up_to, markFields];
  return btoa(asciiJson(fields)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Fault `INVALID_ARGUMENT` for anything that no brief of this profile has given. */
export function decodeCursor(text: string, profileVersion: number): BriefCursor {
  const fields = parse(text);
  if (!isCursor(fields)) {
    throw new Fault(
      'INVALID_ARGUMENT',
      'cursor: this is not a cursor of get_brief. Leave it out to begin at the first page.',
    );
  }
  const [, now, window_days, seen_after, profile_version, shown_up_to, marks] = fields;
  if (profile_version !== profileVersion) {
    throw new Fault(
      'INVALID_ARGUMENT',
      'cursor: the profile has changed since that page, and with it the order. Leave the cursor out to begin again.',
    );
  }
  return {
    now,
    window_days,
    seen_after,
    profile_version,
    shown_up_to,
    marks: new Map(marks.map(([band, score, key]) => [band, { score, key }])),
  };
}

type MarkFields = readonly [string | null, number, string];
type Fields = readonly [2, number, number, number | null, number, number, readonly MarkFields[]];

/** `btoa` takes Latin-1 only; places may be named in any script. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}

function isCursor(value: unknown): value is Fields {
  if (!Array.isArray(value) || value.length !== 7 || value[0] !== FORM) return false;
  const [, now, days, seenAfter, version, stamp, marks] = value as unknown[];
  return (
    isTime(now) &&
    isWhole(days) &&
    days >= 1 &&
    days <= 30 &&
    (seenAfter === null || Number.isSafeInteger(seenAfter)) &&
    isWhole(version) &&
    isWhole(stamp) &&
    Array.isArray(marks) &&
    marks.length > 0 &&
    marks.length <= 500 &&
    marks.every(isMark)
  );
}

function isMark(value: unknown): value is MarkFields {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [band, score, key] = value as unknown[];
  return (
    (band === null || typeof band === 'string') &&
    typeof score === 'number' &&
    typeof key === 'string' &&
    /^[0-9a-f]{12}$/.test(key)
  );
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Within what a Date can say. */
function isTime(value: unknown): value is number {
  return isWhole(value) && value <= 8.64e15;
}
