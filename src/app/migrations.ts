import { LEDGER_SCHEMA } from '../ledger/index.ts';
import { SKILLS_SCHEMA } from '../skills/index.ts';
import type { Migration } from '../sqlite/index.ts';
import { AUDIT_SCHEMA } from '../tools/index.ts';

/** The schema of the one file, oldest step first. A released step is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'ledger', up: LEDGER_SCHEMA },
  { version: 2, name: 'audit', up: AUDIT_SCHEMA },
  { version: 3, name: 'skills', up: SKILLS_SCHEMA },
];
