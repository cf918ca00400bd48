import { auditTrail, exportAudit } from '../../app/index.ts';
import { cutText } from '../../base/index.ts';
import type { AuditRecord } from '../../tools/index.ts';
import { type Command, stringOption } from '../command.ts';
import { integerOption } from '../integer-option.ts';
import { paintFor } from '../output.ts';
import { withSkope } from '../with-skope.ts';
import { writeNewFile } from '../write-new-file.ts';

export const audit: Command = {
  name: 'audit',
  usage:
    '[words…] [--tool <name>] [--since <time|7d>] [--limit n] [--before <id>] [--export <file>] [--force]',
  summary: 'Shows who called what and how it ended, newest first; exports it as JSON Lines.',
  options: {
    tool: { type: 'string' },
    since: { type: 'string' },
    limit: { type: 'string' },
    before: { type: 'string' },
    export: { type: 'string' },
    force: { type: 'boolean' },
  },
  arguments: [0, 100],
  run: (context) =>
    withSkope(context, async (_skope, app) => {
      const { output, positionals } = context;
      const question = {
        text: positionals.join(' '),
        tool: stringOption(context, 'tool'),
        since: stringOption(context, 'since'),
        limit: integerOption(context, 'limit'),
        before_id: integerOption(context, 'before'),
      };
      const file = stringOption(context, 'export');
      if (file !== undefined) {
        const lines = exportAudit(app, question, Date.now());
        writeNewFile(file, lines, context.options['force'] === true);
        const records = lines.split('\n').length - 1;
        output.answer({ file, records }, () => output.text(`Wrote ${records} records to ${file}.`));
        return;
      }
      const trail = auditTrail(app, question, Date.now());
      output.answer(trail, () => {
        if (trail.records.length === 0) output.text('Nothing of that is recorded.');
        for (const record of trail.records) for (const line of recordLines(record)) output.text(line);
        if (trail.next !== undefined)
          output.text(paintFor(output).dim(`Older ones: add --before ${trail.next}`));
      });
    }),
};

function recordLines(record: AuditRecord): string[] {
  const { id, at, tool, state, code, caller_kind, caller_name, blocking_policies, reason } = record;
  const end = code === '' ? state : `${state} ${code}`;
  const blocked = blocking_policies.length > 0 ? `; blocked by ${blocking_policies.join(', ')}` : '';
  const why = state === 'refused' ? [`      ${cutText(reason, 300)}${blocked}`] : [];
  return [
    `${id}  ${at}  ${tool}  ${end}  by ${caller_name} (${caller_kind})`,
    `      ${cutText(record.arguments, 160)}`,
    ...why,
  ];
}
