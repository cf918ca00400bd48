import { canonicalJson, cleanText, cutText, isoTime } from '../base/index.ts';
import type { Database, SqlValue } from '../sqlite/index.ts';
import { redactSecrets, redactText } from './redact-secrets.ts';
import type { Caller } from './tool.ts';

export type AuditState = 'intended' | 'done' | 'failed' | 'refused';

/** What is known before the effect. */
export interface AuditEntry {
  readonly at: number;
  readonly tool: string;
  readonly origin: string;
  readonly caller: Caller;
  readonly mode: string;
  readonly run?: string | undefined;
  readonly args: unknown;
  /** Why it was allowed, asked or refused. */
  readonly reason: string;
}

export interface AuditRefusal extends AuditEntry {
  readonly code: string;
  readonly blocking_policies: readonly string[];
}

export interface AuditResult {
  readonly state: 'done' | 'failed';
  /** Empty when done, else the fault's code, or `TOOL_ERROR` for a foreign tool's own error. */
  readonly code: string;
  readonly result_characters: number;
  /** What exactly was done, where the arguments do not say it: added to the reason, cut at 160 characters. */
  readonly note?: string | undefined;
}

/** One row as it is shown and exported; `arguments` is redacted canonical JSON, cut with an ellipsis. */
export interface AuditRecord {
  readonly id: number;
  readonly at: string;
  readonly tool: string;
  readonly origin: string;
  readonly caller_kind: string;
  readonly caller_name: string;
  readonly user: string;
  readonly mode: string;
  readonly node: string;
  readonly run: string;
  readonly arguments: string;
  readonly state: AuditState;
  readonly code: string;
  readonly reason: string;
  readonly blocking_policies: readonly string[];
  readonly result_characters: number;
}

export interface AuditQuery {
  /** Words that must all occur, in any column of text; case of ASCII letters does not count. */
  readonly text?: string;
  readonly tool?: string;
  readonly caller?: string;
  readonly run?: string;
  readonly state?: AuditState;
  readonly code?: string;
  /** ms, inclusive. */
  readonly since?: number;
  /** ms, exclusive. */
  readonly until?: number;
  /** Default 50, at most 1,000. */
  readonly limit?: number;
  /** Rows older than this id: the next page. */
  readonly before_id?: number;
}

export interface AuditLimits {
  readonly max_rows: number;
  readonly max_bytes: number;
  /** Characters of the arguments of one row. */
  readonly max_arguments: number;
}

export const AUDIT_LIMITS: AuditLimits = { max_rows: 10_000, max_bytes: 8_000_000, max_arguments: 4_000 };

/** Bytes that a row takes beside its texts: numbers, header and index entry, rounded up. */
const ROW_BYTES = 200;

/** Who called what, whether it was let, and how it ended. Bounded in rows and bytes; the oldest go first. */
export class AuditStore {
  readonly #db: Database;
  readonly #limits: AuditLimits;

  constructor(db: Database, limits: Partial<AuditLimits> = {}) {
    this.#db = db;
    this.#limits = { ...AUDIT_LIMITS, ...limits };
  }

  /** Written before the effect; the row stays `intended` if no result ever comes. */
  intent(entry: AuditEntry): number {
    return this.#insert(entry, 'intended', '', []);
  }

  refusal(refusal: AuditRefusal): number {
    return this.#insert(refusal, 'refused', refusal.code, refusal.blocking_policies);
  }

