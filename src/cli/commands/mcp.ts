import { serveStdio } from '../../mcp/index.ts';
import { openApp } from '../../node.ts';
import { SCOPES } from '../../tools/index.ts';
import { type Command, stringOption } from '../command.ts';

export const mcp: Command = {
  name: 'mcp',
  usage: '',
  summary: 'Serves the tools over MCP on stdin and stdout, for an agent.',
  run: async (context) => {
    const app = await openApp({ path: stringOption(context, 'db') });
    serveStdio(app, { grants: SCOPES, client: 'mcp stdio' }, () => app.close());
    // The process lives until the client goes; `serveStdio` ends it.
    await new Promise<never>(() => undefined);
  },
};
