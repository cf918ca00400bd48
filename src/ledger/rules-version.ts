import { SOURCE_TABLE_VERSION, TITLE_RULES_VERSION, URL_RULES_VERSION } from '../core/rules-version.ts';
import type { Database } from '../sqlite/index.ts';
import { writeSetting } from './settings.ts';

/** The rules by which the keys of a ledger were made: a publisher's id is part of a content key. */
export const RULES_VERSION = `url ${URL_RULES_VERSION}, title ${TITLE_RULES_VERSION}, source ${SOURCE_TABLE_VERSION}`;

/** A new ledger, or one that came by import, notes the rules that its keys were made by. */
export function noteRules(db: Database): void {
  writeSetting(db, 'rules_version', RULES_VERSION);
}
