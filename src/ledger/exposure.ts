import { utcDay } from '../base/index.ts';
import type { Database } from '../sqlite/index.ts';

export interface AxisMicros {
  readonly axis: string;
  readonly micros: number;
}

/** Impact per axis of what was first seen in the last `days` UTC days, today included. */
export function exposureByAxis(db: Database, now: number, days: number): AxisMicros[] {
  const today = utcDay(now);
  return db.all<{ axis: string; micros: number }>(
    'SELECT axis, SUM(micros) AS micros FROM exposure WHERE day > ? AND day <= ? GROUP BY axis ORDER BY axis',
    today - days,
    today,
  );
}

/** The same per day, for a history. */
export function exposureByDay(
  db: Database,
  now: number,
  days: number,
): (AxisMicros & { readonly day: number })[] {
  const today = utcDay(now);
  return db.all<{ day: number; axis: string; micros: number }>(
    'SELECT day, axis, micros FROM exposure WHERE day > ? AND day <= ? AND micros > 0 ORDER BY day, axis',
    today - days,
    today,
  );
}

/** Impact per axis of what was read in the last `days` UTC days. */
export function readExposureByAxis(db: Database, now: number, days: number): AxisMicros[] {
  return db.all<{ axis: string; micros: number }>(
    `SELECT impact.axis AS axis, SUM(impact.micros) AS micros FROM article JOIN impact ON impact.article_id = article.id
     WHERE article.read_at IS NOT NULL AND article.read_at >= ? AND article.read_at <= ? GROUP BY impact.axis ORDER BY impact.axis`,
    (utcDay(now) - days + 1) * 86_400_000,
    now,
  );
}
