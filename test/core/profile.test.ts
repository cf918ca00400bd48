import { describe, expect, it } from 'vitest';
import { type Axis, normalizeAxes, profileGaps } from '../../src/core/profile.ts';

const axis = (id: string, weight = 1, over: Partial<Axis> = {}): Axis => ({
  id,
  label: id,
  weight,
  keywords: ['word'],
  reach_anchors: ['anchor'],
  ...over,
});

function codeOf(work: () => unknown): string {
  try {
    work();
    return 'none';
  } catch (thrown) {
    return (thrown as { code: string }).code;
  }
}

describe('normalizeAxes', () => {
  it('divides weights by their sum and keeps the order', () => {
    expect(normalizeAxes([axis('b', 4), axis('a', 1)]).map(({ id, weight }) => [id, weight])).toEqual([
      ['b', 0.8],
      ['a', 0.2],
    ]);
  });

  it('gives equal weights where all are zero', () => {
    expect(normalizeAxes([axis('a', 0), axis('b', 0)]).map(({ weight }) => weight)).toEqual([0.5, 0.5]);
  });

  it('takes one to six axes', () => {
    const many = (count: number): Axis[] => Array.from({ length: count }, (_, index) => axis(`a${index}`));
    expect(codeOf(() => normalizeAxes(many(1)))).toBe('none');
    expect(codeOf(() => normalizeAxes(many(6)))).toBe('none');
    expect(codeOf(() => normalizeAxes(many(7)))).toBe('TOO_MANY_AXES');
    expect(codeOf(() => normalizeAxes([]))).toBe('INVALID_ARGUMENT');
  });

  it('refuses an id that stands twice or that the rules use, and names the field', () => {
    expect(() => normalizeAxes([axis('a'), axis('a')])).toThrow(/^axes\[1\]\.id: "a" stands twice/);
    expect(() => normalizeAxes([axis('a'), axis('geo')])).toThrow(/^axes\[1\]\.id: "geo"/);
    expect(() => normalizeAxes([axis('situational')])).toThrow(/^axes\[0\]\.id/);
  });
});

describe('profileGaps', () => {
  const gaps = (axes: Axis[], location = 'Busan', country: string | undefined = 'KR') =>
    profileGaps({ axes, user_context: { location, languages: ['en'] } }, country);

  it('needs onboarding while an axis other than general has no keyword', () => {
    expect(gaps([axis('a', 1, { keywords: [] })]).needs_onboarding).toBe(true);
    expect(gaps([axis('general', 1, { keywords: [], reach_anchors: [] })])).toMatchObject({
      needs_onboarding: false,
      lens_narrow: false,
    });
  });

  it('calls the lens narrow while an axis with keywords has no anchor', () => {
    expect(gaps([axis('a', 1, { reach_anchors: [] })]).lens_narrow).toBe(true);
    expect(gaps([axis('a', 1, { keywords: [], reach_anchors: [] })]).lens_narrow).toBe(false);
  });

  it('counts per axis, and says which came from elsewhere and what is missing of the place', () => {
    expect(
      profileGaps(
        {
          axes: [axis('a', 1, { source: 'mcp://firma' })],
          user_context: { location: '', languages: ['en'] },
        },
        undefined,
      ),
    ).toEqual({
      needs_onboarding: false,
      lens_narrow: false,
      location_missing: true,
      country_unknown: true,
      per_axis: [{ id: 'a', keywords: 1, reach_anchors: 1, federated: true }],
    });
  });
});
