import * as z from 'zod/v4';
import { isoTime } from '../../base/index.ts';
import { defineTool } from '../define-tool.ts';

export const undo = defineTool({
  name: 'undo',
  title: 'Undo',
  description: 'Turns back your own newest mark_read or update_profile. Call again for the one before.',
  category: 'news',
  scope: 'news:write',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input: z.strictObject({}),
  output: z.looseObject({ undone: z.string(), at: z.string() }),
  run: async (app, _args, call) => {
    const { undoLast } = await import('../undo.ts');
    const entry = undoLast(app, call);
    return { undone: entry.what.action, at: isoTime(entry.at) };
  },
  text: (result) => `Turned back: ${result.undone} of ${result.at}.`,
});
