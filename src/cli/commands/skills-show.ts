import { cleanText, Fault, stripInvisible } from '../../base/index.ts';
import { type RegisteredSkill, type RootData, recallCloudSkill } from '../../skills/index.ts';
import type { Command } from '../command.ts';
import { diagnosticLine, findSkill, skillSummary, skillsHere } from '../disk-skills.ts';
import type { Output } from '../output.ts';
import { withLedgerIfAny } from '../with-skope.ts';

export const skillsShow: Command = {
  name: 'skills show',
  usage: '<name | name@origin | slug>',
  summary: 'Shows one skill: fields, files, findings and instructions.',
  arguments: [1, 1],
  run: async (context) => {
    const { output } = context;
    const [name = ''] = context.positionals;
    const found = findSkill(skillsHere().list(), name);
    if (found) {
      const { files } = found;
      const shown = { ...skillSummary(found), files, instructions: found.skill?.body ?? '' };
      output.answer(shown, () => printFolder(found, output));
      return;
    }
    const recalled = await withLedgerIfAny(context, async (_skope, { skills, skillOwner }) =>
      recallCloudSkill(skills, skillOwner, { slug: name }),
    );
    if (recalled?.kind === 'error' && recalled.error.code !== 'SKILL_NOT_FOUND')
      throw new Fault(recalled.error.code, recalled.error.message);
    if (recalled?.kind !== 'root')
      throw new Fault(
        'SKILL_NOT_FOUND',
        `There is no skill "${name}" here. \`skope skills list\` names all.`,
      );
    output.answer(recalled.data, () => printRoot(recalled.data, output));
  },
};

function printFolder(entry: RegisteredSkill, output: Output): void {
  const { skill, diagnostics } = entry;
  const line = (label: string, value: string): void => {
    if (value !== '') output.text(`${label}: ${cleanText(value)}`);
  };
  line('name', entry.qualified_name);
  line('state', entry.state);
  line('description', skill?.description ?? '');
  line('triggers', (skill?.triggers ?? []).map((trigger) => `"${trigger}"`).join(', '));
  line('tools', (skill?.tools ?? []).join(', '));
  line('risk', skill?.risk ?? '');
  line('folder', entry.location);
  line('hash', entry.hash);
  output.text(`files: ${entry.files.length}`);
  for (const { path, size } of entry.files) output.text(`  ${cleanText(path)}  ${size} bytes`);
  for (const diagnostic of diagnostics) output.text(`- ${diagnosticLine(diagnostic)}`);
  if (skill) output.text(`\n${stripInvisible(skill.body).trim()}`);
}

function printRoot(root: RootData, output: Output): void {
  const { slug, name, revision, canonical_hash, resources, warnings, instructions } = root;
  output.text(`${slug}: ${cleanText(name)}`);
  output.text(
    `revision ${revision.number} (${revision.revision_id}), ${revision.status}, ${revision.created_at}`,
  );
  output.text(`hash: ${canonical_hash}`);
  for (const { path, kind, size } of resources) output.text(`  ${path}  ${kind}, ${size} bytes`);
  for (const { path, line, code, message } of warnings)
    output.text(`- ${path}${line > 0 ? `:${line}` : ''} ${code} ${cleanText(message)}`);
  output.text(`\n${stripInvisible(instructions).trim()}`);
}
