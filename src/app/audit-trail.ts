import { Fault } from '../base/index.ts';
import { parseDate } from '../core/date.ts';
import type { AuditQuery, AuditRecord, AuditState } from '../tools/index.ts';
import type { App } from './app.ts';

export interface AuditQuestion {
  readonly tool?: string | undefined;
  /** Words that must all occur. */
  readonly text?: string | undefined;
  /** How it ended. */
  readonly state?: AuditState | undefined;
  /** A time as `parseDate` reads it (UTC where no zone is given), or an age: `30m`, `12h`, `7d`. */
  readonly since?: string | undefined;
  /** Default 50, at most 1,000. */
  readonly limit?: number | undefined;
  /** `next` of the page before. */
  readonly before_id?: number | undefined;
}

export interface AuditTrail {
  /** Newest first. */
  readonly records: readonly AuditRecord[];
  /** Where the next page begins, if there is one. */
  readonly next?: number;
}

const PAGE = 50;
const LARGEST_PAGE = 1_000;

/** What was called and how it ended. `INVALID_ARGUMENT` names a time or limit that cannot be read. */
export function auditTrail(app: App, question: AuditQuestion, now: number): AuditTrail {
  const limit = question.limit ?? PAGE;
  if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_PAGE)
    throw new Fault('INVALID_ARGUMENT', `limit: a whole number from 1 to ${LARGEST_PAGE}.`);
  const query = queryOf(question, now);
  const records = app.audit.search({ ...query, limit });
  const last = records.at(-1);
  const more = last !== undefined && app.audit.search({ ...query, before_id: last.id, limit: 1 }).length > 0;
  return { records, ...(more && { next: last.id }) };
}

/** The records that a question asks for as JSON Lines, oldest first; without a limit all of them. */
export function exportAudit(app: App, question: AuditQuestion, now: number): string {
  return app.audit.export(queryOf(question, now));
}

function queryOf({ tool, text, state, since, limit, before_id }: AuditQuestion, now: number): AuditQuery {
  return {
    ...(tool !== undefined && { tool }),
    ...(text !== undefined && { text }),
    ...(state !== undefined && { state }),
    ...(since !== undefined && { since: timeOf(since, now) }),
    ...(limit !== undefined && { limit }),
    ...(before_id !== undefined && { before_id }),
  };
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

function timeOf(since: string, now: number): number {
  const age = /^(\d{1,6})([mhd])$/.exec(since.trim());
  if (age) return now - Number(age[1]) * UNITS[age[2] as keyof typeof UNITS];
  const time = parseDate(since);
  if (time) return time.ms;
  throw new Fault(
    'INVALID_ARGUMENT',
    `since: "${since.slice(0, 100)}" is neither a time ("2026-11-30T08:00Z") nor an age ("30m", "12h", "7d").`,
  );
}
