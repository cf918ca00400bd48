/** A law that can be checked anywhere: in Node, on a page, or in a worker, where no test runner is. */
export interface Law {
  readonly title: string;
  readonly check: () => Promise<void> | void;
}

/** Collects laws with the words of a test runner. */
export function collectLaws() {
  const laws: Law[] = [];
  let prefix = '';
  const describe = (title: string, work: () => void): void => {
    const outer = prefix;
    prefix = `${prefix}${title} › `;
    work();
    prefix = outer;
  };
  const test = (title: string, check: Law['check']): void => void laws.push({ title: prefix + title, check });
  test.each =
    <Row extends readonly [string, ...unknown[]]>(rows: readonly Row[]) =>
    (title: string, check: (...row: Row) => Promise<void> | void): void => {
      for (const row of rows) test(title.replace('%s', row[0]), () => check(...row));
    };
  return { laws, describe, test };
}

/** The few checks that the laws need; throws an Error that says what was found instead. */
export function expect(actual: unknown) {
  return {
    toBe: (expected: unknown) => demand(Object.is(actual, expected), actual, expected),
    toEqual: (expected: unknown) => demand(written(actual) === written(expected), actual, expected),
    toBeUndefined: () => demand(actual === undefined, actual, undefined),
    toBeGreaterThanOrEqual: (least: number) => demand(Number(actual) >= least, actual, `at least ${least}`),
    toThrow: (expected?: RegExp | string | Error) => {
      const thrown = thrownBy(actual as () => unknown);
      const message = thrown instanceof Error ? thrown.message : undefined;
      const fits =
        expected === undefined
          ? message !== undefined
          : expected instanceof RegExp
            ? expected.test(message ?? '')
            : expected instanceof Error
              ? thrown === expected
              : message?.includes(expected);
      demand(fits === true, message, expected);
    },
    rejectsWithCode: async (code: string) => {
      const found = await (actual as Promise<unknown>).then(
        () => 'no fault',
        (thrown: unknown) => (thrown as { code?: unknown }).code,
      );
      demand(found === code, found, code);
    },
  };
}

function demand(holds: boolean, actual: unknown, expected: unknown): void {
  if (!holds) throw new Error(`expected ${shown(expected)}, found ${shown(actual)}`);
}

function shown(value: unknown): string {
  const text =
    value instanceof RegExp || value instanceof Error ? String(value) : (written(value) ?? 'undefined');
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

function thrownBy(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (thrown) {
    return thrown;
  }
}

/** Equal values have equal text; bytes and numbers that JSON does not know are told apart. */
function written(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (ArrayBuffer.isView(member)) return { bytes: [...(member as Uint8Array)] };
    if (typeof member === 'number' && !Number.isFinite(member)) return { number: String(member) };
    if (Object.is(member, -0)) return { number: '-0' };
    if (typeof member === 'object' && member !== null && !Array.isArray(member)) {
      return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
    }
    return member;
  });
}
