import process from 'node:process';
import { explainTool } from '../../app/index.ts';
import { type Command, stringOption } from '../command.ts';
import { printCheck } from '../print-check.ts';
import { withSkope } from '../with-skope.ts';

export const policyCheck: Command = {
  name: 'policy check',
  usage: '<tool> [--mode <mode>] [--node <node>]',
  summary: 'Tells whether a tool would be let there, what each policy says, and which of them block.',
  options: { mode: { type: 'string' }, node: { type: 'string' } },
  arguments: [1, 1],
  run: (context) =>
    withSkope(context, async (_skope, app) => {
      const place = { mode: stringOption(context, 'mode'), node: stringOption(context, 'node') };
      const check = explainTool(app, context.positionals[0] ?? '', place);
      context.output.answer(check, () => {
        printCheck(check, context.output);
        if (place.node !== undefined && app.nodeScopes === undefined)
          context.output.text('No lists for nodes are set, so the node narrows nothing.');
      });
      if (!check.known) process.exitCode = 1;
    }),
};
