import { type Command, stringOption } from '../command.ts';
import { integerOption } from '../integer-option.ts';
import { printBrief } from '../print-brief.ts';
import { withSkope } from '../with-skope.ts';

export const brief: Command = {
  name: 'brief',
  usage: '[--limit n] [--window-days n] [--since time] [--since-last] [--cursor c] [--rotate]',
  summary: 'Prints the brief: radar, world, effective N.',
  options: {
    limit: { type: 'string' },
    'window-days': { type: 'string' },
    since: { type: 'string' },
    'since-last': { type: 'boolean' },
    cursor: { type: 'string' },
    rotate: { type: 'boolean' },
  },
  run: (context) =>
    withSkope(context, async (skope) => {
      const since = stringOption(context, 'since');
      const cursor = stringOption(context, 'cursor');
      const limit = integerOption(context, 'limit');
      const window_days = integerOption(context, 'window-days');
      const result = await skope.getBrief({
        ...(limit !== undefined && { limit }),
        ...(window_days !== undefined && { window_days }),
        ...(since && { since }),
        ...(cursor && { cursor }),
        ...(context.options['since-last'] === true && { since_last: true }),
        ...(context.options['rotate'] === true && { rotate: true }),
        max_tokens: 20_000,
      });
      context.output.answer(result, () => printBrief(result, context.output));
    }),
};
