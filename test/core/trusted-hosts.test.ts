import { describe, expect, it } from 'vitest';
import { sourceTier } from '../../src/core/source-tier.ts';
import { trustedHosts } from '../../src/core/trusted-hosts.ts';

const hosts = (question: Parameters<typeof trustedHosts>[0]): string[] =>
  trustedHosts(question).map((row) => row.host);

describe('trustedHosts', () => {
  it('offers tier 1 to everybody and tier 2 at home', () => {
    // 38 domains of the proposal and thetimes.co.uk, the older address of one of them.
    // 38 domains of the proposal, and thetimes.co.uk, the older address of one of them.
    expect(hosts({})).toHaveLength(39);
    expect(hosts({ country: 'KR' })).toContain('chosun.com');
    expect(hosts({ country: 'JP' })).not.toContain('chosun.com');
  });

  it('agrees with sourceTier on every host', () => {
    for (const country of ['KR', 'US', 'DE', 'BE', 'IL']) {
      for (const row of trustedHosts({ country })) {
        expect(sourceTier({ url: `https://${row.host}/a`, country })).toMatchObject({
          tier: row.tier,
          publisher: row.publisher,
        });
      }
    }
  });

  it('puts the preferred language first, then national outlets, then tier 1, then code unit order', () => {
    const list = hosts({ country: 'KR', languages: ['ko', 'en'] });
    expect(list.slice(0, 3)).toEqual(['chosun.com', 'donga.com', 'hani.co.kr']);
    expect(list.indexOf('newsis.com')).toBeLessThan(list.indexOf('yna.co.kr'));
    expect(list.indexOf('yna.co.kr')).toBeLessThan(list.indexOf('reuters.com'));
  });

  it('leaves out outlets in no language of the person', () => {
    expect(hosts({ country: 'BE', languages: ['fr'] })).toContain('lesoir.be');
    expect(hosts({ country: 'BE', languages: ['fr'] })).not.toContain('standaard.be');
    expect(hosts({ country: 'KR', languages: ['ko'] })).not.toContain('reuters.com');
  });

  it('reads language tags by their first part', () => {
    expect(hosts({ country: 'kr', languages: ['KO-KR'] })).toEqual(
      hosts({ country: 'KR', languages: ['ko'] }),
    );
  });

  it('never offers an alias', () => {
    expect(hosts({ country: 'GB' })).not.toContain('bbci.co.uk');
  });

  it('cuts at the limit without changing the order', () => {
    expect(hosts({ country: 'KR', limit: 5 })).toEqual(hosts({ country: 'KR' }).slice(0, 5));
  });
});
