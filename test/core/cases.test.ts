import { describe, expect, it } from 'vitest';
import { matchKeyword } from '../../src/core/match.ts';
import { judgeCase } from './judge-case.ts';
import { NO_CASES, sharedCases } from './shared-cases.ts';

const files = sharedCases();

describe('shared cases', () => {
  it('are judged where they are beside the checkout', (context) => {
    if (files === null) context.skip(NO_CASES);
    expect([...(files?.keys() ?? [])]).toEqual(['urls.jsonl', 'titles.jsonl', 'matching.jsonl']);
  });

  for (const [file, cases] of files ?? []) {
    it(`of ${file} pass, every one that is not doubtful`, () => {
      const failed = cases
        .filter((given) => given.doubtful !== true)
        .map((given) => ({ id: given.id, why: given.why, ...judgeCase(file, given, matchKeyword) }))
        .filter(({ passed }) => !passed);
      expect(failed).toEqual([]);
    });
  }
});
