import { utcDay } from '../base/index.ts';
import type { PageCandidate } from '../core/brief-page.ts';
import { ageInDays, compareRanked, freshness, recencyTenths } from '../core/brief-rank.ts';
import type { Database } from '../sqlite/index.ts';

export interface CandidateQuery {
  /** The moment the ranking is for; what came later does not move it, so that pages fit together. */
  readonly now: number;
  readonly windowDays: number;
  /** Only what was first seen after this moment (ms). */
  readonly seenAfter?: number;
  /** The newest "shown" stamp that counts (`lastStamp`); stamps made while paging do not move the ranking. */
  readonly shownUpTo: number;
}

export interface Candidate extends PageCandidate {
  readonly id: number;
}

interface CandidateRow {
  id: number;
  key: string;
  story: number;
  band: string | null;
  total: number;
  shown_at: number | null;
}

const CHUNK = 48;

/**
 * Unread articles with a path, by impact × recency × freshness, ties by key, without sorting the window: each day is read
 * from its index in impact order, the days are merged, and what was lately shown waits until its lowered score is due.
 */
export function* rankCandidates(db: Database, query: CandidateQuery): Generator<Candidate> {
  const today = utcDay(query.now);
  const days = Array.from({ length: query.windowDays + 1 }, (_, step) => today + 1 - step);
  const streams = days.map((day) => new DayStream(db, query, day));
  const waiting: Candidate[] = [];
  for (;;) {
    const stream = leading(streams);
    const next = stream?.head;
    const due = waiting[0];
    if (due && (!next || compareRanked(due, next) < 0)) {
      waiting.shift();
      yield due;
    } else if (stream && next) {
      stream.advance();
      const fresh = freshness(next.shownAt, query.now);
      const { id, key, story, band, score } = next;
      if (fresh === 1) yield { id, key, story, band, score };
      else insertRanked(waiting, { id, key, story, band, score: score * fresh });
    } else return;
  }
}

/** How many unread candidates the window holds now. */
export function countCandidates(db: Database, query: CandidateQuery): number {
  const today = utcDay(query.now);
  const window = [today - query.windowDays, today + 1];
  // Without `seenAfter` the index alone answers.
  const since = query.seenAfter === undefined ? [] : [query.seenAfter];
  const unread = db.get<{ n: number }>(
    `SELECT count(*) AS n FROM article WHERE day > ? AND day <= ? AND read_at IS NULL AND total > 0 ${since.length ? 'AND first_seen > ?' : ''}`,
    ...window,
    ...since,
  );
  return unread?.n ?? 0;
}

interface Head extends Candidate {
  readonly shownAt: number | null;
}

class DayStream {
  readonly #db: Database;
  readonly #query: CandidateQuery;
  readonly #day: number;
  readonly #recency: number;
  #rows: CandidateRow[] = [];
  #position = 0;
  #last: CandidateRow | undefined;
  head: Head | undefined;

  constructor(db: Database, query: CandidateQuery, day: number) {
    this.#db = db;
    this.#query = query;
    this.#day = day;
    this.#recency = recencyTenths(ageInDays(day, query.now));
    this.advance();
  }

  advance(): void {
    if (this.#position >= this.#rows.length) this.#fetch();
    const row = this.#rows[this.#position];
    this.#position += 1;
    this.head = row && {
      id: row.id,
      key: row.key,
      story: row.story,
      band: row.band,
      score: row.total * this.#recency,
      shownAt: row.shown_at,
    };
  }

  /** The next rows after the last one in (impact, key) order; nothing is skipped by offset, so a page costs what it shows. */
  #fetch(): void {
    if (this.#last === undefined && this.#position > 0) return;
    const { now, seenAfter, shownUpTo } = this.#query;
    const last = this.#last;
    const after = last === undefined ? '' : 'AND (total < ? OR (total = ? AND key > ?))';
    this.#rows = this.#db.all<CandidateRow>(
      `SELECT id, key, story, band, total,
         (SELECT shown_at FROM brief_shown WHERE article_id = article.id AND brief_shown.id <= ? ORDER BY brief_shown.id DESC LIMIT 1) AS shown_at
       FROM article WHERE day = ? AND read_at IS NULL AND total > 0 AND first_seen > ? AND first_seen <= ? ${after}
       ORDER BY total DESC, key LIMIT ?`,
      shownUpTo,
      this.#day,
      seenAfter ?? -1,
      now,
      ...(last === undefined ? [] : [last.total, last.total, last.key]),
      CHUNK,
    );
    this.#position = 0;
    this.#last = this.#rows.at(-1);
  }
}

function leading(streams: readonly DayStream[]): DayStream | undefined {
  let best: DayStream | undefined;
  for (const stream of streams) {
    if (stream.head && (!best?.head || compareRanked(stream.head, best.head) < 0)) best = stream;
  }
  return best;
}

function insertRanked(waiting: Candidate[], candidate: Candidate): void {
  const at = waiting.findIndex((other) => compareRanked(candidate, other) < 0);
  waiting.splice(at < 0 ? waiting.length : at, 0, candidate);
}
