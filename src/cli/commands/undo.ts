import type { Command } from '../command.ts';
import { withSkope } from '../with-skope.ts';

export const undo: Command = {
  name: 'undo',
  usage: '',
  summary: 'Turns back the last read marks or profile change made from here.',
  run: (context) =>
    withSkope(context, async (skope) => {
      const result = await skope.undo();
      context.output.answer(result, () =>
        context.output.text(`Turned back: ${result.undone} of ${result.at}.`),
      );
    }),
};
