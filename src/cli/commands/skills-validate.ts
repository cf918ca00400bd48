import process from 'node:process';
import { validateSkillFolder } from '../../skills/index-node.ts';
import type { Command } from '../command.ts';
import { diagnosticLine } from '../disk-skills.ts';

export const skillsValidate: Command = {
  name: 'skills validate',
  usage: '<SKILL.md or its folder>',
  summary: 'Holds a skill to the Agent Skills specification; exit code 1 where it breaks a rule.',
  arguments: [1, 1],
  run: async ({ positionals: [path = ''], output }) => {
    const validated = validateSkillFolder(path);
    output.answer(validated, () => {
      for (const diagnostic of validated.diagnostics) output.text(diagnosticLine(diagnostic));
      output.text(`${validated.path} is ${validated.valid ? 'valid' : 'not valid'}.`);
    });
    if (!validated.valid) process.exitCode = 1;
  },
};
