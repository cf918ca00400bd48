import { describe, expect, test } from 'vitest';
import { searchQuery, searchTerms } from '../../src/core/search-terms.ts';
import { searchTerms as skillTerms } from '../../src/skills/search-terms.ts';

describe('searchTerms', () => {
  test.each([
    ['Café Ｔｅｓｌａ', [['cafe'], ['tesla']]],
    ['기준금리', [['기준', '준금', '금리']]],
    ['東京タワー', [['東京', '京タ', 'タワ', 'ワー']]],
    ['GPU가격', [['gpu'], ['가격']]],
    ['ธนาคาร', [['ธน', 'นา', 'าค', 'คา', 'าร']]],
    ['ธ', [['ธ']]],
    ['!?', []],
  ])('%j is %j', (text, terms) => expect(searchTerms(text)).toEqual(terms));

  test('asks for a run of an unspaced script as one phrase, and for the beginning of a word', () => {
    expect(searchQuery('tesla 기준금리')).toBe('"tesla"* OR "기준 준금 금리"');
    expect(searchQuery('!?')).toBeNull();
  });
});

test('skills are found by the terms of articles, beyond ASCII as codes that keep their beginnings', () => {
  expect(skillTerms('Café 금리')).toEqual(['cafe', '_ae08b9ac']);
  expect(skillTerms('Привет')[0]).toMatch(new RegExp(`^${skillTerms('При')[0]}`));
});
