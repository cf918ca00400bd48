import type { Command } from '../command.ts';
import { withSkope } from '../with-skope.ts';

export const skillsArchive = archiveCommand(
  'archive',
  'Takes a skill of the store out of use; every revision stays.',
);
export const skillsUnarchive = archiveCommand('unarchive', 'Puts an archived skill into use again.');

function archiveCommand(action: 'archive' | 'unarchive', summary: string): Command {
  return {
    name: `skills ${action}`,
    usage: '<slug>',
    summary,
    arguments: [1, 1],
    run: (context) =>
      withSkope(context, async (skope) => {
        const saved = await skope.call('save_cloud_skill', { slug: context.positionals[0], action });
        context.output.answer(saved, () =>
          context.output.text(
            `${saved['slug']} is ${saved['status']}${saved['changed'] === true ? '' : ', as it was'}.`,
          ),
        );
      }),
  };
}
