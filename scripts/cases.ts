/**
 * `npm run cases`: judges every shared case and prints, for each file and each category, how many passed and failed, and
 * how many are doubtful (not counted; what we decided differs from their proposal or not). Exit 1 if a counted one fails.
 */
import { matchKeyword } from '../src/core/match.ts';
import { type Case, type CaseFile, judgeCase } from '../test/core/judge-case.ts';
import { NO_CASES, sharedCases } from '../test/core/shared-cases.ts';

interface Tally {
  passed: number;
  failed: number;
  doubtful: number;
  /** Doubtful ones that we decide as proposed. */
  agreed: number;
}

const empty = (): Tally => ({ passed: 0, failed: 0, doubtful: 0, agreed: 0 });

function count(tally: Tally, given: Case, passed: boolean): void {
  if (given.doubtful === true) {
    tally.doubtful += 1;
    tally.agreed += passed ? 1 : 0;
  } else if (passed) tally.passed += 1;
  else tally.failed += 1;
}

function line(name: string, { passed, failed, doubtful, agreed }: Tally): string {
  const decided = doubtful === 0 ? '' : `  (${agreed} as proposed)`;
  return `${name.padEnd(18)} passed ${String(passed).padStart(3)}  failed ${String(failed).padStart(3)}  doubtful ${String(doubtful).padStart(3)}${decided}`;
}

function report(file: CaseFile, cases: readonly Case[]): number {
  const total = empty();
  const categories = new Map<string, Tally>();
  const failures: string[] = [];
  for (const given of cases) {
    const { passed, got } = judgeCase(file, given, matchKeyword);
    const category = categories.get(given.cat) ?? empty();
    categories.set(given.cat, category);
    count(category, given, passed);
    count(total, given, passed);
    if (!passed)
      failures.push(
        `  ${given.doubtful === true ? 'decided otherwise' : 'FAILED'} ${given.id}: ${given.why}; got ${got.slice(0, 300)}`,
      );
  }
  console.log(line(file, total));
  for (const [name, tally] of [...categories].sort()) console.log(line(`  ${name}`, tally));
  for (const failure of failures) console.log(failure);
  return total.failed;
}

const files = sharedCases();
if (files === null) {
  console.log(NO_CASES);
} else {
  let failed = 0;
  for (const [file, cases] of files) failed += report(file, cases);
  process.exitCode = failed === 0 ? 0 : 1;
}
