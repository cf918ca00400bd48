import type { Skope } from '../../src/app/skope.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 9, 1, 6);
const HOSTS = [
  'www.reuters.com',
  'apnews.com',
  'www.yna.co.kr',
  'www.hankyung.com',
  'techcrunch.com',
  'blog.example.org',
  'www.bbc.com',
  'www.bbc.co.uk',
];
const SUBJECTS = [
  'Tesla',
  '삼성전자',
  'Fed',
  'lithium',
  'a museum',
  '반도체',
  'TSMC',
  'SQLite',
  'crude oil',
  'Busan',
  'a choir',
  'an earthquake',
  '환율',
  'NATO',
  '금리',
];
const VERBS = ['moves', 'slips on', 'opens near', 'warns of', 'surprises', '둘러싼', '앞둔'];
const OBJECTS = [
  'the market',
  'a plan',
  'workers',
  '시장',
  'the coast',
  'WebAssembly',
  'export controls',
  '주민들',
];

/** The same numbers on every machine: a linear congruential generator (Numerical Recipes). */
function sequence(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

/**
 * Thirty days of a person and their agent: about 5,000 articles with repeats and variants, profile changes, reads, rotations
 * and undos. `openAt` gives a ledger on the clock that is passed. Returns the digest, which every engine must agree on.
 */
export async function playScriptedMonth(openAt: (clock: () => number) => Promise<Skope>): Promise<string> {
  let now = START;
  const skope = await openAt(() => now);
  const pick = sequence(20261001);
  const choose = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const article = () => {
    const host = choose(HOSTS);
    const number = pick(4200);
    const tail = choose(['', '', '?utm_source=feed', '/', '?ref=home&id=7']);
    return {
      url: `https://${host}/news/${number}${tail}`,
      title: `${SUBJECTS[number % SUBJECTS.length]} ${VERBS[number % VERBS.length]} ${OBJECTS[number % OBJECTS.length]} ${number}`,
      snippet: pick(3) === 0 ? `${choose(SUBJECTS)} ${choose(OBJECTS)}` : '',
      source: host,
      published_at: new Date(now - pick(5 * DAY)).toISOString(),
    };
  };
  await skope.updateProfile({
    axes: profileOf(0),
    user_context: { location: 'Busan, South Korea', languages: ['ko', 'en'] },
  });
  for (let day = 0; day < 30; day += 1) {
    now = START + day * DAY;
    for (let batch = 0; batch < 4; batch += 1) {
      now += 600_000;
      await skope.ingestNews({ articles: Array.from({ length: 42 }, article), query_context: `day ${day}` });
    }
    if (day % 7 === 3) await skope.updateProfile({ axes: profileOf(day) });
    if (day % 10 === 9)
      await skope.updateProfile({
        user_context: { location: day > 15 ? 'Berlin, Germany' : 'Seoul, South Korea', languages: ['en'] },
      });
    now += 600_000;
    const brief = await skope.getBrief({ rotate: day % 2 === 0, limit: 12 });
    const urls = [...brief.radar.slice(0, 4), ...brief.world.slice(0, 2)].map((entry) => entry.url);
    if (urls.length > 0) await skope.markRead({ urls: [...urls, `https://unknown.example.net/${day}`] });
    if (day % 11 === 5) await skope.undo();
  }
  const digest = await skope.digest();
  await skope.close();
  return digest;
}

function profileOf(day: number) {
  return [
    {
      id: 'asset',
      label: 'Asset',
      weight: 4 + (day % 3),
      keywords: ['Tesla', '삼성전자'],
      reach_anchors: ['Fed', 'lithium', '금리'],
    },
    {
      id: 'career',
      label: 'Career',
      weight: 3,
      keywords: day > 14 ? ['반도체', 'TSMC'] : ['반도체'],
      reach_anchors: ['export controls'],
    },
    { id: 'tech', label: 'Tech', weight: 2, keywords: ['SQLite'], reach_anchors: ['WebAssembly'] },
  ];
}
