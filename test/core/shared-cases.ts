import { existsSync, readFileSync } from 'node:fs';
import { CASE_FILES, type Case, type CaseFile, readCases } from './judge-case.ts';

/** The case files beside the checkout, read in place; null where the folder is absent. */
export function sharedCases(): ReadonlyMap<CaseFile, readonly Case[]> | null {
  const folder = new URL('../../../shared/cases/', import.meta.url);
  if (!existsSync(folder)) return null;
  return new Map(CASE_FILES.map((file) => [file, readCases(readFileSync(new URL(file, folder), 'utf8'))]));
}

export const NO_CASES = 'skipped: no ../shared/cases beside the checkout';
