import { listTools, type ToolListing } from '../../app/index.ts';
import { type Command, stringOption } from '../command.ts';
import { type Output, paintFor } from '../output.ts';
import { withSkope } from '../with-skope.ts';

export const toolsList: Command = {
  name: 'tools list',
  usage: '[--mode <mode>] [--node <node>]',
  summary: 'Lists the tools, what each costs in tokens, and whether it is offered there.',
  options: { mode: { type: 'string' }, node: { type: 'string' } },
  run: (context) =>
    withSkope(context, async (_skope, app) => {
      const place = { mode: stringOption(context, 'mode'), node: stringOption(context, 'node') };
      const listing = listTools(app, place);
      context.output.answer({ ...place, ...listing }, () => printListing(listing, context.output));
    }),
};

function printListing({ tools, offered_tokens, total_tokens, sent }: ToolListing, output: Output): void {
  const { bold, dim } = paintFor(output);
  const width = Math.max(...tools.map(({ name }) => name.length));
  const categories = Math.max(...tools.map(({ category }) => category.length));
  for (const { name, category, tokens, offered, reason } of tools) {
    const columns = `${bold(name.padEnd(width))}  ${category.padEnd(categories)}  ${String(tokens).padStart(6)}`;
    output.text(`${columns}  ${offered ? 'offered' : `not offered: ${reason}`}`);
  }
  const offered = tools.filter((tool) => tool.offered).length;
  output.text(`${offered} of ${tools.length} offered: ${offered_tokens} tokens (all: ${total_tokens}).`);
  const saving = Math.round(sent.saving * 100);
  output.text(dim(`As skope's own loop sends them (${sent.form}): ${sent.tokens} tokens, ${saving}% fewer.`));
}
