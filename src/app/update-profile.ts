import { Fault } from '../base/index.ts';
import { compileLens } from '../core/lens.ts';
import { type Axis, EMPTY_CONTEXT, normalizeAxes, type Profile, type UserContext } from '../core/profile.ts';
import type { SourceOverrides } from '../core/source-tier.ts';
import {
  logUndoable,
  readProfile,
  readSetting,
  removeProfile,
  rescoreRecent,
  writeProfile,
  writeSetting,
} from '../ledger/index.ts';
import type { Database } from '../sqlite/index.ts';
import type { ToolCall } from '../tools/index.ts';
import type { App } from './app.ts';

export interface ProfileChange {
  readonly axes?: readonly Axis[] | undefined;
  readonly user_context?: UserContext | undefined;
}

/**
 * Replaces the parts that are given and scores the last 30 days again, in one transaction: no brief ever shows a stale score.
 * Faults: `INVALID_ARGUMENT` (nothing given; the first profile needs axes), `TOO_MANY_AXES`.
 */
export function updateProfile(app: App, change: ProfileChange, call: ToolCall): void {
  const { db } = app;
  if (change.axes === undefined && change.user_context === undefined) {
    throw new Fault('INVALID_ARGUMENT', 'arguments: give axes, user_context or both.');
  }
  db.transaction(() => {
    const before = readProfile(db);
    const axes = change.axes ? normalizeAxes(change.axes) : before?.axes;
    if (axes === undefined) {
      throw new Fault(
        'INVALID_ARGUMENT',
        'axes: the first profile needs one to six axes; user_context alone is not enough yet.',
      );
    }
    const profile: Profile = {
      axes,
      user_context: change.user_context ?? before?.user_context ?? EMPTY_CONTEXT,
    };
    logUndoable(db, call.now, call.caller.name, { action: 'update_profile', profile: before ?? null });
    storeProfile(db, profile, call.now);
  });
}

/** Puts a profile in force, or none. The caller holds the transaction. */
export function storeProfile(db: Database, profile: Profile | null, now: number): void {
  writeSetting(db, 'profile_version', (readSetting<number>(db, 'profile_version') ?? 0) + 1);
  if (profile === null) {
    removeProfile(db);
    return;
  }
  writeProfile(db, profile);
  rescoreAll(db, now);
}

/** Scores the last 30 days by the stored profile, if there is one. The caller holds the transaction. */
export function rescoreAll(db: Database, now: number): void {
  const profile = readProfile(db);
  if (profile)
    rescoreRecent(db, compileLens(profile, readSetting<SourceOverrides>(db, 'source_overrides')), now);
}
