import type { Command } from '../command.ts';
import { withSkope } from '../with-skope.ts';

export const read: Command = {
  name: 'read',
  usage: '<url…>',
  summary: 'Marks articles as read; any variant of the URL does.',
  arguments: [1, 1000],
  run: (context) =>
    withSkope(context, async (skope) => {
      const result = await skope.markRead({ urls: [...context.positionals] });
      context.output.answer(result, () => {
        context.output.text(`${result.marked} marked as read.`);
        for (const url of result.unknown) context.output.text(`- not in the ledger, kept as read: ${url}`);
        for (const refusal of result.rejected) context.output.text(`- ${refusal.message}`);
      });
    }),
};
