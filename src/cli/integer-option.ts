import { type CommandContext, stringOption, UsageError } from './command.ts';

/** A whole number given as an option, or undefined where the option is not there. */
export function integerOption(context: CommandContext, name: string): number | undefined {
  const text = stringOption(context, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value))
    throw new UsageError(`--${name} is a whole number, not "${text}".`);
  return value;
}
