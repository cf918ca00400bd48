import type { Command } from '../command.ts';
import { withSkope } from '../with-skope.ts';
import { writeNewFile } from '../write-new-file.ts';

export const exportLedger: Command = {
  name: 'export',
  usage: '<file> [--force]',
  summary: 'Writes a copy of the whole ledger to a file that skope opens anywhere.',
  options: { force: { type: 'boolean' } },
  arguments: [1, 1],
  run: (context) =>
    withSkope(context, async (skope) => {
      const [file = ''] = context.positionals;
      const bytes = await skope.exportDatabase();
      writeNewFile(file, bytes, context.options['force'] === true);
      context.output.answer({ file, bytes: bytes.length }, () =>
        context.output.text(`Wrote ${bytes.length} bytes to ${file}.`),
      );
    }),
};
