/** Which skope a tab runs: the version of the package and the newest schema that it knows. */
export interface Build {
  readonly version: string;
  readonly schema: number;
}

/** The version in package.json (`test/browser/build.test.ts` holds them together). */
export const VERSION = '0.1.0';

/** Negative where `a` is older. The schema decides; then the version by its numbers, a pre-release before its release. */
export function compareBuilds(a: Build, b: Build): number {
  if (a.schema !== b.schema) return a.schema - b.schema;
  const [left, right] = [parts(a.version), parts(b.version)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.pre === right.pre) return 0;
  if (left.pre === '' || right.pre === '') return left.pre === '' ? 1 : -1;
  return left.pre < right.pre ? -1 : 1;
}

function parts(version: string): { readonly numbers: readonly number[]; readonly pre: string } {
  const [core = '', pre = ''] = version.split('+', 1)[0]?.split(/-(.*)/s, 2) ?? [];
  return { numbers: core.split('.').map((part) => Number.parseInt(part, 10) || 0), pre };
}
