import * as z from 'zod/v4';
import { cutText } from '../../base/index.ts';
import { concentrationOf } from '../../core/concentration.ts';
import { VIRTUAL_AXES } from '../../core/profile.ts';
import { readingSignal as signal } from '../../core/reading-signal.ts';
import { exposureByAxis, readArticles } from '../../ledger/index.ts';
import { THIRD_PARTY_NOTICE } from '../brief-text.ts';
import { defineTool } from '../define-tool.ts';

const hotShape = z.looseObject({
  entity: z.string(),
  axis: z.string(),
  reads: z.number().int(),
  days: z.number().int(),
  recommend: z.string().optional(),
});

export const readingSignal = defineTool({
  name: 'reading_signal',
  title: 'Reading signal',
  description:
    'What reading tells about the profile: anchors and entities read often, axes shown but never read, reads with no path, whether it is safe to strengthen an axis. Offer changes to the person; never apply them unasked.',
  category: 'news',
  scope: 'news:read',
  annotations: { readOnlyHint: true, openWorldHint: false },
  input: z.strictObject({ window_days: z.number().int().min(1).max(90).default(14) }),
  output: z.looseObject({
    window_days: z.number().int(),
    hot_by_reach_anchor: z.array(hotShape),
    hot_by_entity: z.array(hotShape),
    hot_by_axis: z.array(z.looseObject({ axis: z.string(), reads: z.number().int(), exposure: z.number() })),
    stale_axes: z.array(
      z.looseObject({
        axis: z.string(),
        reads: z.number().int(),
        exposure: z.number(),
        recommend: z.string(),
      }),
    ),
    unmatched_reads: z.array(z.looseObject({ url: z.string(), title: z.string(), source: z.string() })),
    concentration_gate: z.looseObject({ effective_n: z.number(), safe_to_strengthen: z.boolean() }),
  }),
  run: ({ db, profile }, args, { now }) => {
    const axes = profile().axes.map((axis) => axis.id);
    // Beyond the days that are scored again at a change, the sums may still hold an axis that is gone.
    const alive = new Set([...axes, ...VIRTUAL_AXES]);
    const exposure = exposureByAxis(db, now, args.window_days).filter(({ axis }) => alive.has(axis));
    const meter = concentrationOf(exposure, axes.length);
    const found = signal(
      readArticles(db, now, args.window_days),
      axes,
      meter.distribution,
      meter.effective_n,
    );
    return { window_days: args.window_days, ...found };
  },
  text: (result) =>
    [
      `Reading in the last ${result.window_days} days.`,
      ...result.hot_by_reach_anchor.map((hot) =>
        `Anchor "${hot.entity}" (${hot.axis}): ${hot.reads} reads over ${hot.days} days. ${hot.recommend ?? ''}`.trim(),
      ),
      ...result.hot_by_entity.map(
        (hot) => `"${hot.entity}" (${hot.axis}): ${hot.reads} reads over ${hot.days} days.`,
      ),
      ...result.stale_axes.map(
        (axis) => `Stale: ${axis.axis}, ${Math.round(axis.exposure * 100)}% of exposure. ${axis.recommend}`,
      ),
      ...(result.unmatched_reads.length > 0 ? [`Read without a path (${THIRD_PARTY_NOTICE})`] : []),
      ...result.unmatched_reads.map((read) => `- ${cutText(read.title, 120)} (${cutText(read.source, 60)})`),
      `Effective N ${result.concentration_gate.effective_n.toFixed(2)}; strengthening an axis is ${result.concentration_gate.safe_to_strengthen ? 'safe' : 'not advised'}.`,
    ].join('\n'),
});
