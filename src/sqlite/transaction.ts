import { Fault } from '../base/index.ts';

/** `Database.transaction` over any driver that can execute a statement. */
export function createTransaction(exec: (sql: string) => void): <T>(work: () => T) => T {
  let open = false;
  return <T>(work: () => T): T => {
    if (open) return refusePromise(work());
    exec('BEGIN IMMEDIATE');
    open = true;
    try {
      const value = refusePromise(work());
      exec('COMMIT');
      return value;
    } catch (thrown) {
      rollBack(exec);
      throw thrown;
    } finally {
      open = false;
    }
  };
}

/** After some errors SQLite has rolled back by itself, and then ROLLBACK fails: the first error is the one that counts. */
function rollBack(exec: (sql: string) => void): void {
  try {
    exec('ROLLBACK');
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
  }
}

function refusePromise<T>(value: T): T {
  if (value instanceof Promise) {
    throw new Fault(
      'INTERNAL',
      'A transaction was given asynchronous work; its statements would run after the commit.',
    );
  }
  return value;
}
