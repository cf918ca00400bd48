import { findSystemic } from '../core/situational.ts';

/** Loads what writes need, and compiles the rules that every profile shares, so that a later call does not wait for it. */
export async function loadAhead(): Promise<void> {
  await Promise.all([
    import('./ingest.ts'),
    import('./mark-read.ts'),
    import('./update-profile.ts'),
    import('./profile-result.ts'),
  ]);
  findSystemic('');
}
