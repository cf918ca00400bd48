import { searchTools } from '../../app/index.ts';
import { type Command, stringOption } from '../command.ts';
import { integerOption } from '../integer-option.ts';
import { paintFor } from '../output.ts';
import { withSkope } from '../with-skope.ts';

export const toolsSearch: Command = {
  name: 'tools search',
  usage: '<query…> [--mode <mode>] [--node <node>] [--limit n]',
  summary: 'Finds offered tools by what they do, best first.',
  options: { mode: { type: 'string' }, node: { type: 'string' }, limit: { type: 'string' } },
  arguments: [1, 100],
  run: (context) =>
    withSkope(context, async (_skope, app) => {
      const { output, positionals } = context;
      const place = { mode: stringOption(context, 'mode'), node: stringOption(context, 'node') };
      const tools = searchTools(app, positionals.join(' '), place, integerOption(context, 'limit'));
      output.answer({ tools }, () => {
        if (tools.length === 0) output.text('No tool that is offered here is found by these words.');
        for (const { name, title, category, tokens } of tools)
          output.text(`${paintFor(output).bold(name)}  ${title} (${category}, ${tokens} tokens)`);
      });
    }),
};
