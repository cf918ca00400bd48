import { recorded } from '../../app/index.ts';
import { cleanText, Fault } from '../../base/index.ts';
import { type Command, stringOption } from '../command.ts';
import { diagnosticLine, findSkill, personsTrust, skillSummary, skillsHere } from '../disk-skills.ts';
import { CLI_CALLER, withSkope } from '../with-skope.ts';

export const skillsTrust: Command = {
  name: 'skills trust',
  usage: '<name | folder> [--hash <hash>] [--revoke]',
  summary: "Trusts a project's skill as it is now (with --hash: only if it is still what you looked at).",
  options: { hash: { type: 'string' }, revoke: { type: 'boolean' } },
  arguments: [1, 1],
  run: (context) =>
    withSkope(context, async (_skope, app) => {
      const { output } = context;
      const [name = ''] = context.positionals;
      const registry = skillsHere();
      const found = findSkill(registry.list(), name);
      if (!found)
        throw new Fault(
          'SKILL_NOT_FOUND',
          `There is no skill folder "${name}" here. \`skope skills list\` names all.`,
        );
      const revoke = context.options['revoke'] === true;
      const hash = stringOption(context, 'hash') ?? found.hash;
      const act = {
        name: revoke ? 'skills revoke' : 'skills trust',
        args: { location: found.location, hash },
        caller: CLI_CALLER,
        now: Date.now(),
      };
      await recorded(app, act, () => {
        if (revoke) personsTrust().revoke(found.location);
        else registry.trust(found.location, hash);
      });
      const after = findSkill(registry.list(), found.qualified_name) ?? found;
      output.answer(skillSummary(after), () => {
        for (const diagnostic of found.diagnostics.filter(({ severity }) => severity !== 'info'))
          if (!diagnostic.code.includes('TRUST')) output.text(`- ${diagnosticLine(diagnostic)}`);
        const what = revoke ? 'No longer trusted' : `Trusted as it is now (${found.hash.slice(0, 12)}…)`;
        output.text(`${what}: ${cleanText(after.qualified_name)}, ${after.state}.`);
      });
    }),
};
