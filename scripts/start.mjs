// `npm start`: plays a day, prints the brief, then serves the page (with --once: only the brief, nothing is built).
// Runs on the pinned Node, which reads TypeScript by itself.
import { parseArgs } from 'node:util';

const usage = 'Usage: npm start -- [--once] [--file <json|jsonl|feed>] [--db <path>] [--port <n>]';
let values;
try {
  ({ values } = parseArgs({
    options: {
      once: { type: 'boolean' },
      file: { type: 'string' },
      db: { type: 'string' },
      port: { type: 'string' },
    },
    strict: true,
  }));
} catch (error) {
  misused(error.message);
}

const { playDay } = await import('../src/cli/play-day.ts');
const { portOf, serveUntilStopped } = await import('../src/cli/serve-until-stopped.ts');
const port = portOf(values.port);
if (port === undefined) misused('--port is a whole number from 0 to 65535.');
try {
  await playDay({ file: values.file, db: values.db });
  if (!values.once) {
    const { createOutput } = await import('../src/cli/output.ts');
    const { buildPageIfNeeded, pageRoot } = await import('./build-page.mjs');
    buildPageIfNeeded();
    await serveUntilStopped({ port, root: pageRoot }, createOutput(false));
  }
} catch (error) {
  process.stderr.write(`${error.code ?? 'INTERNAL'}: ${error.message}\n`);
  process.exit(1);
}

function misused(message) {
  process.stderr.write(`${message}\n${usage}\n`);
  process.exit(2);
}
