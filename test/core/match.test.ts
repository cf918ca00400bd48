import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileKeywords, keywordProblem, matchKeyword } from '../../src/core/match.ts';

interface KeywordCase {
  readonly text: string;
  readonly keyword: string;
  readonly match: boolean;
}

const CASES = readFileSync(new URL('../data/core/keywords.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as KeywordCase);

const ids = (entries: Parameters<typeof compileKeywords>[0], text: string): string[] =>
  compileKeywords(entries)
    .find(text)
    .map(({ id, text: slice }) => `${id}:${slice}`);

describe('matchKeyword', () => {
  it.each(CASES)('finds $keyword in $text: $match', ({ text, keyword, match }) => {
    expect(matchKeyword({ text, keyword }).length > 0).toBe(match);
  });

  it('gives places in the text as written, with the plural and without the particle', () => {
    expect(matchKeyword({ text: 'Two ＴＥＳＬＡs', keyword: 'Tesla' })).toEqual([
      { start: 4, end: 10, text: 'ＴＥＳＬＡs' },
    ]);
    const decomposed = '새 삼성전자는'.normalize('NFD');
    const [span] = matchKeyword({ text: decomposed, keyword: '삼성전자' });
    expect(span?.text.normalize('NFC')).toBe('삼성전자');
    expect(decomposed.slice(span!.start, span!.end)).toBe(span?.text);
    expect(matchKeyword({ text: 'the U.S. and the US', keyword: 'US' }).map(({ text }) => text)).toEqual([
      'U.S.',
      'US',
    ]);
  });
});

describe('reports › words', () => {
  it('23: mac is not in machine, and mac* takes macbook', () => {
    expect(matchKeyword({ text: 'machine training', keyword: 'mac' })).toEqual([]);
    expect(matchKeyword({ text: 'machine training', keyword: 'ai' })).toEqual([]);
    expect(matchKeyword({ text: 'new macbook', keyword: 'mac*' })).toHaveLength(1);
  });
  it('25: F is a ticker only in ticker form and case; m3 is not in am3, m1 not in sm121', () => {
    for (const text of ['Fed cuts', 'f', 'plan F', 'F-150 recall'])
      expect(matchKeyword({ text, keyword: 'F' })).toEqual([]);
    for (const text of ['F', '$F up', 'NYSE:F', 'Ford (F)'])
      expect(matchKeyword({ text, keyword: 'F' })).toHaveLength(1);
    expect(matchKeyword({ text: 'am3 and sm121', keyword: 'm3' })).toEqual([]);
    expect(matchKeyword({ text: 'am3 and sm121', keyword: 'm1' })).toEqual([]);
  });
  it('29: a Korean or Chinese noun inside a longer noun does not count', () => {
    for (const [text, keyword] of [
      ['설명서 공개', '설명'],
      ['랄프로렌 세일', '랄프'],
      ['구조대 출동', '구조'],
      ['动作片上映', '动作'],
    ] as const) {
      expect(matchKeyword({ text, keyword })).toEqual([]);
    }
  });
  it('31: Greek and German fold, a colon and & do not break a phrase', () => {
    expect(matchKeyword({ text: 'Η ΕΛΛΑΔΑ', keyword: 'Ελλάδα' })).toHaveLength(1);
    expect(matchKeyword({ text: 'Österreich', keyword: 'österreich' })).toHaveLength(1);
    expect(matchKeyword({ text: 'Kingdom: Come', keyword: 'kingdom: come' })).toHaveLength(1);
    expect(matchKeyword({ text: 'AT&amp;T and AT&T', keyword: 'at&t' })).toHaveLength(2);
  });
  it('32: NFC and NFD Hangul are one', () => {
    const [nfc, nfd] = ['금리', '금리'.normalize('NFD')];
    expect(matchKeyword({ text: nfc, keyword: nfd })).toHaveLength(1);
    expect(matchKeyword({ text: nfd, keyword: nfc })).toHaveLength(1);
  });
  it('33: a word counts only together with others, or without them, and a keyword that cannot match says so', () => {
    const apple = [{ id: 'a', keyword: 'Apple', all_of: ['iPhone', 'Cook'], exclude: ['orchard'] }];
    expect(ids(apple, 'Apple shows iPhone, Cook says')).toEqual(['a:Apple']);
    expect(ids(apple, 'Apple shows iPhone')).toEqual([]);
    expect(ids(apple, 'Apple iPhone Cook orchard')).toEqual([]);
    expect(keywordProblem('')).toMatch(/never matches/);
    expect(keywordProblem('F')).toMatch(/ticker/);
    expect(keywordProblem('Tesla')).toBeUndefined();
  });
});

describe('compileKeywords', () => {
  it('gives the credit of an overlap to the longest, and shares it between equal places', () => {
    const entries = [
      { id: 'x', keyword: 'Korea' },
      { id: 'y', keyword: 'Bank of Korea' },
      { id: 'z', keyword: 'bank of korea' },
    ];
    expect(ids(entries, 'Bank of Korea, South Korea')).toEqual([
      'y:Bank of Korea',
      'z:Bank of Korea',
      'x:Korea',
    ]);
  });
  it('silences only the place when an excluded phrase holds the keyword', () => {
    const entries = [{ id: 'k', keyword: 'Jordan', exclude: ['Jordan Smith'] }];
    expect(ids(entries, 'Jordan Smith in Jordan')).toEqual(['k:Jordan']);
  });
  it('lets keywords of different groups stand on one another', () => {
    const entries = [
      { id: 'x', keyword: 'Korea', group: 'a' },
      { id: 'y', keyword: 'Bank of Korea', group: 'b' },
    ];
    expect(ids(entries, 'Bank of Korea')).toEqual(['y:Bank of Korea', 'x:Korea']);
  });
});
