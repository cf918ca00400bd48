import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Command, stringOption, UsageError } from '../command.ts';
import { MCP_CLIENTS, presentClients } from '../mcp-clients.ts';
import { installInto } from '../mcp-config-file.ts';

export const mcpInstall: Command = {
  name: 'mcp install',
  usage: '[--client claude-desktop|claude-code|cursor] [--dry-run]',
  summary: 'Enters skope into the MCP settings of your agents (a backup is kept beside each file).',
  options: { client: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  run: async (context) => {
    const named = stringOption(context, 'client');
    const clients =
      named === undefined ? presentClients() : MCP_CLIENTS.filter((client) => client.id === named);
    if (clients.length === 0) {
      const known = MCP_CLIENTS.map((client) => client.id).join(', ');
      throw new UsageError(
        named === undefined
          ? `No agent was found on this machine. Name one with --client: ${known}.`
          : `There is no client "${named}"; there is: ${known}.`,
      );
    }
    const db = stringOption(context, 'db');
    const server = {
      command: process.execPath,
      args: [
        fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../bin.ts' : '../bin.js', import.meta.url)),
        'mcp',
        ...(db ? ['--db', db] : []),
      ],
    };
    const dryRun = context.options['dry-run'] === true;
    const done = clients.map((client) => ({
      client: client.id,
      ...installInto(client.configPath(), server, dryRun),
    }));
    context.output.answer(done, () => {
      for (const { client, path, changed, backup } of done) {
        const what = changed ? (dryRun ? 'would be entered into' : 'entered into') : 'stands already in';
        context.output.text(`${client}: skope ${what} ${path}${backup ? ` (backup: ${backup})` : ''}`);
      }
      context.output.text('Restart the agent, then ask it for your news.');
    });
  },
};
