import { Fault } from '../base/index.ts';

/** What the file system refused, as `STORAGE_FULL` or `STORAGE_UNAVAILABLE`; any other thrown value as it is. */
export function fileFault(thrown: unknown, doing: string): unknown {
  if (thrown instanceof Fault || !(thrown instanceof Error) || !('code' in thrown)) return thrown;
  const isFull = thrown.code === 'ENOSPC' || thrown.code === 'EDQUOT';
  return new Fault(isFull ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE', `${doing}: ${thrown.message}`, {
    hint: isFull ? 'Make room, then try again.' : 'Make the directory writable, then try again.',
    cause: thrown,
  });
}
