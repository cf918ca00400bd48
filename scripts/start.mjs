// `npm start`: plays a day and prints the brief. Runs on the pinned Node, which reads TypeScript by itself.
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
  process.stderr.write(`${error.message}\n${usage}\n`);
  process.exit(2);
}

const { playDay } = await import('../src/cli/play-day.ts');
try {
  await playDay({ file: values.file, db: values.db });
} catch (error) {
  process.stderr.write(`${error.code ?? 'INTERNAL'}: ${error.message}\n`);
  process.exit(1);
}
