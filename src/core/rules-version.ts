/**
 * Versions of the text rules, apart from the rules themselves, so that a ledger can be opened without loading these. Raise one with
 * every change of its rules: stored keys are then made again from the raw addresses and titles.
 */
export const URL_RULES_VERSION: number = 1;
export const TITLE_RULES_VERSION: number = 1;
/** The day on which the source table was last gone through. */
export const SOURCE_TABLE_VERSION = '2026-11-30';
