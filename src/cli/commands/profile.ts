import type { Command } from '../command.ts';
import { withSkope } from '../with-skope.ts';

export const profile: Command = {
  name: 'profile',
  usage: '',
  summary: 'Shows the profile.',
  run: (context) =>
    withSkope(context, async (skope) => {
      const shown = await skope.showProfile();
      const text = await skope.callForText('show_profile');
      context.output.answer(shown, () => context.output.text(text));
    }),
};
