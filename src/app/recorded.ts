import { toFault } from '../base/index.ts';
import type { Caller } from '../tools/index.ts';
import type { App } from './app.ts';

/** Something that a person does to the ledger or to their skills without a tool. */
export interface Act {
  /** As the audit shows it: `skills publish`, `import`. */
  readonly name: string;
  readonly args: unknown;
  readonly caller: Caller;
  /** The time of the act in ms. */
  readonly now: number;
}

/** Does the work with its intent recorded before and its end after, as for the call of a tool. Rethrows what it throws. */
export async function recorded<T>({ audit }: App, act: Act, work: () => T | Promise<T>): Promise<T> {
  const { name, args, caller, now } = act;
  const id = audit.intent({
    at: now,
    tool: name,
    origin: 'skope',
    caller,
    mode: '',
    args,
    reason: 'Done by the person.',
  });
  try {
    const result = await work();
    audit.result(id, { state: 'done', code: '', result_characters: 0 });
    return result;
  } catch (thrown) {
    const fault = toFault(thrown);
    audit.result(id, { state: 'failed', code: fault.code, result_characters: 0 });
    throw fault;
  }
}
