import * as z from 'zod/v4';
import { renderBrief } from '../brief-text.ts';
import { buildBrief, DEFAULT_MAX_TOKENS } from '../build-brief.ts';
import { defineTool } from '../define-tool.ts';
import { concentrationShape, headlineShape, radarEntryShape } from '../shapes.ts';

export const getBrief = defineTool({
  name: 'get_brief',
  title: 'Get the brief',
  description:
    'The brief from the ledger, without any web request: radar (unread news that reaches the person, with seeds that say how), world (tier-1 headlines beyond the lens) and the concentration meter. since or since_last catch up after an absence. Writes nothing unless rotate. Write the causal chain from the seeds yourself.',
  category: 'news',
  scope: (args) => (args.rotate === true ? 'news:write' : 'news:read'),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({
    limit: z.number().int().min(1).max(50).optional().describe('Radar entries per page; 12 by default.'),
    cursor: z.string().min(1).max(20_000).optional().describe('next_cursor of the page before.'),
    window_days: z.number().int().min(1).max(30).optional().describe('How many days back; 7 by default.'),
    since: z.iso
      .datetime({ offset: true, error: 'expected an ISO 8601 time such as 2026-11-30T08:00:00Z' })
      .optional()
      .describe('Only what was first seen after this time.'),
    since_last: z.boolean().optional().describe('Only what was first seen after the last brief with rotate.'),
    rotate: z
      .boolean()
      .optional()
      .describe('Stamp the entries as shown, so that they step back for three days.'),
    max_tokens: z
      .number()
      .int()
      .min(300)
      .max(20_000)
      .optional()
      .describe('Budget of the text; 2500 by default.'),
  }),
  output: z.looseObject({
    generated_at: z.string(),
    radar: z.array(radarEntryShape),
    radar_total: z.number().int(),
    world: z.array(headlineShape),
    concentration: concentrationShape,
    next_cursor: z.string().optional(),
    note: z.string().optional(),
  }),
  run: (app, args, call) => buildBrief(app, args, call.now),
  text: (result, args) => renderBrief(result, args.max_tokens ?? DEFAULT_MAX_TOKENS),
});
