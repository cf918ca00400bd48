import { exportSkill, zipSkill } from '../../skills/index.ts';
import { type Command, stringOption } from '../command.ts';
import { withSkope } from '../with-skope.ts';
import { writeNewFile } from '../write-new-file.ts';

export const skillsExport: Command = {
  name: 'skills export',
  usage: '<slug> <file.zip> [--revision <id>] [--force]',
  summary: 'Writes a revision of the store as a zip, byte for byte as it was published.',
  options: { revision: { type: 'string' }, force: { type: 'boolean' } },
  arguments: [2, 2],
  run: (context) =>
    withSkope(context, async (_skope, { skills, skillOwner }) => {
      const [slug = '', file = ''] = context.positionals;
      const revision_id = stringOption(context, 'revision') ?? '';
      const { entries } = exportSkill(skills, skillOwner, { slug, revision_id });
      const bytes = zipSkill(slug, entries);
      writeNewFile(file, bytes, context.options['force'] === true);
      context.output.answer({ slug, file, files: entries.length, bytes: bytes.length }, () =>
        context.output.text(`Wrote ${slug} (${entries.length} files, ${bytes.length} bytes) to ${file}.`),
      );
    }),
};
