import type { ParseArgsConfig } from 'node:util';
import type { Output } from './output.ts';

export interface CommandContext {
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly output: Output;
}

/** One command of the CLI. `run` throws a Fault where it cannot do what was asked. */
export interface Command {
  readonly name: string;
  /** What follows the name: `<file|->`. */
  readonly usage: string;
  readonly summary: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** Fewest and most positional arguments. */
  readonly arguments?: readonly [number, number];
  run(context: CommandContext): Promise<void>;
}

/** What is wrong with the words of a call: exit code 2. */
export class UsageError extends Error {}

export function stringOption(context: CommandContext, name: string): string | undefined {
  const value = context.options[name];
  return typeof value === 'string' ? value : undefined;
}
