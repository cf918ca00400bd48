import { DAY_MS, isoTime, utcDay } from '../base/index.ts';
import { dealPage, marksAfter } from '../core/brief-page.ts';
import { ageInDays, RADAR_PAGE } from '../core/brief-rank.ts';
import { CONCENTRATION_DAYS, concentrationOf } from '../core/concentration.ts';
import { VIRTUAL_AXES } from '../core/profile.ts';
import { fromMicros } from '../core/score-article.ts';
import {
  type ArticleRow,
  type Candidate,
  type CandidateQuery,
  countCandidates,
  exposureByAxis,
  exposureByDay,
  lastStamp,
  rankCandidates,
  readExposureByAxis,
  readImpact,
  readSetting,
  stampShown,
  worldHeadlines,
  writeSetting,
} from '../ledger/index.ts';
import type { Database } from '../sqlite/index.ts';
import type { App } from './app.ts';
import type { Brief, BriefHeadline, RadarEntry } from './brief.ts';
import { type BriefCursor, decodeCursor, encodeCursor } from './brief-cursor.ts';
import { fitBrief } from './brief-text.ts';

export interface BriefArguments {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly window_days?: number | undefined;
  readonly since?: string | undefined;
  readonly since_last?: boolean | undefined;
  readonly rotate?: boolean | undefined;
  readonly max_tokens?: number | undefined;
}

export const DEFAULT_MAX_TOKENS = 2500;
const DEFAULT_WINDOW_DAYS = 7;
const LONGEST_WINDOW_DAYS = 30;

/** The two-layer brief: read ranked rows → assemble → concentration. Writes nothing unless `rotate`. Fault: `NO_PROFILE`. */
export function buildBrief(app: App, args: BriefArguments, now: number): Brief {
  const { db } = app;
  const axes = app.profile().axes.map((axis) => axis.id);
  const from = startOf(db, args, now);
  const query = queryOf(from);
  const isFirst = from.marks.size === 0;
  const { page, goesOn } = dealPage(rankCandidates(db, query), args.limit ?? RADAR_PAGE, from.marks);
  const entries = page.map((candidate) => radarEntry(db, candidate, axes, from.now));
  const whole = {
    generated_at: isoTime(now),
    radar_total: countCandidates(db, query),
    world: isFirst ? worldHeadlines(db, query).map((row) => headlineOf(row, from.now)) : [],
    concentration: measure(db, now, axes),
  };
  const firstEntries = (size: number): Brief => ({
    ...whole,
    radar: entries.slice(0, size),
    ...(size > 0 &&
      (goesOn || size < page.length) && {
        next_cursor: encodeCursor({ ...from, marks: marksAfter(from.marks, page.slice(0, size)) }),
      }),
    ...(size === 0 && whole.world.length === 0 && { note: emptyNote(db, from) }),
  });
  const brief = fitBrief(firstEntries, entries.length, args.max_tokens ?? DEFAULT_MAX_TOKENS);
  if (args.rotate) rotate(db, page.slice(0, brief.radar.length), now);
  return brief;
}

function startOf(db: Database, args: BriefArguments, now: number): BriefCursor {
  const profile_version = readSetting<number>(db, 'profile_version') ?? 0;
  if (args.cursor !== undefined) return decodeCursor(args.cursor, profile_version);
  const lastRotate = args.since_last ? readSetting<number>(db, 'last_rotate') : undefined;
  const since = args.since === undefined ? lastRotate : Date.parse(args.since);
  return {
    now,
    window_days: args.window_days ?? windowSince(since, now),
    seen_after: since ?? null,
    profile_version,
    shown_up_to: lastStamp(db),
    marks: new Map(),
  };
}

/** A catch-up looks back as far as the absence was long, up to the longest window. */
function windowSince(since: number | undefined, now: number): number {
  if (since === undefined) return DEFAULT_WINDOW_DAYS;
  const days = Math.ceil((now - since) / DAY_MS) + 1;
  return Math.min(LONGEST_WINDOW_DAYS, Math.max(DEFAULT_WINDOW_DAYS, days));
}

function queryOf(from: BriefCursor): CandidateQuery {
  return {
    now: from.now,
    windowDays: from.window_days,
    shownUpTo: from.shown_up_to,
    ...(from.seen_after !== null && { seenAfter: from.seen_after }),
  };
}

function radarEntry(db: Database, candidate: Candidate, axes: readonly string[], now: number): RadarEntry {
  const row = db.get<ArticleRow>('SELECT * FROM article WHERE id = ?', candidate.id) as ArticleRow;
  return { ...headlineOf(row, now), impact: readImpact(db, row.id, row.total, axes) };
}

export function headlineOf(row: ArticleRow, now: number): BriefHeadline {
  return {
    title: row.title,
    ...(row.snippet !== '' && { snippet: row.snippet }),
    source: row.source,
    url: row.url,
    tier: row.tier,
    ...(row.published_at !== null && { published_at: isoTime(row.published_at) }),
    first_seen: isoTime(row.first_seen),
    age_days: ageInDays(row.day, now),
  };
}

function measure(db: Database, now: number, axes: readonly string[]): Brief['concentration'] {
  const today = utcDay(now);
  const axisCount = axes.length;
  // An article that was first seen long ago and read lately may still name an axis that is gone.
  const alive = new Set([...axes, ...VIRTUAL_AXES]);
  const reads = readExposureByAxis(db, now, CONCENTRATION_DAYS).filter((amount) => alive.has(amount.axis));
  const byDay = Map.groupBy(exposureByDay(db, now, CONCENTRATION_DAYS), (amount) => amount.day);
  return {
    ...concentrationOf(exposureByAxis(db, now, CONCENTRATION_DAYS), axisCount),
    reads: concentrationOf(reads, axisCount),
    history: Array.from({ length: CONCENTRATION_DAYS }, (_, index) => {
      const day = today - CONCENTRATION_DAYS + 1 + index;
      const amounts = byDay.get(day) ?? [];
      return {
        date: isoTime(day * DAY_MS).slice(0, 10),
        effective_n: concentrationOf(amounts, axisCount).effective_n,
        total: fromMicros(amounts.reduce((sum, amount) => sum + amount.micros, 0)),
      };
    }),
  };
}

function rotate(db: Database, shown: readonly Candidate[], now: number): void {
  db.transaction(() => {
    stampShown(
      db,
      shown.map((candidate) => candidate.id),
      now,
    );
    writeSetting(db, 'last_rotate', now);
  });
}

function emptyNote(db: Database, from: BriefCursor): string {
  const held = db.get<{ n: number }>('SELECT count(*) AS n FROM article')?.n ?? 0;
  if (held === 0) return 'The ledger holds no article yet: search, then ingest_news.';
  if (from.marks.size > 0) return 'There are no further pages.';
  return `Nothing unread in the last ${from.window_days} days; the ledger holds ${held} articles. Search for news since last_scan, or widen window_days.`;
}
