import { cleanText } from '../../base/index.ts';
import { matchTriggers } from '../../skills/index.ts';
import type { Command } from '../command.ts';
import { skillsHere } from '../disk-skills.ts';

export const skillsFind: Command = {
  name: 'skills find',
  usage: '<text…>',
  summary: 'Tells which skills these words of yours would trigger.',
  arguments: [1, 100],
  run: async ({ positionals, output }) => {
    const text = positionals.join(' ');
    const found = skillsHere()
      .findByTrigger(text)
      .map(({ name, qualified_name, skill }) => ({
        name,
        qualified_name,
        description: skill.description,
        triggers: matchTriggers(text, skill.triggers),
      }));
    output.answer({ skills: found }, () => {
      if (found.length === 0) output.text('These words trigger no active skill.');
      for (const { qualified_name, triggers } of found)
        output.text(`${cleanText(qualified_name)}: ${triggers.map((trigger) => `"${trigger}"`).join(', ')}`);
    });
  },
};
