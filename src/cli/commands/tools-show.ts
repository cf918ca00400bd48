import { showTool, type ToolCard } from '../../app/index.ts';
import { stripInvisible } from '../../base/index.ts';
import { type Command, stringOption } from '../command.ts';
import type { Output } from '../output.ts';
import { printCheck } from '../print-check.ts';
import { withSkope } from '../with-skope.ts';

export const toolsShow: Command = {
  name: 'tools show',
  usage: '<name> [--mode <mode>] [--node <node>]',
  summary: 'Shows one tool: what it does, its schemas and hints, and why it is let or blocked.',
  options: { mode: { type: 'string' }, node: { type: 'string' } },
  arguments: [1, 1],
  run: (context) =>
    withSkope(context, async (_skope, app) => {
      const place = { mode: stringOption(context, 'mode'), node: stringOption(context, 'node') };
      const card = showTool(app, context.positionals[0] ?? '', place);
      context.output.answer(card, () => printCard(card, context.output));
    }),
};

function printCard(card: ToolCard, output: Output): void {
  output.text(`${card.name} (${card.category}, from ${card.origin}, ${card.tokens} tokens)`);
  output.text(stripInvisible(card.description));
  if (card.scope) output.text(`scope: ${card.scope}`);
  const hints = Object.entries(card.annotations).map(([name, value]) => `${name} ${String(value)}`);
  output.text(`hints: ${hints.join(', ') || 'none'}`);
  printCheck(card.check, output);
  output.text(`input: ${JSON.stringify(card.input_schema, null, 2)}`);
  if (card.output_schema) output.text(`output: ${JSON.stringify(card.output_schema, null, 2)}`);
}
