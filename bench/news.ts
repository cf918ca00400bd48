// News for measurements: the same articles on every machine, spread over a week, about a third of them with a path.

const DAY_MS = 86_400_000;
const HOSTS = [
  'www.reuters.com',
  'apnews.com',
  'www.bbc.com',
  'www.yna.co.kr',
  'www.hankyung.com',
  'techcrunch.com',
  'www.lemonde.fr',
  'blog.example.org',
];
const SUBJECTS = [
  'Tesla',
  '삼성전자',
  'The Fed',
  'A museum',
  '반도체 업계',
  'TSMC',
  'A choir',
  'The city of Busan',
  'A harbour',
  'Lithium',
  'A school',
  'An orchestra',
  'The league',
  'Une ville',
  'A bakery',
];
const VERBS = ['opens', 'weighs', 'plans', 'warns of', 'celebrates', '둘러싼', 'delays', 'answers'];
const OBJECTS = [
  'a plant',
  'export controls',
  'a season',
  'new rules',
  'the coast',
  '시장',
  'a tour',
  'a rate hike',
];
const FILLER =
  'People who know the matter say that more will be told in the days to come, while others wait and see what the week brings to them and to their neighbours.';

export const BENCH_PROFILE = {
  axes: [
    {
      id: 'asset',
      label: 'Asset',
      weight: 4,
      keywords: ['Tesla', '삼성전자'],
      reach_anchors: ['Fed', 'lithium'],
    },
    {
      id: 'career',
      label: 'Career',
      weight: 3,
      keywords: ['반도체'],
      reach_anchors: ['TSMC', 'export controls'],
    },
    { id: 'tech', label: 'Tech', weight: 3, keywords: ['SQLite'], reach_anchors: ['WebAssembly'] },
  ],
  user_context: { location: 'Busan, South Korea', languages: ['ko', 'en'] },
};

/** `count` articles, numbered from `first`; `now` is the end of the week that they are spread over. */
export function benchArticles(first: number, count: number, now: number) {
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    // Multiplicative hashing (Knuth) mixes the choices without a random source.
    const pick = <T>(list: readonly T[], salt: number): T =>
      list[(Math.imul(number + 1, 2654435761 ^ salt) >>> 8) % list.length] as T;
    const host = pick(HOSTS, 1);
    return {
      url: `https://${host}/news/${number}`,
      title: `${pick(SUBJECTS, 2)} ${pick(VERBS, 3)} ${pick(OBJECTS, 4)} (${number})`,
      snippet: `${pick(SUBJECTS, 5)}: ${FILLER}`,
      source: host,
      published_at: new Date(now - (number % 7) * DAY_MS).toISOString(),
    };
  });
}