  result(id: number, result: AuditResult): void {
    this.#db.run(
      'UPDATE audit SET state = ?, code = ?, result_characters = ?, reason = reason || ? WHERE id = ?',
      result.state,
      cutText(result.code, 64),
      result.result_characters,
      // Within the bytes that a row is counted with beside its texts.
      result.note ? ` ${shown(result.note, 160)}` : '',
      id,
    );
  }

  /** Newest first; 50 rows where no limit is given, at most 1,000. */
  search(query: AuditQuery = {}): AuditRecord[] {
    const { filter, params } = filterOf(query);
    const limit = Math.min(Math.max(1, Math.trunc(query.limit ?? 50)), 1_000);
    return this.#db
      .all<AuditRow>(`SELECT * FROM audit${filter} ORDER BY id DESC LIMIT ?`, ...params, limit)
      .map(toRecord);
  }

  /** The rows of a query as JSON Lines, oldest first; all of them, or the newest `limit`. */
  export(query: AuditQuery = {}): string {
    const { filter, params } = filterOf(query);
    return this.#db
      .all<AuditRow>(`SELECT * FROM audit${filter} ORDER BY id DESC LIMIT ?`, ...params, query.limit ?? -1)
      .reverse()
      .map((row) => `${JSON.stringify(toRecord(row))}\n`)
      .join('');
  }

  #insert(entry: AuditEntry, state: AuditState, code: string, blocking: readonly string[]): number {
    const texts = [
      shown(entry.tool, 200),
      shown(entry.origin, 200),
      entry.caller.kind,
      shown(entry.caller.name, 200),
      shown(entry.caller.user ?? '', 200),
      shown(entry.mode, 100),
      shown(entry.caller.node ?? '', 100),
      shown(entry.run ?? '', 100),
      cutText(canonicalJson(redactSecrets(entry.args)), this.#limits.max_arguments),
      state,
      cutText(code, 64),
      shown(entry.reason, 1_000),
      JSON.stringify(blocking.slice(0, 50).map((name) => shown(name, 100))),
    ];
    const bytes = texts.reduce((sum, text) => sum + utf8Bytes(text), ROW_BYTES);
    return this.#db.transaction(() => {
      const newest = this.#db.get<{ total: number }>(
        'SELECT bytes_before + bytes AS total FROM audit ORDER BY id DESC LIMIT 1',
      );
      const before = newest?.total ?? 0;
      const { lastRowId } = this.#db.run(INSERT, entry.at, ...texts, 0, bytes, before);
      this.#db.run('DELETE FROM audit WHERE id <= ?', lastRowId - this.#limits.max_rows);
      this.#db.run(
        'DELETE FROM audit WHERE bytes_before < ? AND id <> ?',
        before + bytes - this.#limits.max_bytes,
        lastRowId,
      );
      return lastRowId;
    });
  }
}

interface AuditRow extends Omit<AuditRecord, 'at' | 'blocking_policies'> {
  readonly at: number;
  readonly blocking_policies: string;
}

const INSERT = `INSERT INTO audit (at, tool, origin, caller_kind, caller_name, user, mode, node, run, arguments, state, code,
  reason, blocking_policies, result_characters, bytes, bytes_before) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const SEARCHED = `(tool || ' ' || origin || ' ' || caller_kind || ' ' || caller_name || ' ' || user || ' ' || mode || ' ' ||
  node || ' ' || run || ' ' || arguments || ' ' || state || ' ' || code || ' ' || reason || ' ' || blocking_policies)`;

function filterOf(query: AuditQuery): { readonly filter: string; readonly params: readonly SqlValue[] } {
  const where: string[] = [];
  const params: SqlValue[] = [];
  const add = (condition: string, value: SqlValue | undefined): void => {
    if (value === undefined) return;
    where.push(condition);
    params.push(value);
  };
  add('tool = ?', query.tool);
  add('caller_name = ?', query.caller);
  add('run = ?', query.run);
  add('state = ?', query.state);
  add('code = ?', query.code);
  add('at >= ?', query.since);
  add('at < ?', query.until);
  add('id < ?', query.before_id);
  for (const word of (query.text ?? '').split(/\s+/).filter((part) => part !== '')) {
    add(`${SEARCHED} LIKE ? ESCAPE '\\'`, `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  }
  return { filter: where.length === 0 ? '' : ` WHERE ${where.join(' AND ')}`, params };
}

function toRecord(row: AuditRow): AuditRecord {
  return {
    id: row.id,
    at: isoTime(row.at),
    tool: row.tool,
    origin: row.origin,
    caller_kind: row.caller_kind,
    caller_name: row.caller_name,
    user: row.user,
    mode: row.mode,
    node: row.node,
    run: row.run,
    arguments: row.arguments,
    state: row.state,
    code: row.code,
    reason: row.reason,
    blocking_policies: parseNames(row.blocking_policies),
    result_characters: row.result_characters,
  };
}

/** At most 50 names of 100 characters, so never cut inside. */
function parseNames(json: string): string[] {
  const parsed: unknown = JSON.parse(json);
  return Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : [];
}

function shown(text: string, limit: number): string {
  return cutText(redactText(cleanText(text)), limit);
}

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
