import { Fault } from '../base/index.ts';
import { lastUndoable, markUndone, type UndoEntry, unmarkRead } from '../ledger/index.ts';
import type { ToolCall } from '../tools/index.ts';
import type { App } from './app.ts';
import { storeProfile } from './update-profile.ts';

/** Turns back the newest action of this caller: a profile change or read marks. Fault: `NOTHING_TO_UNDO`. */
export function undoLast(app: App, call: ToolCall): UndoEntry {
  const { db } = app;
  return db.transaction(() => {
    const entry = lastUndoable(db, call.caller.name);
    if (!entry) {
      throw new Fault(
        'NOTHING_TO_UNDO',
        'There is no action of yours to undo: it was undone before, or another caller did it.',
      );
    }
    if (entry.what.action === 'mark_read') unmarkRead(db, entry.what.article_keys, entry.what.log_keys);
    else storeProfile(db, entry.what.profile, call.now);
    markUndone(db, entry.id, call.now);
    return entry;
  });
}
