import { Fault } from '../../base/index.ts';
import { type Command, stringOption } from '../command.ts';
import { withSkope } from '../with-skope.ts';

/** Where a person starts who has told nothing yet but where they live (the original's cold-start seed). */
export const COLD_START_AXES = [
  { id: 'asset', label: 'Asset', weight: 0.4 },
  { id: 'career', label: 'Career', weight: 0.3 },
  { id: 'knowledge', label: 'Knowledge', weight: 0.2 },
  { id: 'general', label: 'General', weight: 0.1 },
] as const;

export const init: Command = {
  name: 'init',
  usage: '--location <place> [--languages en,ko] [--force]',
  summary: 'Starts a profile from where you live; an existing one is kept unless --force.',
  options: { location: { type: 'string' }, languages: { type: 'string' }, force: { type: 'boolean' } },
  run: (context) =>
    withSkope(context, async (skope) => {
      const before = await skope.showProfile();
      if (before.configured && context.options['force'] !== true) {
        throw new Fault(
          'PROFILE_EXISTS',
          'There is a profile already and it was left untouched. See it with `skope profile`; replace it with --force (`skope undo` brings it back).',
        );
      }
      const languages = (stringOption(context, 'languages') ?? 'en')
        .split(',')
        .map((code) => code.trim())
        .filter(Boolean);
      const profile = await skope.updateProfile({
        axes: COLD_START_AXES.map((axis) => ({ ...axis })),
        user_context: { location: stringOption(context, 'location') ?? '', languages },
      });
      context.output.answer(profile, () => {
        context.output.text(`A profile with ${COLD_START_AXES.length} empty axes is in place.`);
        if (profile.gaps?.country_unknown)
          context.output.text('The country is not known from the location: write it as "City, Country".');
        context.output.text(
          'Next: let your agent fill it (`skope mcp install`), or see it with `skope profile`.',
        );
      });
    }),
};
