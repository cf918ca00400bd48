import type { Profile } from '../core/profile.ts';
import type { Database } from '../sqlite/index.ts';

/** What it takes to turn an action back. `article_keys` were unread before it, `log_keys` not in the read log. */
export type Undoable =
  | { readonly action: 'update_profile'; readonly profile: Profile | null }
  | {
      readonly action: 'mark_read';
      readonly article_keys: readonly string[];
      readonly log_keys: readonly string[];
    };

export interface UndoEntry {
  readonly id: number;
  readonly at: number;
  readonly what: Undoable;
}

export function logUndoable(db: Database, at: number, caller: string, what: Undoable): void {
  const { action, ...before } = what;
  db.run(
    'INSERT INTO undo_log (at, caller, action, before) VALUES (?, ?, ?, ?)',
    at,
    caller,
    action,
    JSON.stringify(before),
  );
}

/** The newest action of this caller that was not turned back yet. */
export function lastUndoable(db: Database, caller: string): UndoEntry | undefined {
  const row = db.get<{ id: number; at: number; action: string; before: string }>(
    'SELECT id, at, action, before FROM undo_log WHERE caller = ? AND undone_at IS NULL ORDER BY id DESC LIMIT 1',
    caller,
  );
  if (!row) return undefined;
  return { id: row.id, at: row.at, what: { action: row.action, ...JSON.parse(row.before) } as Undoable };
}

export function markUndone(db: Database, id: number, now: number): void {
  db.run('UPDATE undo_log SET undone_at = ? WHERE id = ?', now, id);
}
