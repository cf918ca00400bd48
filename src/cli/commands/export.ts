import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { Fault } from '../../base/index.ts';
import type { Command } from '../command.ts';
import { withSkope } from '../with-skope.ts';

export const exportLedger: Command = {
  name: 'export',
  usage: '<file> [--force]',
  summary: 'Writes a copy of the whole ledger to a file that skope opens anywhere.',
  options: { force: { type: 'boolean' } },
  arguments: [1, 1],
  run: (context) =>
    withSkope(context, async (skope) => {
      const [file = ''] = context.positionals;
      if (existsSync(file) && context.options['force'] !== true) {
        throw new Fault(
          'INVALID_ARGUMENT',
          `${file} exists and was left untouched; name another file or add --force.`,
        );
      }
      const bytes = await skope.exportDatabase();
      const draft = `${file}.tmp`;
      writeFileSync(draft, bytes, { mode: 0o600 });
      renameSync(draft, file);
      context.output.answer({ file, bytes: bytes.length }, () =>
        context.output.text(`Wrote ${bytes.length} bytes to ${file}.`),
      );
    }),
};
