import type { Command } from './command.ts';

export function generalHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => signature(command).length)) + 2;
  return [
    'skope: your news ledger, on your own machine.',
    '',
    'Usage: skope <command> [options]',
    '',
    ...commands.map((command) => `  ${signature(command).padEnd(width)}${command.summary}`),
    '',
    'Every command takes --db <file> (else SKOPE_DB_PATH, else ~/.skope/skope.db), --json and --help.',
    'Exit codes: 0 done, 1 fault, 2 usage.',
  ].join('\n');
}

export function commandHelp(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(
    ([name, option]) => `  --${name}${option.type === 'string' ? ' <value>' : ''}`,
  );
  return [
    `Usage: skope ${signature(command)}`,
    '',
    command.summary,
    ...(options.length > 0 ? ['', 'Options:', ...options] : []),
  ].join('\n');
}

function signature(command: Command): string {
  return command.usage === '' ? command.name : `${command.name} ${command.usage}`;
}
