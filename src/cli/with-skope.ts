import { existsSync } from 'node:fs';
import { type App, createSkope, localCaller, type Skope } from '../app/index.ts';
import { defaultLedgerPath } from '../app/settings-file-node.ts';
import { openApp } from '../node.ts';
import type { Caller } from '../tools/index.ts';
import { type CommandContext, stringOption } from './command.ts';

export const CLI_CALLER: Caller = localCaller('cli', 'skope cli');

/** Opens the ledger that the call names, runs the work, and closes it whatever happens. */
export async function withSkope<T>(
  context: CommandContext,
  work: (skope: Skope, app: App) => Promise<T>,
): Promise<T> {
  const app = await openApp({ path: stringOption(context, 'db') });
  try {
    return await work(createSkope(app, CLI_CALLER), app);
  } finally {
    app.close();
  }
}

/** The same where there is a ledger; else nothing is made and undefined returned: for commands that only look. */
export async function withLedgerIfAny<T>(
  context: CommandContext,
  work: (skope: Skope, app: App) => Promise<T>,
): Promise<T | undefined> {
  const path = stringOption(context, 'db') ?? defaultLedgerPath();
  return existsSync(path) ? await withSkope(context, work) : undefined;
}
