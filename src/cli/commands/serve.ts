import { fileURLToPath } from 'node:url';
import { type Command, stringOption, UsageError } from '../command.ts';
import { portOf, serveUntilStopped } from '../serve-until-stopped.ts';

export const serve: Command = {
  name: 'serve',
  usage: '[--port n]',
  summary: 'Serves the page to the browsers of this machine (port 4173), until Ctrl-C.',
  options: { port: { type: 'string' } },
  run: async (context) => {
    const port = portOf(stringOption(context, 'port'));
    if (port === undefined) throw new UsageError('--port is a whole number from 0 to 65535.');
    await serveUntilStopped({ port, root: builtPage() }, context.output);
  },
};

/** `dist/web`: beside the built program, and below the sources' parent where it is run from them. */
function builtPage(): string {
  const { url } = import.meta;
  return fileURLToPath(new URL(url.endsWith('.ts') ? '../../../dist/web/' : '../../web/', url));
}
