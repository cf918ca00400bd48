import { describe, expect, it } from 'vitest';
import { compileLens } from '../../src/core/lens.ts';
import { type Axis, normalizeAxes } from '../../src/core/profile.ts';
import { scoreArticle, situationalBand } from '../../src/core/score-article.ts';
import { MATCH_STRENGTH, SITUATIONAL_STRENGTH, TIER_FACTOR } from '../../src/core/seed.ts';
import contract from '../data/app/scores.json' with { type: 'json' };

interface Case {
  readonly law: string;
  readonly host: string;
  readonly title: string;
  readonly snippet?: string;
  readonly hits: Readonly<Record<string, number | undefined>>;
  readonly total: number;
  readonly seeds?: readonly string[];
}

function score(
  { host, title, snippet = '' }: Pick<Case, 'host' | 'title' | 'snippet'>,
  profile = contract.profile,
) {
  const lens = compileLens(profile);
  const url = `https://www.${host}/news/2026/a-story`;
  return scoreArticle(lens, { title, snippet }, lens.judgeSource({ url, source: host }));
}

describe('scoreArticle', () => {
  it.each(contract.cases as Case[])('$law', (expected) => {
    const impact = score(expected);
    expect(Object.fromEntries(impact.hits.map((hit) => [hit.axis, hit.contribution]))).toEqual(expected.hits);
    expect(impact.total).toBe(expected.total);
    if (expected.seeds)
      expect(impact.seeds.map((seed) => `${seed.match_type} ${seed.entity}`)).toEqual(expected.seeds);
  });

  it('gives the bloc of the home country 0.15 × 0.7', () => {
    const { user_context, hits, total, ...article } = contract.blocs;
    const impact = score(article, { ...contract.profile, user_context });
    expect(Object.fromEntries(impact.hits.map((hit) => [hit.axis, hit.contribution]))).toEqual(hits);
    expect(impact.total).toBe(total);
    expect(impact.seeds[0]?.strength).toBe(0.7);
  });

  it('caps the total at 1, and keeps the contributions as they are', () => {
    const one = { ...contract.profile, axes: [{ ...(contract.profile.axes[0] as Axis), weight: 3 }] };
    const impact = score(
      { host: 'reuters.com', title: 'Tesla comes to Busan' },
      one as typeof contract.profile,
    );
    expect(impact.hits.map((hit) => hit.contribution)).toEqual([1.8, 0.15]);
    expect(impact.total).toBe(1);
  });

  it('shows where each seed was met, title before snippet, in the stored text', () => {
    const title = 'A plant for Tesla';
    const snippet = 'Tesla said so';
    const [seed] = score({ host: 'reuters.com', title, snippet }).seeds;
    expect(seed?.spans.map(({ field, start, end }) => ({ title, snippet })[field].slice(start, end))).toEqual(
      ['Tesla', 'Tesla'],
    );
    expect(seed?.spans.map((span) => span.field)).toEqual(['title', 'snippet']);
  });

  it('names the band of what only the situational band reaches, and of nothing else', () => {
    expect(
      situationalBand(score({ host: 'reuters.com', title: 'Magnitude 7 earthquake off the coast' })),
    ).toBe('natural-disaster');
    expect(situationalBand(score({ host: 'reuters.com', title: 'Tesla hit by earthquake' }))).toBeNull();
    expect(situationalBand(score({ host: 'yna.co.kr', title: 'A choir of bakers' }))).toBeNull();
    expect(situationalBand(score({ host: 'reuters.com', title: 'A choir of bakers' }))).toBeNull();
  });

  it('gives no path through an axis without weight', () => {
    const axes = normalizeAxes(
      contract.profile.axes.map((axis) => ({ ...axis, weight: axis.id === 'asset' ? 0 : 1 })),
    );
    const impact = score({ host: 'reuters.com', title: 'Tesla opens a plant' }, {
      ...contract.profile,
      axes,
    } as unknown as typeof contract.profile);
    expect(impact).toEqual({ total: 0, hits: [], seeds: [] });
  });

  it('holds the strengths and factors of the contract', () => {
    expect(MATCH_STRENGTH).toEqual({ keyword: 0.6, reach: 0.5, entity: 0.9, sector: 0.5, geo: 1 });
    expect(SITUATIONAL_STRENGTH).toEqual({ city: 1, country: 0.85, bloc: 0.7, category: 0.8 });
    expect(TIER_FACTOR).toEqual({ 1: 1, 2: 0.9, 3: 0.85, 0: 0.6 });
  });
});
