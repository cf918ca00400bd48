import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleKey, titleRevision } from '../../src/core/title-key.ts';

const RUNS = { numRuns: 10_000, verbose: true } as const;
const WORDS = [
  'ministers',
  'agree',
  'budget',
  'floods',
  'hit',
  'coast',
  'talks',
  '금리',
  '동결',
  '발표',
  '삼성전자',
  '政策金利',
  '据え置き',
  'トヨタ',
  'выборы',
  'Straße',
  'R&D',
  'C++',
  '3.5%',
  '-2',
  '$40bn',
];
const headline = fc
  .array(fc.constantFrom(...WORDS), { minLength: 3, maxLength: 8 })
  .map((words) => `Report ${words.join(' ')} today`);
const LABELS: readonly ((title: string) => string)[] = [
  (title) => `BREAKING: ${title}`, (title) => `LIVE | ${title}`, (title) => `[속보] ${title}`, (title) => `[단독·속보] ${title}`, (title) => `${title}(종합2보)`, (title) => `【速報】${title}`,
  (title) => `UPDATE 2-${title}`, (title) => `RPT-UPDATE 3-${title}`, (title) => `(2nd LD) ${title}`, (title) => `EN DIRECT: ${title}`, (title) => `快讯：${title}`,
  (title) => `${title} - Reuters`, (title) => `${title} | Reuters`, (title) => `${title} — Reuters.com`, (title) => `${title} (ロイター)`, (title) => `UPDATE 1-${title} - Reuters`,
]; // biome-ignore format: a list of forms
const SPELLINGS: readonly ((title: string) => string)[] = [
  (title) => title.replaceAll('&', '&amp;'), (title) => title.replaceAll(' ', '\u00a0 '), (title) => title.normalize('NFD'), (title) => title.toUpperCase(), (title) => `${title}.`, (title) => ` ${title}\u200b`,
  (title) => `<b>${title}</b>`, (title) => `${title} 🚀`, (title) => title.replaceAll('-', '−'),
]; // biome-ignore format: a list of forms

const key = (title: string, source = 'Reuters'): string | null => titleKey({ title, source });

describe('titleKey', () => {
  it('is the same with any status label, signature of its source and spelling', () => {
    fc.assert(
      fc.property(
        headline,
        fc.constantFrom(...LABELS),
        fc.constantFrom(...SPELLINGS),
        (title, label, spelling) => {
          expect(key(label(spelling(title).trim()))).toBe(key(title));
        },
      ),
      RUNS,
    );
  });

  it('changes when one digit, sign or word of the headline changes', () => {
    const edit = fc.constantFrom<readonly [string, string]>(
      ['25', '50'],
      ['2.1%', '21%'],
      ['+3', '-3'],
      ['passes', 'rejects'],
      ['5 km²', '5 km2'],
      ['1½', '11/2'],
      ['8월 1일', '8월 11일'],
      ['C++', 'C'],
      ['#1', '1'],
    );
    fc.assert(
      fc.property(headline, headline, edit, (before, after, [one, other]) => {
        expect(key(`${before} ${one} ${after}`)).not.toBe(key(`${before} ${other} ${after}`));
      }),
      RUNS,
    );
  });

  it('never holds two sources together, and never throws on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), headline, (noise, title) => {
        const [one, other] = [key(`${title} ${noise}`, 'bbc.com'), key(`${title} ${noise}`, 'ft.com')];
        expect(one).not.toBe(other);
      }),
      RUNS,
    );
  });
});

describe('titleRevision', () => {
  it('is the number of the label, whatever the headline says', () => {
    fc.assert(
      fc.property(headline, fc.integer({ min: 1, max: 20 }), (title, number) => {
        expect(titleRevision(title)).toBe(null);
        expect(titleRevision(`UPDATE ${number}-${title}`)).toBe(number);
        expect(titleRevision(`${title}(종합${number}보)`)).toBe(number);
        expect(titleRevision(`[${number}보] ${title}`)).toBe(number);
      }),
      RUNS,
    );
  });
});
