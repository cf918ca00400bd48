import { describe, expect, inject, it } from 'vitest';
import { matchKeyword } from '../../src/core/match.ts';
import { judgeCase } from './judge-case.ts';
import { judgeText } from './judge-text.ts';
import type {} from './provide-cases.ts';

const judged = inject('judged_cases');

describe('shared cases in Chromium', () => {
  it.skipIf(judged === null)('give the same results as in Node, doubtful ones too', () => {
    expect(judged?.length).toBeGreaterThan(0);
    for (const { file, given, in_node } of judged ?? []) {
      expect({ id: given.id, ...judgeCase(file, given, matchKeyword) }).toEqual({ id: given.id, ...in_node });
    }
  });

  it.skipIf(judged === null)('pass, every one that is not doubtful', () => {
    const failed = (judged ?? []).filter(
      ({ file, given }) => given.doubtful !== true && !judgeCase(file, given, matchKeyword).passed,
    );
    expect(failed.map(({ given }) => given.id)).toEqual([]);
  });
});

describe('normalizeUrl, titleKey and parseDate in Chromium', () => {
  it('give the same bytes as in Node for every character in every part of an address, and for 3,000 drawn texts', () => {
    const differ = inject('judged_texts')
      .map(({ units, in_node }) => {
        const text = String.fromCharCode(...units);
        return { text, in_node, in_page: judgeText(text) };
      })
      .filter(({ in_node, in_page }) => in_node !== in_page);
    expect(differ).toEqual([]);
  });
});
