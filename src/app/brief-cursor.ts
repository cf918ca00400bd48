import { Fault } from '../base/index.ts';

/** Where a brief goes on. It fixes the ranking's moment, so that pages neither repeat nor skip an article. */
export interface BriefCursor {
  readonly now: number;
  readonly window_days: number;
  /** ms; only what was first seen after it. */
  readonly seen_after: number | null;
  readonly profile_version: number;
  /** How many entries each page before this one held. */
  readonly page_sizes: readonly number[];
}

export function encodeCursor(cursor: BriefCursor): string {
  const { now, window_days, seen_after, profile_version, page_sizes } = cursor;
  const text = JSON.stringify([1, now, window_days, seen_after, profile_version, page_sizes]);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
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
  const [, now, window_days, seen_after, profile_version, page_sizes] = fields;
  if (profile_version !== profileVersion) {
    throw new Fault(
      'INVALID_ARGUMENT',
      'cursor: the profile has changed since that page, and with it the order. Leave the cursor out to begin again.',
    );
  }
  return { now, window_days, seen_after, profile_version, page_sizes };
}

type Fields = readonly [1, number, number, number | null, number, readonly number[]];

function parse(text: string): unknown {
  try {
    return JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}

function isCursor(value: unknown): value is Fields {
  if (!Array.isArray(value) || value.length !== 6 || value[0] !== 1) return false;
  const [, now, days, seenAfter, version, sizes] = value as unknown[];
  const whole = (n: unknown): n is number => Number.isSafeInteger(n) && (n as number) >= 0;
  return (
    whole(now) &&
    whole(days) &&
    days >= 1 &&
    days <= 30 &&
    (seenAfter === null || Number.isSafeInteger(seenAfter)) &&
    whole(version) &&
    Array.isArray(sizes) &&
    sizes.length <= 10_000 &&
    sizes.every((size) => whole(size) && size >= 1 && size <= 100)
  );
}
