import type * as z from 'zod/v4';
import { Fault } from '../base/index.ts';

/** The first thing that is wrong with the arguments, with the exact field: `axes[0].weight: expected number, got string`. */
export function faultOfIssues(error: z.ZodError, prefix = ''): Fault {
  const messages = error.issues.slice(0, 3).map((issue) => `${fieldOf(issue, prefix)}: ${sentence(issue)}`);
  return new Fault('INVALID_ARGUMENT', messages.join('; '), {
    hint: 'Correct the named field and call again; nothing of this call was kept.',
  });
}

function fieldOf(issue: z.core.$ZodIssue, prefix: string): string {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  const text = path.reduce<string>(
    (field, step) =>
      typeof step === 'number'
        ? `${field}[${step}]`
        : field === ''
          ? String(step)
          : `${field}.${String(step)}`,
    prefix,
  );
  return text === '' ? 'arguments' : text;
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'there is no such field';
  return issue.message.replace(/^Invalid input: /, '').replace(/^Too (small|big): /, '');
}
