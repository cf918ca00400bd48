import * as z from 'zod/v4';
import { defineTool } from '../define-tool.ts';

export const markRead = defineTool({
  name: 'mark_read',
  title: 'Mark as read',
  description:
    'Marks articles as read by any variant of their URL; they leave the brief. Idempotent. Unknown URLs are kept as read too and named.',
  category: 'news',
  scope: 'news:write',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ urls: z.array(z.string()).min(1, 'give at least one URL').max(5000) }),
  output: z.looseObject({
    marked: z.number().int(),
    unknown: z.array(z.string()),
    rejected: z.array(z.looseObject({ index: z.number().int(), code: z.string(), message: z.string() })),
  }),
  run: async (app, args, call) => (await import('../mark-read.ts')).markRead(app, args.urls, call),
  text: (result) =>
    [
      `${result.marked} marked as read.`,
      ...(result.unknown.length > 0 ? [`Not in the ledger, kept as read: ${result.unknown.join(' ')}`] : []),
      ...result.rejected.map((refusal) => `- ${refusal.message}`),
    ].join('\n'),
});
