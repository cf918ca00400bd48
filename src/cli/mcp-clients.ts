import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

export interface McpClient {
  readonly id: 'claude-desktop' | 'claude-code' | 'cursor';
  configPath(): string;
}

/** Where each agent keeps its MCP servers, on the system at hand. */
export const MCP_CLIENTS: readonly McpClient[] = [
  { id: 'claude-desktop', configPath: claudeDesktopPath },
  { id: 'claude-code', configPath: () => join(homedir(), '.claude.json') },
  { id: 'cursor', configPath: () => join(homedir(), '.cursor', 'mcp.json') },
];

/** The agents that have left their file or folder here. */
export function presentClients(): readonly McpClient[] {
  return MCP_CLIENTS.filter((client) => {
    const path = client.configPath();
    return existsSync(path) || (client.id !== 'claude-code' && existsSync(dirname(path)));
  });
}

function claudeDesktopPath(): string {
  const file = 'claude_desktop_config.json';
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Claude', file);
  if (process.platform !== 'win32')
    return join(process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'Claude', file);
  return (
    windowsStorePath(file) ??
    join(process.env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), 'Claude', file)
  );
}

/** The Windows Store build keeps its settings in its own package folder. */
function windowsStorePath(file: string): string | undefined {
  const packages = join(process.env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local'), 'Packages');
  if (!existsSync(packages)) return undefined;
  const folder = readdirSync(packages).find((name) => name.startsWith('Claude_'));
  return folder && join(packages, folder, 'LocalCache', 'Roaming', 'Claude', file);
}
