import { listCloudSkills } from '../../app/index.ts';
import { cleanText, cutText } from '../../base/index.ts';
import type { RegisteredSkill } from '../../skills/index.ts';
import type { Command } from '../command.ts';
import { diagnosticLine, skillSummary, skillsHere } from '../disk-skills.ts';
import { type Output, paintFor } from '../output.ts';
import { withLedgerIfAny } from '../with-skope.ts';

export const skillsList: Command = {
  name: 'skills list',
  usage: '',
  summary: 'Lists every skill on disk and in the store, also those not in use, and why.',
  run: async (context) => {
    const { output } = context;
    const { skills, diagnostics } = skillsHere().snapshot();
    const store = (await withLedgerIfAny(context, async (_skope, app) => listCloudSkills(app))) ?? [];
    output.answer({ skills: skills.map(skillSummary), diagnostics, store }, () => {
      printDisk(skills, output);
      for (const diagnostic of diagnostics) output.text(`- ${diagnosticLine(diagnostic)}`);
      if (store.length > 0) output.text(`\n${paintFor(output).bold('In the store')}`);
      for (const { slug, status, number, revisions, description } of store)
        output.text(
          `${status.padEnd(10)}${slug}  revision ${number} of ${revisions}  ${cutText(description, 80)}`,
        );
    });
  },
};

function printDisk(skills: readonly RegisteredSkill[], output: Output): void {
  const { bold, dim } = paintFor(output);
  if (skills.length === 0) {
    output.text('No skill folder was found here. `skope skills add <folder>` adds one.');
    return;
  }
  const width = Math.max(...skills.map(({ qualified_name }) => cleanText(qualified_name).length));
  for (const { state, qualified_name, skill, diagnostics } of skills) {
    const name = cleanText(qualified_name).padEnd(width);
    const findings = diagnostics.length === 0 ? '' : dim(`  [${findingCount(diagnostics.length)}]`);
    output.text(`${state.padEnd(10)}${bold(name)}  ${cutText(skill?.description ?? '', 80)}${findings}`);
    const reason = state === 'active' ? undefined : whyNotActive(diagnostics);
    if (reason) output.text(`          ${cleanText(reason)}`);
  }
  const active = skills.filter(({ state }) => state === 'active').length;
  output.text(`${skills.length} on disk, ${active} active.`);
}

/** What became of it is said last, after what was found in the file; of a broken one the first error counts. */
function whyNotActive(diagnostics: RegisteredSkill['diagnostics']): string | undefined {
  const error = diagnostics.find(({ severity }) => severity === 'error');
  return (error ?? diagnostics.at(-1))?.message;
}

function findingCount(count: number): string {
  return count === 1 ? '1 finding' : `${count} findings`;
}
