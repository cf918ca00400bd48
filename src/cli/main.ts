import process from 'node:process';
import { parseArgs } from 'node:util';
import { toFault } from '../base/index.ts';
import { type Command, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, generalHelp } from './help.ts';
import { createOutput } from './output.ts';
import { quietSqliteWarning } from './quiet-warnings.ts';

const SHARED_OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  db: { type: 'string' },
} as const;

/** Runs one command. Returns the exit code: 0 done, 1 fault, 2 usage. */
export async function runCli(words: readonly string[]): Promise<number> {
  quietSqliteWarning();
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader has gone (`skope brief | head -1`): there is nobody left to tell.
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const json = words.includes('--json');
  const output = createOutput(json);
  try {
    return await dispatch(words, output);
  } catch (thrown) {
    if (thrown instanceof UsageError) {
      output.note(thrown.message);
      return 2;
    }
    const { code, message, hint } = toFault(thrown);
    if (json) output.text(JSON.stringify({ error: { code, message, hint } }));
    else output.note(`${code}: ${message}\n${hint === message ? '' : hint}`.trim());
    return 1;
  }
}

async function dispatch(words: readonly string[], output: ReturnType<typeof createOutput>): Promise<number> {
  const found = findCommand(words);
  if (!found) {
    const [first] = words;
    const wantsHelp = first === undefined || first === 'help' || first === '--help' || first === '-h';
    if (first === '--version' || first === '-v') {
      const { VERSION } = await import('../mcp/index.ts');
      output.text(VERSION);
      return 0;
    }
    if (!wantsHelp) throw new UsageError(`There is no command "${first}".\n\n${generalHelp(COMMANDS)}`);
    output.text(generalHelp(COMMANDS));
    return first === undefined ? 2 : 0;
  }
  const { command, rest } = found;
  const { values, positionals } = parseWords(command, rest);
  if (values['help'] === true) {
    output.text(commandHelp(command));
    return 0;
  }
  const [fewest, most] = command.arguments ?? [0, 0];
  if (positionals.length < fewest || positionals.length > most) throw new UsageError(commandHelp(command));
  await command.run({ positionals, options: values, output });
  return typeof process.exitCode === 'number' ? process.exitCode : 0;
}

/** Two-word names first: `mcp install` before `mcp`. */
function findCommand(
  words: readonly string[],
): { readonly command: Command; readonly rest: readonly string[] } | undefined {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    const command = COMMANDS.find((candidate) => candidate.name === name);
    if (command && words.length >= length) return { command, rest: words.slice(length) };
  }
  return undefined;
}

function parseWords(
  command: Command,
  words: readonly string[],
): { values: Record<string, string | boolean | undefined>; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { ...SHARED_OPTIONS, ...command.options },
      allowPositionals: true,
      strict: true,
    });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (thrown) {
    throw new UsageError(`${(thrown as Error).message}\n\n${commandHelp(command)}`);
  }
}
