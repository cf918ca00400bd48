import { describe, expect, it } from 'vitest';
import { parseDate, plausibleDate } from '../../src/core/date.ts';
import { normalizeUrl } from '../../src/core/normalize-url.ts';
import { titleKey, titleRevision } from '../../src/core/title-key.ts';

/** The rows of "News ledger" in the shared reports that a pure function can show; the ledger shows the rest. */
function parts(raw: string): { readonly url: string; readonly key: string } {
  const result = normalizeUrl(raw);
  if (!result.ok) throw new Error(`${raw}: ${result.reason}`);
  return { url: result.url, key: result.key };
}

const key = (raw: string): string => parts(raw).key;

describe('report 9 (tomato-shrieker 1401)', () => {
  it('strips the outlet that Google News appends to a Japanese title, and only the outlet', () => {
    expect(titleKey({ title: '日銀、政策金利を据え置き - 日本経済新聞', source: '日本経済新聞' })).toBe(
      titleKey({ title: '日銀、政策金利を据え置き', source: 'nikkei.com' }),
    );
    expect(titleKey({ title: '日銀、政策金利を据え置き - 朝日新聞', source: '日本経済新聞' })).not.toBe(
      titleKey({ title: '日銀、政策金利を据え置き', source: '日本経済新聞' }),
    );
  });
});

describe('report 12 (miniflux 3120, 797, 2358; rssguard 451)', () => {
  it('keeps one key when an outlet edits the words beside the number of an article', () => {
    expect(key('http://www.lanacion.com.ar/2020454-la-jugada-de-la-afa-ante-la-fifa')).toBe(
      'lanacion.com.ar/2020454',
    );
    expect(key('http://www.lanacion.com.ar/2020454-la-jugada-de-lionel-messi-ante-la-fifa')).toBe(
      'lanacion.com.ar/2020454',
    );
    expect(key('https://apnews.com/article/storm-grows-0123456789abcdef0123456789abcdef')).toBe(
      key('https://apnews.com/article/storm-weakens-0123456789abcdef0123456789abcdef'),
    );
  });

  it('gives an updated wire headline the key of the first one and a higher revision', () => {
    const [first, second] = [
      'UPDATE 1-Oil prices slip as supply fears ease',
      'UPDATE 2-Oil prices slip as supply fears ease',
    ] as const;
    expect(titleKey({ title: first, source: 'Reuters' })).toBe(
      titleKey({ title: second, source: 'Reuters' }),
    );
    expect([titleRevision(first), titleRevision(second)]).toEqual([1, 2]);
  });
});

describe('report 17 (daily-api PR 3950, omnivore PR 3051)', () => {
  it('compares without the final slash, also before a query, and keeps the link as given', () => {
    expect(key('https://github.com/versity/versitygw/')).toBe('github.com/versity/versitygw');
    expect(key('https://example.com/path/?b=2')).toBe(key('https://example.com/path?b=2'));
    expect(parts('https://example.com/path/').url).toBe('https://example.com/path/');
    expect(parts('https://example.com/path').url).toBe('https://example.com/path');
  });

  it('leaves the slash of the root', () => {
    expect(parts('https://example.com').url).toBe('https://example.com/');
    expect(key('https://example.com')).toBe(key('https://example.com/'));
  });
});

describe('report 19 (miniflux PR 3265, lobsters PR 2143, Neat-URL 118)', () => {
  it('strips ref only where its value is a host or a poster, or the site rule says so', () => {
    expect(parts('https://overreacted.io/a/?ref=selfh.st').url).toBe('https://overreacted.io/a/');
    expect(parts('https://www.repubblica.it/a?ref=RHRS-BH-I1').url).toBe('https://www.repubblica.it/a');
    expect(parts('https://example.com/a?ref=chapter-2').url).toBe('https://example.com/a?ref=chapter-2');
    expect(parts('https://www.jungewelt.de/loginFailed.php?ref=/artikel/312583.html').url).toBe(
      'https://www.jungewelt.de/loginFailed.php?ref=/artikel/312583.html',
    );
    expect(parts('https://github.com/a/b/blob/x?ref=release.dev').url).toBe(
      'https://github.com/a/b/blob/x?ref=release.dev',
    );
  });
});

