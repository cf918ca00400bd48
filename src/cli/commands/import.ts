import { readFileSync } from 'node:fs';
import { type App, type ImportReport, readForeignLedger, recorded, replaceLedger } from '../../app/index.ts';
import { keepCopy } from '../../app/keep-copy-node.ts';
import { defaultLedgerPath } from '../../app/settings-file-node.ts';
import { cleanText, Fault } from '../../base/index.ts';
import { openWasmMemory } from '../../sqlite/engines/wasm-memory.ts';
import { type Command, stringOption } from '../command.ts';
import type { Output } from '../output.ts';
import { CLI_CALLER, withSkope } from '../with-skope.ts';

export const importLedger: Command = {
  name: 'import',
  usage: '<file> [--force]',
  summary: 'Takes in an exported ledger in the place of the present one, of which a copy is kept beside it.',
  options: { force: { type: 'boolean' }, yes: { type: 'boolean', short: 'y' } },
  arguments: [1, 1],
  run: async (context) => {
    const { output, options } = context;
    const [file = ''] = context.positionals;
    const now = Date.now();
    // Before the ledger is opened: a file that is refused makes and changes nothing.
    const { clean, report } = await readForeignLedger(readBytes(file), {
      now,
      openMemory: openWasmMemory,
      progress: everyTenThousand((done, total) => output.note(`${done} of ${total} rows …`)),
    });
    try {
      await withSkope(context, async (_skope, app) => {
        const filled = holdsSomething(app);
        if (filled && options['force'] !== true && options['yes'] !== true) {
          throw new Fault(
            'LEDGER_NOT_EMPTY',
            'The ledger holds something already and was left untouched. Add --force to replace it; a copy of it is kept beside it.',
          );
        }
        const path = stringOption(context, 'db') ?? defaultLedgerPath();
        const copy = filled ? keepCopy(app.db, path) : undefined;
        const act = { name: 'import', args: { file, ...report }, caller: CLI_CALLER, now };
        await recorded(app, act, () => replaceLedger(app.db, clean));
        output.answer({ file, ...report, ...(copy && { copy }) }, () =>
          printReport(file, report, copy, output),
        );
      });
    } finally {
      clean.close();
    }
  },
};

/** Progress for a person: nothing for small files, a line now and then for large ones. */
function everyTenThousand(
  tell: (done: number, total: number) => void,
): (done: number, total: number) => void {
  let next = 10_000;
  return (done, total) => {
    if (done < next || done === total) return;
    next = done + 10_000;
    tell(done, total);
  };
}

function readBytes(file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (cause) {
    throw new Fault('INVALID_ARGUMENT', `${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
}

function holdsSomething({ db }: App): boolean {
  return ['axis', 'article', 'read_log'].some((table) => db.get(`SELECT 1 AS one FROM ${table} LIMIT 1`));
}

function printReport(file: string, report: ImportReport, copy: string | undefined, output: Output): void {
  const { articles, reads, axes, ignored } = report;
  output.text(`Imported ${file}: ${articles} articles, ${reads} read marks, ${axes} axes.`);
  if (copy) output.text(`What was there before is kept in ${copy}.`);
  for (const { type, name } of ignored.slice(0, 20))
    output.text(`- not taken over: ${cleanText(type)} "${cleanText(name)}"`);
  if (ignored.length > 20) output.text(`- and ${ignored.length - 20} more (--json lists all)`);
}
