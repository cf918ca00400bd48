import { takeInSkill } from '../../app/index.ts';
import { cleanText } from '../../base/index.ts';
import { readSkillEntries } from '../../skills/index-node.ts';
import type { Command } from '../command.ts';
import { CLI_CALLER, withSkope } from '../with-skope.ts';

export const skillsPublish: Command = {
  name: 'skills publish',
  usage: '<folder | SKILL.md | zip> [--draft]',
  summary: 'Saves a skill with all its files as the next revision in the store.',
  options: { draft: { type: 'boolean' } },
  arguments: [1, 1],
  run: (context) =>
    withSkope(context, async (_skope, app) => {
      const { output } = context;
      const [path = ''] = context.positionals;
      const saved = await takeInSkill(app, {
        entries: readSkillEntries(path),
        action: context.options['draft'] === true ? 'draft' : 'publish',
        from: path,
        caller: CLI_CALLER,
        now: Date.now(),
      });
      output.answer(saved, () => {
        const what = saved.changed ? saved.status : `${saved.status} already, nothing changed`;
        output.text(`${saved.slug} revision ${saved.number} (${saved.revision_id}): ${what}.`);
        output.text(`Hash: ${saved.canonical_hash}`);
        for (const { code, path: file, line, message } of saved.warnings)
          output.text(`- ${file}${line > 0 ? `:${line}` : ''} ${code} ${cleanText(message)}`);
      });
    }),
};
