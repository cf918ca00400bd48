import { compileLens, type Lens } from '../core/lens.ts';
import type { SourceOverrides } from '../core/source-tier.ts';
import { readSetting } from '../ledger/index.ts';
import type { Database } from '../sqlite/index.ts';
import type { App } from './app.ts';

const keptByDatabase = new WeakMap<Database, { readonly version: number; readonly lens: Lens }>();

/**
 * The profile made ready for scoring, compiled once per version: another process may change it, so the version is asked each
 * time. `NO_PROFILE` before there is one. Loaded only by what scores, as the rules are the largest part of skope.
 */
export function lensOf({ db, profile }: Pick<App, 'db' | 'profile'>): Lens {
  const version = readSetting<number>(db, 'profile_version') ?? 0;
  const kept = keptByDatabase.get(db);
  if (kept?.version === version) return kept.lens;
  const lens = compileLens(profile(), readSetting<SourceOverrides>(db, 'source_overrides'));
  keptByDatabase.set(db, { version, lens });
  return lens;
}
