/** Below this effective number of axes the brief warns (the original's numbers). */
export const CONCENTRATION_THRESHOLD = 1.8;
/** From here on it is safe to strengthen an axis. */
export const SAFE_TO_STRENGTHEN = 2.5;
export const CONCENTRATION_DAYS = 14;

export interface AxisShare {
  readonly axis: string;
  readonly share: number;
}

export interface Concentration {
  /** 1 / Σ share² (inverse Simpson); 0 where there is nothing yet. */
  readonly effective_n: number;
  readonly distribution: readonly AxisShare[];
  readonly threshold: number;
  readonly warning?: string | undefined;
}

/** Effective number of equal parts: 1 / Σ p² over shares that sum to 1; 0 for none. */
export function effectiveN(shares: readonly number[]): number {
  const sumOfSquares = shares.reduce((sum, share) => sum + share * share, 0);
  return sumOfSquares > 0 ? 1 / sumOfSquares : 0;
}

/** The meter over amounts per axis, largest first, ties by axis id. A profile of one axis is never warned. */
export function concentrationOf(
  amounts: readonly { readonly axis: string; readonly micros: number }[],
  axisCount: number,
): Concentration {
  const present = amounts.filter((amount) => amount.micros > 0);
  const whole = present.reduce((sum, amount) => sum + amount.micros, 0);
  const distribution = present
    .map(({ axis, micros }) => ({ axis, share: micros / whole }))
    .sort((a, b) => b.share - a.share || (a.axis < b.axis ? -1 : 1));
  const n = effectiveN(distribution.map((part) => part.share));
  const leading = distribution[0];
  const narrow = axisCount > 1 && leading !== undefined && n < CONCENTRATION_THRESHOLD;
  return {
    effective_n: n,
    distribution,
    threshold: CONCENTRATION_THRESHOLD,
    ...(narrow && { warning: warningFor(leading, n) }),
  };
}

function warningFor(leading: AxisShare, n: number): string {
  const percent = Math.round(leading.share * 100);
  const seen = `${percent}% of the last ${CONCENTRATION_DAYS} days comes through "${leading.axis}" (effective N ${n.toFixed(2)}, below ${CONCENTRATION_THRESHOLD}).`;
  if (leading.axis === 'geo')
    return `${seen} Most of it is home press with no path of its own: search for other axes and other outlets.`;
  if (leading.axis === 'situational')
    return `${seen} Most of it is world events near you: search for the axes of the profile by name.`;
  return `${seen} Search for the other axes next.`;
}
