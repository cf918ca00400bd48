import { isoTime } from '../base/index.ts';
import type { Profile } from '../core/profile.ts';
import type { ArticleInput } from './shapes.ts';

export interface SampleDay {
  readonly profile: Profile;
  /** Invented headlines, each marked as a sample; some stand twice under other addresses. */
  readonly articles: readonly ArticleInput[];
  /** What the person has read already. */
  readonly read: readonly string[];
}

const HOUR = 3_600_000;

/** A person in Seoul, and a day of news that nobody ever published. The times are counted back from `now`. */
export function sampleDay(now: number): SampleDay {
  return {
    profile: {
      axes: [
        {
          id: 'asset',
          label: 'Savings and holdings',
          weight: 0.4,
          keywords: ['삼성전자', 'Samsung Electronics', 'TSLA', 'Tesla'],
          reach_anchors: ['Fed', 'rate hike', 'USD/KRW', '환율', 'lithium'],
        },
        {
          id: 'career',
          label: 'Work in chips',
          weight: 0.3,
          keywords: ['반도체', 'HBM', 'semiconductor'],
          reach_anchors: ['TSMC', 'export controls', 'helium'],
        },
        {
          id: 'tech',
          label: 'What I build with',
          weight: 0.2,
          keywords: ['TypeScript', 'SQLite', 'WebAssembly'],
          reach_anchors: ['browser engine', 'open source licence'],
        },
        { id: 'general', label: 'Everything else', weight: 0.1, keywords: [], reach_anchors: [] },
      ],
      user_context: { location: 'Seoul, South Korea', languages: ['ko', 'en'] },
    },
    articles: SAMPLES.map(([hoursAgo, source, url, title, snippet]) => ({
      url,
      title,
      snippet,
      source,
      published_at: isoTime(now - hoursAgo * HOUR),
    })),
    read: ['https://www.apnews.com/article/sample-lithium-brine'],
  };
}

/** Hours ago, outlet, address, headline, first lines. */
const SAMPLES: readonly (readonly [number, string, string, string, string])[] = [
  [
    3,
    'Reuters',
    'https://www.reuters.com/markets/sample-fed-pause',
    '[sample] Fed hints at one more rate hike as Brazil moves first',
    'Invented for this sample: a stronger dollar presses on Asian currencies, USD/KRW among them.',
  ],
  [
    3,
    'Reuters',
    'https://www.reuters.com/markets/sample-fed-pause/?utm_source=feed&utm_medium=rss',
    '[sample] Fed hints at one more rate hike as Brazil moves first',
    'The same article with campaign tags.',
  ],
  [
    5,
    '연합뉴스',
    'https://www.yna.co.kr/view/SAMPLE20260001',
    '[견본] 삼성전자, 차세대 HBM 양산 앞당긴다',
    '지어낸 견본 기사입니다. 반도체 업계는 내년 공급을 두고 저울질하고 있다.',
  ],
  [
    6,
    '연합뉴스',
    'https://m.yna.co.kr/view/SAMPLE20260001',
    '[견본] 삼성전자, 차세대 HBM 양산 앞당긴다',
    '같은 기사의 모바일 주소.',
  ],
  [
    8,
    '한국경제',
    'https://www.hankyung.com/article/sample-hwanyul',
    '[견본] 환율 닷새째 올라… 수입 물가 부담',
    '지어낸 견본 기사입니다.',
  ],
  [
    2,
    '한겨레',
    'https://www.hani.co.kr/arti/sample/gallery-night',
    '[견본] 밤에 여는 작은 미술관들',
    '지어낸 견본 기사입니다. 다른 길로는 닿지 않는, 내 나라 신문의 기사.',
  ],
  [
    9,
    'TechCrunch',
    'https://techcrunch.com/sample/sqlite-in-the-browser',
    '[sample] SQLite in the browser grows up',
    'Invented for this sample: WebAssembly builds now keep their files across reloads.',
  ],
  [
    30,
    'A small blog',
    'https://blog.sample-builder.example/typescript-types',
    '[sample] What TypeScript types cannot say',
    'Invented for this sample; the outlet is not on any list.',
  ],
  [
    11,
    'Bloomberg',
    'https://www.bloomberg.com/news/sample-tsmc-water',
    '[sample] TSMC rations water as reservoirs fall',
    'Invented for this sample.',
  ],
  [
    26,
    'AP',
    'https://www.apnews.com/article/sample-lithium-brine',
    '[sample] Lithium brine project wins approval in Chile',
    'Invented for this sample; the person has read it.',
  ],
  [
    4,
    'BBC News',
    'https://www.bbc.com/news/sample-seoul-snow',
    '[sample] Seoul wakes up to its heaviest November snow',
    'Invented for this sample: buses run late across the city.',
  ],
  [
    4,
    'BBC News',
    'https://www.bbc.co.uk/news/sample-seoul-snow',
    '[sample] Seoul wakes up to its heaviest November snow',
    'The same article at the outlet’s other address.',
  ],
  [
    14,
    'The Guardian',
    'https://www.theguardian.com/world/sample-strait-drills',
    '[sample] South Korea and neighbours agree on a hotline at sea',
    'Invented for this sample.',
  ],
  [
    15,
    'NHK',
    'https://www3.nhk.or.jp/nhkworld/sample-quake',
    '[sample] Magnitude 6 earthquake off the coast, no tsunami',
    'Invented for this sample.',
  ],
  [
    16,
    'Financial Times',
    'https://www.ft.com/content/sample-oil',
    '[sample] Crude oil jumps after refinery outage',
    'Invented for this sample.',
  ],
  [
    20,
    'Le Monde',
    'https://www.lemonde.fr/sample/musee',
    '[sample] A museum gives its great hall back to the rain',
    'Invented for this sample.',
  ],
  [
    21,
    'DW',
    'https://www.dw.com/en/sample-night-trains',
    '[sample] Night trains return between three capitals',
    'Invented for this sample.',
  ],
  [
    22,
    'NPR',
    'https://www.npr.org/sample/choirs',
    '[sample] Why choirs are full again',
    'Invented for this sample.',
  ],
  [
    23,
    'El País',
    'https://elpais.com/sample/olivos',
    '[sample] Olive growers try an older way of pruning',
    'Invented for this sample.',
  ],
  [
    24,
    'El País',
    'https://elpais.com/sample/faros',
    '[sample] Lighthouses open their doors for a night',
    'Invented for this sample.',
  ],
];
