// Writes what tools/list of the three reference servers answers to servers.json, so that tests need no processes.
// Run: node test/data/tools/snapshot-servers.ts
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const require = createRequire(import.meta.url);
const SERVERS: Readonly<Record<string, readonly string[]>> = {
  everything: ['stdio'],
  filesystem: [tmpdir()],
  memory: [],
};

const snapshot: Record<string, unknown> = {};
for (const [name, args] of Object.entries(SERVERS)) snapshot[name] = await listTools(name, args);
writeFileSync(new URL('servers.json', import.meta.url), `${JSON.stringify(snapshot, null, 2)}\n`);

async function listTools(name: string, args: readonly string[]): Promise<unknown> {
  const manifest = require.resolve(`@modelcontextprotocol/server-${name}/package.json`);
  const client = new Client({ name: 'snapshot', version: '1.0.0' });
  const entry = join(dirname(manifest), 'dist', 'index.js');
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [entry, ...args], stderr: 'ignore' }),
  );
  try {
    const { tools } = await client.listTools();
    return tools.map(({ name, description, inputSchema, annotations }) => ({
      name,
      description,
      input_schema: inputSchema,
      annotations,
    }));
  } finally {
    await client.close();
  }
}
