import process from 'node:process';
import { recorded } from '../../app/index.ts';
import { cleanText } from '../../base/index.ts';
import { addSkill } from '../../skills/index-node.ts';
import type { Command } from '../command.ts';
import { diagnosticLine, personsTrust } from '../disk-skills.ts';
import { CLI_CALLER, withSkope } from '../with-skope.ts';

export const skillsAdd: Command = {
  name: 'skills add',
  usage: '<SKILL.md or its folder> [--replace]',
  summary: 'Copies a skill to .claude/skills of the current directory and trusts exactly its bytes.',
  options: { replace: { type: 'boolean' } },
  arguments: [1, 1],
  run: (context) =>
    withSkope(context, async (_skope, app) => {
      const { output } = context;
      const [path = ''] = context.positionals;
      const act = { name: 'skills add', args: { path }, caller: CLI_CALLER, now: Date.now() };
      const added = await recorded(app, act, () =>
        addSkill(path, {
          project_dir: process.cwd(),
          trust: personsTrust(),
          replace: context.options['replace'] === true,
        }),
      );
      output.answer(added, () => {
        const what = added.replaced === null ? (added.changed ? 'Added' : 'There already:') : 'Replaced';
        output.text(`${what} ${cleanText(added.name)} (${added.files} files) in ${added.location}.`);
        output.text(`Trusted: exactly these bytes (${added.hash.slice(0, 12)}…).`);
        output.text(
          added.triggers.length > 0
            ? `Triggers: ${added.triggers.map((trigger) => `"${trigger}"`).join(', ')}`
            : 'It has no triggers: an agent finds it by its description.',
        );
        for (const diagnostic of added.diagnostics) output.text(`- ${diagnosticLine(diagnostic)}`);
      });
    }),
};
