import { Fault, type FaultCode } from '../base/index.ts';

/** SQLite primary result codes (https://sqlite.org/rescode.html) that a person can meet, and what they mean here. */
const FAULT_BY_RESULT: Readonly<Record<number, readonly [FaultCode, string]>> = {
  5: [
    'LEDGER_BUSY',
    'Another program held the ledger for too long. Nothing of this call was kept; try again.',
  ],
  6: ['LEDGER_BUSY', 'The ledger is locked by another connection. Nothing of this call was kept; try again.'],
  8: [
    'STORAGE_UNAVAILABLE',
    'The ledger cannot be written: the file or its folder is read-only. Nothing of this call was kept.',
  ],
  10: [
    'STORAGE_UNAVAILABLE',
    'Reading or writing the ledger failed. Nothing of this call was kept; check the disk.',
  ],
  11: [
    'LEDGER_CORRUPT',
    'The ledger file is damaged. It was left as it is: run `skope doctor`, or import a backup.',
  ],
  13: [
    'STORAGE_FULL',
    'There is no room left to write. Nothing of this call was kept; free some space and try again.',
  ],
  14: [
    'STORAGE_UNAVAILABLE',
    'The ledger cannot be opened. Check that the folder exists and may be written.',
  ],
  26: ['LEDGER_CORRUPT', 'The file is not a SQLite database. It was left untouched; name another file.'],
};

/** The Fault for a driver's error with SQLite's (extended) result code. */
export function sqliteFault(resultCode: number, cause: unknown): Fault {
  const known = FAULT_BY_RESULT[resultCode & 0xff];
  const detail = cause instanceof Error ? cause.message : String(cause);
  if (known) return new Fault(known[0], known[1], { cause });
  return new Fault('INTERNAL', `SQLite refused a statement: ${detail}`, { cause });
}
