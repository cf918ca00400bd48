#!/usr/bin/env node
import process from 'node:process';

// Nothing else is imported before the version is known: older Nodes lack the SQLite that skope uses.
const NEEDED: readonly [number, number] = [22, 13];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  process.stderr.write(`skope needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 1;
} else {
  // Answers and MCP frames alone go to stdout: what a module says on the console, even at its import, goes to stderr.
  console.log = console.info = console.debug = console.error;
  const { runCli } = await import('./main.ts');
  process.exitCode = await runCli(process.argv.slice(2));
}
