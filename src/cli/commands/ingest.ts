import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArticles } from '../../app/parse-articles.ts';
import { Fault } from '../../base/index.ts';
import { type Command, stringOption } from '../command.ts';
import { ingestParsed } from '../ingest-parsed.ts';
import { withSkope } from '../with-skope.ts';

export const ingest: Command = {
  name: 'ingest',
  usage: '<file|-> [--context <text>]',
  summary: 'Ingests articles from JSON, JSON Lines or a feed (RSS, Atom, JSON Feed).',
  options: { context: { type: 'string' } },
  arguments: [1, 1],
  run: (context) =>
    withSkope(context, async (skope) => {
      const [file = '-'] = context.positionals;
      const parsed = parseArticles(readText(file));
      const result = await ingestParsed(
        skope,
        parsed,
        stringOption(context, 'context') ?? '',
        (done, total) => {
          if (total > done) context.output.note(`${done} of ${total} …`);
        },
      );
      context.output.answer(result, () => {
        context.output.text(
          `Received ${result.received}: ${result.new} new (${result.entered_radar} reach you), ${result.duplicates} known before, ${result.rejected.length} refused.`,
        );
        for (const refusal of result.rejected.slice(0, 20)) context.output.text(`- ${refusal.message}`);
        if (result.rejected.length > 20)
          context.output.text(`- and ${result.rejected.length - 20} more (--json lists all)`);
      });
    }),
};

export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? process.stdin.fd : file, 'utf8');
  } catch (cause) {
    throw new Fault('INVALID_ARGUMENT', `${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
}
