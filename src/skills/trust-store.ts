/**
 * Which bytes of which skill folder a person has trusted: one hash for each location. Another hash at the same
 * location replaces it, so that going back to an older version asks again as well.
 */
export interface TrustStore {
  /** The trusted hash of the folder at `location`, or null. */
  trustedHash(location: string): string | null;
  trust(location: string, hash: string): void;
  revoke(location: string): void;
  /** Why nothing is trusted at the moment although something may have been, or null. */
  problem(): { readonly path: string; readonly message: string } | null;
}

/** For pages and tests: forgotten with the process. */
export function createMemoryTrustStore(): TrustStore {
  const hashes = new Map<string, string>();
  return {
    trustedHash: (location) => hashes.get(location) ?? null,
    trust: (location, hash) => {
      hashes.set(location, hash);
    },
    revoke: (location) => {
      hashes.delete(location);
    },
    problem: () => null,
  };
}
