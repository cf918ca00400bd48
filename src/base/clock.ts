/** Milliseconds since 1970-01-01 UTC. Asked once per call; the answer is stored, so a call can be replayed. */
export type Clock = () => number;

export const DAY_MS = 86_400_000;

/** ISO 8601 UTC with milliseconds, as every time in a result. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

/** Number of the UTC day that holds `ms`. */
export function utcDay(ms: number): number {
  return Math.floor(ms / DAY_MS);
}
