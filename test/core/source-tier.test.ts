import { existsSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOURCE_ROWS, SOURCE_TABLE_VERSION } from '../../src/core/source-table.ts';
import { type SourceQuestion, sourceTier } from '../../src/core/source-tier.ts';

const RUNS = 10_000;
const here = (path: string): URL => new URL(path, import.meta.url);
const linesOf = <T>(name: string): T[] =>
  readFileSync(here(`../data/core/${name}`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);

interface Case {
  readonly row: string;
  readonly question: SourceQuestion;
  readonly expect: Readonly<Record<string, unknown>>;
}

describe('sourceTier', () => {
  for (const [index, { row, question, expect: wanted }] of linesOf<Case>('source-tier.jsonl').entries()) {
    it(`${row} › line ${index + 1} › ${question.url || 'empty'}${question.source ? ` from ${question.source}` : ''}`, () => {
      const answer: Readonly<Record<string, unknown>> = { ...sourceTier(question) };
      for (const [field, value] of Object.entries(wanted))
        expect(answer[field], field).toEqual(value ?? undefined);
      expect(answer['table_version']).toBe(SOURCE_TABLE_VERSION);
    });
  }

  for (const { source, tier, publisher } of linesOf<{ source: string; tier: number; publisher: string }>(
    'source-forms.jsonl',
  )) {
    it(`names the publisher of a portal's article from the source "${source}"`, () => {
      const answer = sourceTier({ url: 'https://news.google.com/rss/articles/x', source });
      expect(answer).toMatchObject({ tier, publisher, basis: 'source_on_portal' });
    });
    it(`gives an unlisted host no tier for the source "${source}"`, () => {
      expect(sourceTier({ url: 'https://unlisted.example/x', source }).tier).toBe(0);
    });
  }
});

describe('sourceTier, public report 44', () => {
  it('keeps unknown as a state of its own: a ministry or an unlisted site is unlisted, not an outlet', () => {
    for (const url of [
      'https://www.mofa.go.kr/a',
      'https://www.state.gov/a',
      'https://thinktank.example/war',
    ]) {
      expect(sourceTier({ url, country: 'KR' })).toMatchObject({ tier: 0, basis: 'unlisted' });
    }
  });

  it('gives copies on hosts of one publisher one id, so that they are not three sources', () => {
    const urls = [
      'https://www.bbc.com/a',
      'https://www.bbc.co.uk/a',
      'https://feeds.bbci.co.uk/a',
      'https://news.bbc.co.uk/a',
    ];
    expect(new Set(urls.map((url) => sourceTier({ url }).publisher)).size).toBe(1);
    const portal = [
      'https://n.news.naver.com/article/001/1',
      'https://www.yna.co.kr/view/1',
      'https://en.yna.co.kr/view/1',
    ];
    expect(new Set(portal.map((url) => sourceTier({ url }).publisher)).size).toBe(1);
  });
});

describe('sourceTier with overrides', () => {
  const url = 'https://www.example.org/a';

  it('trusts a host at least as tier 2, in every country', () => {
    expect(sourceTier({ url, overrides: { trust: ['example.org'] } })).toMatchObject({
      tier: 2,
      override: 'trust',
    });
    expect(sourceTier({ url: 'https://www.reuters.com/a', overrides: { trust: ['reuters.com'] } }).tier).toBe(
      1,
    );
  });

  it('distrusts a host as tier 0', () => {
    const answer = sourceTier({
      url: 'https://www.reuters.com/a',
      overrides: { distrust: ['www.reuters.com'] },
    });
    expect(answer).toMatchObject({ tier: 0, override: 'distrust' });
  });

  it('covers every host of the publisher', () => {
    expect(sourceTier({ url: 'https://www.bbc.co.uk/a', overrides: { distrust: ['bbc.com'] } }).tier).toBe(0);
    const byCode = { url: 'https://n.news.naver.com/article/023/1', country: 'KR' };
    expect(sourceTier({ ...byCode, overrides: { distrust: ['chosun.com'] } }).tier).toBe(0);
  });

  it('lets the closer entry decide, and distrust on a tie', () => {
    const overrides = { trust: ['good.example.org'], distrust: ['example.org'] };
    expect(sourceTier({ url: 'https://good.example.org/a', overrides }).tier).toBe(2);
    expect(sourceTier({ url, overrides }).tier).toBe(0);
    expect(sourceTier({ url, overrides: { trust: ['example.org'], distrust: ['example.org'] } }).tier).toBe(
      0,
    );
  });

  it('trusts one writer of a platform and not the others', () => {
    const overrides = { trust: ['medium.com/@good'] };
    expect(sourceTier({ url: 'https://medium.com/@good/a', overrides }).tier).toBe(2);
    expect(sourceTier({ url: 'https://medium.com/@other/a', overrides }).tier).toBe(0);
  });

  it('gives no trust for a name that only a portal states', () => {
    const answer = sourceTier({
      url: 'https://news.google.com/rss/articles/x',
      source: 'example.org',
      overrides: { trust: ['example.org'] },
    });
    expect(answer.tier).toBe(0);
  });

  it('ignores entries that are no hosts', () => {
    for (const entry of ['', 'com', 'not a host', 'https://', '*.org', 'co.uk']) {
      expect(sourceTier({ url, overrides: { trust: [entry] } }).tier, entry).toBe(0);
    }
  });
});

describe('sourceTier laws', () => {
  const tierOneHost = fc.constantFrom(
    ...SOURCE_ROWS.filter((row) => row.tier === 1 && !row.alias).map((row) => row.host),
  );
  const label = fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/);

  it('never throws, on any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (url, source) => {
        const answer = sourceTier({
          url,
          source,
          country: source,
          topics: [source],
          overrides: { trust: [source], distrust: [url] },
        });
        expect([0, 1, 2, 3]).toContain(answer.tier);
      }),
      { numRuns: RUNS },
    );
  });

  it('never throws on a web address of any host and path', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.string(),
        (url, source) => {
          expect(sourceTier({ url, source }).publisher).not.toBe('');
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('gives a look-alike of a tier-1 host no tier, whatever the source says', () => {
    fc.assert(
      fc.property(tierOneHost, label, fc.integer({ min: 0, max: 4 }), (host, word, form) => {
        const lookalike = [
          `${host}.${word}.example`,
          `${word}${host}`,
          `${host.replaceAll('.', '-')}.example`,
          `${word}-${host}`,
          `${word}.example/${host}`,
        ][form];
        const listed = SOURCE_ROWS.some((row) => row.host === lookalike);
        fc.pre(!listed);
        expect(sourceTier({ url: `https://${lookalike}`, source: host }).tier).toBe(0);
      }),
      { numRuns: RUNS },
    );
  });

  it('gives any plain subdomain of a tier-1 host tier 1', () => {
    fc.assert(
      fc.property(tierOneHost, label, (host, word) => {
        fc.pre(!SOURCE_ROWS.some((row) => row.host === `x${word}.${host}`));
        expect(sourceTier({ url: `https://x${word}.${host}/a` }).tier).toBe(1);
      }),
      { numRuns: RUNS },
    );
  });

  it('lets the longest host suffix win', () => {
    for (const row of SOURCE_ROWS.filter((one) => !one.alias)) {
      expect(sourceTier({ url: `https://www.${row.host}/a` }).publisher, row.host).toBe(row.publisher);
    }
  });

  it('never raises the tier by the source, off portals', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.constantFrom(...SOURCE_ROWS.flatMap((row) => row.names)), (url, source) => {
        const bare = sourceTier({ url });
        fc.pre(bare.basis !== 'portal');
        expect(sourceTier({ url, source }).tier).toBe(bare.tier);
      }),
      { numRuns: RUNS },
    );
  });

  it('does not depend on languages', () => {
    fc.assert(
      fc.property(tierOneHost, fc.array(fc.string()), (host, languages) => {
        const url = `https://${host}/a`;
        expect(sourceTier({ url, languages })).toEqual(sourceTier({ url }));
      }),
      { numRuns: 1_000 },
    );
  });
});

