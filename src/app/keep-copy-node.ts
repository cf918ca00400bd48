import { writeFileSync } from 'node:fs';
import { Fault } from '../base/index.ts';
import type { Database } from '../sqlite/index.ts';

/** Writes the ledger as it is beside its file, under a name that is free, and returns that name. `STORAGE_UNAVAILABLE`. */
export function keepCopy(db: Database, path: string): string {
  for (let number = 1; ; number += 1) {
    const copy = `${path}.before-${number}.db`;
    try {
      writeFileSync(copy, db.serialize(), { flag: 'wx', mode: 0o600 });
      return copy;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new Fault(
        'STORAGE_UNAVAILABLE',
        `The ledger was left untouched, as no copy of it could be written to ${copy}: ${(cause as Error).message}`,
        { cause },
      );
    }
  }
}