describe('report 20 (shaarli 136)', () => {
  it('removes only the named parameters, in the query and in the fragment, and keeps what follows them', () => {
    expect(parts('https://example.com/a?utm_source=x&id=7&xtor=RSS-1&page=2').url).toBe(
      'https://example.com/a?id=7&page=2',
    );
    expect(parts('http://lemonde.fr/test#xtor=RSS-11').url).toBe('http://lemonde.fr/test');
    expect(key('https://example.com/a?page=2&utm_medium=y&id=7')).toBe(
      key('https://example.com/a?id=7&page=2'),
    );
  });
});

describe('report 21 (feedhq PR 107, IndieNews 35, a-news-provider 76)', () => {
  it('gives every campaign variant of a link one key', () => {
    const variants = [
      '',
      '?utm_source=rss',
      '?UTM_Source=rss&utm_medium=feed',
      '?utm_campaign=a&amp;utm_content=b',
      '?utm%5Fsource=rss',
      '?fbclid=1#comments',
    ];
    expect(new Set(variants.map((tail) => key(`https://example.com/news/1${tail}`)))).toEqual(
      new Set(['example.com/news/1']),
    );
  });
});

describe('report 35 (worldmonitor PR 517, 442)', () => {
  it('reads `Friday, February 27, 2026 - 12:38` as that minute and never as now', () => {
    expect(parseDate('Friday, February 27, 2026 - 12:38')).toEqual({
      ms: Date.UTC(2026, 1, 27, 12, 38),
      quality: 'assumed_zone',
    });
  });

  it('gives null for what it cannot read, and for relative times', () => {
    for (const raw of [
      '',
      'just now',
      '3 hours ago',
      'yesterday',
      '01/02/2026',
      'Mon, 30 Nov 2026 20:16:40 IST',
      '31 Feb 2026',
      null,
      undefined,
      {},
    ])
      expect(parseDate(raw)).toBe(null);
  });

  it('bounds what cannot be: before 1990, or more than a day ahead', () => {
    const now = Date.UTC(2026, 10, 30);
    expect(plausibleDate(0, now)).toBe(null);
    expect(plausibleDate(now + 86_400_001, now)).toBe(null);
    expect(plausibleDate(now + 86_400_000, now)).toBe(now + 86_400_000);
    expect(plausibleDate(Date.UTC(2025, 10, 30), now)).toBe(Date.UTC(2025, 10, 30));
  });
});

describe('report 41 (fornever.me 3, brief-rss 435)', () => {
  it('gives http and https one key', () => {
    expect(key('http://fornever.me/en/posts/1.html')).toBe(key('https://fornever.me/en/posts/1.html'));
  });

  it('keeps distinct items that share a link apart by their titles', () => {
    expect(titleKey({ title: 'First item of the day', source: 'example.com' })).not.toBe(
      titleKey({ title: 'Second item of the day', source: 'example.com' }),
    );
  });
});

describe('report 44 (impostor hosts)', () => {
  it('gives the host that the reader would open', () => {
    expect(normalizeUrl('https://reuters.com@evil.example/a')).toMatchObject({
      host: 'evil.example',
      url: 'https://evil.example/a',
    });
    expect(normalizeUrl('https://www.google.com/url?q=https%3A%2F%2Fwww.reuters.com%2Fa')).toMatchObject({
      host: 'www.reuters.com',
    });
  });
});

describe('report 45 (text that steers)', () => {
  it('refuses a wrapped address that would run', () => {
    expect(normalizeUrl('https://www.google.com/url?q=javascript:alert(1)')).toEqual({
      ok: false,
      reason: 'scheme',
    });
    expect(normalizeUrl('https://l.facebook.com/l.php?u=data%3Atext%2Fhtml%2Cx')).toEqual({
      ok: false,
      reason: 'scheme',
    });
  });

  it('leaves no invisible character in a title key', () => {
    expect(titleKey({ title: 'Mini\u200bsters \u202eagree on a budget' })).toBe(
      titleKey({ title: 'Ministers agree on a budget' }),
    );
  });
});
