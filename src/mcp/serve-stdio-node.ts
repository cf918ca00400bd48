import process from 'node:process';
import { serveStdio as serve } from '@modelcontextprotocol/server/stdio';
import type { McpServerOptions } from './create-mcp-server.ts';
import { createMcpServer } from './create-mcp-server.ts';
import type { ToolHost } from './tool-host.ts';
import { StdioTransport } from './transports/stdio.ts';

const HARD_STOP_MS = 2000;
const ORPHAN_CHECK_MS = 1000;

/**
 * Serves both protocol eras on stdin and stdout until the client goes: end of stdin, a broken pipe, a signal, or the death of
 * the parent. `closed` runs once and closes the ledger; then the process ends. Console output goes to stderr, as stdout
 * carries frames only.
 */
export function serveStdio(host: ToolHost, options: McpServerOptions, closed: () => void): void {
  console.log = console.info = console.debug = console.error;
  const transport = new StdioTransport(process.stdin, process.stdout);
  const handle = serve(() => createMcpServer(host, options), { transport });
  const parent = process.ppid;
  const orphaned = setInterval(() => {
    if (process.ppid !== parent) void stop();
  }, ORPHAN_CHECK_MS);
  orphaned.unref();

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), HARD_STOP_MS).unref();
    await handle.close();
    closed();
    process.exit(0);
  }
  process.stdin.on('end', stop);
  process.stdin.on('close', stop);
  process.stdout.on('error', stop);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}