const proposal = here('../../../shared/data/source-tiers.md');

describe.skipIf(!existsSync(proposal))(
  'sourceTier over the proposed list (skipped where the shared folder is absent)',
  () => {
    const text = existsSync(proposal) ? readFileSync(proposal, 'utf8') : '';
    const section = (from: string, to: string): string => text.slice(text.indexOf(from), text.indexOf(to));

    it('gives all 38 proposed domains tier 1', () => {
      const hosts = [...section('## Tier 1', 'Held out').matchAll(/^\| ([a-z0-9.-]+\.[a-z]+) \|/gm)].map(
        (match) => match[1]!,
      );
      expect(hosts).toHaveLength(38);
      for (const host of hosts) expect(sourceTier({ url: `https://${host}/a` }).tier, host).toBe(1);
    });

    it('gives all 252 proposed hosts tier 2 in their own country only, in 36 countries', () => {
      const rows = [...section('## Tier 2', '## Why').matchAll(/^\| ([A-Z]{2}) \| (.+) \|$/gm)];
      const hosts = rows.flatMap(([, country, cell]) =>
        [...cell!.matchAll(/([a-z0-9.-]+\.[a-z]+)\*? \(/g)].map((match) => ({
          country: country!,
          host: match[1]!,
        })),
      );
      expect(rows).toHaveLength(36);
      expect(hosts).toHaveLength(252);
      for (const { country, host } of hosts) {
        expect(sourceTier({ url: `https://${host}/a`, country }), host).toMatchObject({ tier: 2, country });
        expect(
          sourceTier({ url: `https://${host}/a`, country: country === 'KR' ? 'JP' : 'KR' }).tier,
          host,
        ).toBe(0);
      }
    });
  },
);
