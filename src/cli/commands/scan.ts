import { type Command, stringOption, UsageError } from '../command.ts';
import { withSkope } from '../with-skope.ts';

const RANGES = ['1d', '1w', '1m', '1y'] as const;

export const scan: Command = {
  name: 'scan',
  usage: '<query…> [--time-range 1d|1w|1m|1y]',
  summary: 'Searches the web with your Tavily key and ingests what it finds.',
  options: { 'time-range': { type: 'string' } },
  arguments: [1, 20],
  run: (context) =>
    withSkope(context, async (skope) => {
      const range = stringOption(context, 'time-range') ?? '1w';
      const time_range = RANGES.find((known) => known === range);
      if (!time_range) throw new UsageError(`--time-range is one of ${RANGES.join(', ')}.`);
      const result = await skope.scanNews({ queries: [...context.positionals], time_range });
      context.output.answer(result, () => {
        context.output.text(
          `${result.new} new of ${result.received}; ${result.entered_radar} reach you, ${result.duplicates} known before.`,
        );
        for (const failure of result.failed) context.output.text(`- ${failure.message}`);
      });
    }),
};
