import { foldText } from './fold-text.ts';

/**
 * Longer words and names in which a shorter one is something else: `long: short short …`. Version 2026-11-30.
 * A hit on the short word that lies inside the long one does not count; the long one as a keyword is not touched.
 * Needed where the boundary rule alone cannot see it: Han (no spaces), Korean nouns that end like a particle, phrases.
 */
const TABLE = `
東京都: 京都 | 东京都: 京都 | 北京大学: 京大 | 东京大学: 京大 | 東京大学: 京大 | 南京大学: 京大 | 北京大學: 京大 | 東京大學: 京大 | 東北大学: 北大 | 东北大学: 北大 | 河北大学: 北大 | 湖北大学: 北大 | 台北大学: 北大 | 西北大学: 北大
在日本: 在日 | 中日本: 中日 | 西日本: 日本 | 东日本: 日本 | 東日本: 日本 | 日本海: 日本 | 南中国海: 中国 | 東シナ海: シナ | 韓国語: 韓国 | 中国語: 中国 | 日本語: 日本 | 中国语: 中国 | 韩国语: 韩国 | 日语: 日
山東京: 東京 | 大阪神: 阪神 | 新大阪: 大阪 | 名古屋大学: 古屋 | 人工知能: 工知 | 北大西洋: 北大 大西 | 北大荒: 北大 | 中大西洋: 中大 | 上海外: 海外 | 上海南: 海南 | 上海鮮: 海鮮 | 云南京: 南京 | 河南京: 南京 | 济南京: 南京
动作片: 动作 | 動作片: 動作 | 战争片: 战争 | 戰爭片: 戰爭 | 戦争映画: 戦争 | 灾难片: 灾难 | 災難片: 災難 | 爱情片: 爱情 | 科幻片: 科幻 | 纪录片: 纪录 | 動作電影: 動作 | 动作电影: 动作 | 战争游戏: 战争 | 戦争ゲーム: 戦争 | 受験戦争: 戦争 | 价格战争: 战争 | 星球大战: 大战
地震学: 地震 | 地震雲: 地震 | 关税局: 税局 | 发动机: 动机 | 自动机: 动机 | 研究所: 究所 | 石油化学: 油化 | 黄金周: 黄金 | 黃金周: 黃金 | 黄金時段: 黄金 | 黄金时段: 黄金 | 白金: 金 | 現金: 金 | 资金: 金 | 資金: 金 | 基金: 金 | 金融: 金 | 奖金: 金 | 税金: 金 | 賃金: 金 | 料金: 金 | 年金: 金 | 金曜: 金 | 金額: 金 | 金额: 金 | 金利: 金 | 和平: 平和 | 火星: 火 | 水曜: 水 | 香水: 水 | 苹果汁: 苹果 | 苹果树: 苹果 | 苹果园: 苹果 | 小米粥: 小米 | 亚马逊雨林: 亚马逊 | 亚马逊河: 亚马逊
人口: 口 | 電力会社: 力会 | 首相官邸: 相官 | 新型コロナ: 型コ | 美国会: 国会 | 中国会: 国会 | 韓国会: 国会 | 米国会: 国会

유가족: 유가 | 유가증권: 유가 | 유가공: 유가 | 유가읍: 유가 | 유가물: 유가 | 정전협정: 정전 | 정전 협정: 정전 | 정전협상: 정전 | 정전 협상: 정전 | 정전체제: 정전 | 정전 체제: 정전 | 정전위: 정전 | 정전위원회: 정전 | 정전 합의: 정전 | 정전기: 정전 | 전력 질주: 전력 | 전력질주: 전력 | 전력을 다: 전력 | 전력투구: 전력 | 전력 투구: 전력 | 전력분석: 전력 | 전력 분석: 전력 | 전력 강화: 전력 | 전력 보강: 전력 | 전력 누수: 전력 | 전력 이탈: 전력 | 전력이 있: 전력 | 전력 증강: 전력
관세음보살: 관세 | 관세음: 관세 | 관세청: 관세 | 관세사: 관세 | 설명서: 설명 | 설명회: 설명 | 랄프로렌: 랄프 | 랄프 로렌: 랄프 | 구조대: 구조 | 구조물: 구조 | 구조조정: 구조 | 구조 조정: 구조 | 고양이: 고양 | 신고가: 신고 | 최고가: 최고 | 최저가: 최저 | 현재가: 현재 | 공시가: 공시 | 기준가: 기준 | 경기도: 경기 | 정신과: 정신 | 재개발: 재개 | 종로: 종 | 사과문: 사과 | 사과주스: 사과 | 사과나무: 사과 | 사과드리: 사과 | 배달의민족: 배달 민족 | 배달의 민족: 배달 민족 | 서울의 봄: 서울 | 서울대: 서울 | 하나로: 하나 | 우리은행: 우리 | 우리금융: 우리 | 우리카드: 우리 | 우리나라: 우리 | 이란성: 이란 | 이란 것: 이란 | 이란 점: 이란 | 이란 말: 이란 | 이란 뜻: 이란 | 이란 이름: 이란 | 대만족: 대만 | 인도적: 인도 | 인도주의: 인도 | 인도네시아: 인도 | 인도양: 인도 | 중국집: 중국 | 중국음식: 중국 | 미국산: 미국 | 독일제: 독일 | 북한산: 북한 | 북한강: 북한 | 남한강: 남한 | 남한산성: 남한 | 금융실명제: 실명 | 전쟁기념관: 전쟁 | 전쟁 같은: 전쟁 | 전쟁 영화: 전쟁 | 태풍의 눈: 태풍 | 해킹당하: 해 | 공격수: 공격 | 공격적: 공격 | 공격형: 공격 | 공격력: 공격 | 폭격기: 폭격 | 지진희: 지진 | 가스라이팅: 가스 | 석유화학: 석유 | 원유준: 원유 | 주가조작: 주가 | 물가에: 물가 | 물가로 내: 물가 | 현대인: 현대 | 현대사: 현대 | 현대적: 현대 | 현대미술: 현대 | 현대무용: 현대 | 현대 미술: 현대 | 현대 무용: 현대 | 현대 사회: 현대 | 기아 문제: 기아 | 기아와 빈곤: 기아 | 기아 대책: 기아 | 기아대책: 기아 | 한화로: 한화 | 삼성동: 삼성 | 삼성역: 삼성 | 애플망고: 애플 | 애플 망고: 애플 | 애플민트: 애플 | 애플파이: 애플 | 애플 파이: 애플 | 애플수박: 애플 | 아마존강: 아마존 | 아마존 열대: 아마존 | 아마존 우림: 아마존 | 메타버스: 메타 | 메타분석: 메타 | 메타 분석: 메타 | 네이버후드: 네이버 | 카카오 열매: 카카오 | 카카오 농: 카카오 | 카카오닙스: 카카오 | 오라클벨: 오라클

apple pie: apple | apple pies: apple | apple juice: apple | apple cider: apple | apple sauce: apple | apple orchard: apple | apple orchards: apple | apple tree: apple | apple trees: apple | apple crop: apple | apple harvest: apple | apple growers: apple | apple farmers: apple | apple picking: apple | apple cake: apple | apple tart: apple | apple crumble: apple | apple strudel: apple | apple recipe: apple | apple recipes: apple | apple valley: apple | apple blossom: apple | apple butter: apple | apple slices: apple | big apple: apple | adam's apple: apple | fiona apple: apple | apple of my eye: apple | apple of his eye: apple | apple of her eye: apple | bad apple: apple | golden apple: apple | toffee apple: apple | candy apple: apple | crab apple: apple | custard apple: apple
to go: go | go to: go | go ahead: go | go live: go | go public: go | go on: go | go back: go | go home: go | go green: go | go viral: go | go down: go | go up: go | go out: go | go off: go | go away: go | go into: go | go after: go | go wrong: go | go through: go | go under: go | go over: go | go missing: go | go here: go | go there: go | go big: go | go red: go | go blue: go | go beyond: go | go further: go | go it alone: go | go for: go | go with: go | go without: go | go slow: go | go free: go | go fund me: go | go daddy: go | on the go: go | let go: go | let's go: go | here we go: go | way to go: go | pokemon go: go | ready to go: go | can't go: go | don't go: go | must go: go | will go: go | can go: go | should go: go | could go: go | would go: go | may go: go | might go: go | never go: go | not go: go | they go: go | we go: go | you go: go | i go: go
north korea: korea | north korean: korea korean | north koreans: korea koreans | new jersey: jersey | new mexico: mexico | new delhi: delhi | new england: england | new south wales: wales south\u00a0wales | new zealand: zealand | papua new guinea: guinea new\u00a0guinea | equatorial guinea: guinea | guinea pig: guinea | guinea pigs: guinea | guinea bissau: guinea | south sudan: sudan | northern ireland: ireland | inner mongolia: mongolia | turks and caicos: turks | east timor: timor | south georgia: georgia | west virginia: virginia | new hampshire: hampshire | kansas city: kansas | mexico city: mexico | east london: london | london ontario: london | jack london: london | paris hilton: paris | paris texas: paris | paris saint germain: paris | paris climate: paris | plaster of paris: paris | sydney sweeney: sydney | jordan peterson: jordan | michael jordan: jordan | jordan peele: jordan | air jordan: jordan | chad smith: chad | china cabinet: china | fine china: china | bone china: china | china plates: china | china town: china | turkey sandwich: turkey | thanksgiving turkey: turkey | roast turkey: turkey | turkey breast: turkey | cold turkey: turkey | turkey recipe: turkey | turkey dinner: turkey | wild turkey: turkey | ground turkey: turkey | turkey trot: turkey | turkey burger: turkey
xi'an: xi | sana'a: sana | amazon rainforest: amazon | amazon river: amazon | amazon basin: amazon | amazon forest: amazon | amazon deforestation: amazon | amazon jungle: amazon | amazon tribe: amazon | target date: target | target price: target | price target: target | on target: target | off target: target | shell shock: shell | shell shocked: shell | shell company: shell | shell companies: shell | egg shell: shell | shell script: shell | meta analysis: meta | meta analyses: meta | meta description: meta | gap year: gap | gender gap: gap | pay gap: gap | wage gap: gap | mind the gap: gap | generation gap: gap | travel visa: visa | work visa: visa | student visa: visa | visa free: visa | visa application: visa | visa applications: visa | visa ban: visa | visa rules: visa | visa waiver: visa | tourist visa: visa | orange juice: orange | orange county: orange | agent orange: orange | blood orange: orange | clockwork orange: orange | rust belt: rust | ruby red: ruby | java island: java | java sea: java | python snake: python | burmese python: python | monty python: python | ball python: python | nikola tesla: tesla | tesla coil: tesla | tesla coils: tesla | fed up: fed | fed by: fed | fed to: fed | fed ex: fed | federal express: express | tariff free: tariff | tariffs free: tariffs | well fed: fed | grass fed: fed | breast fed: fed | spoon fed: fed | being fed: fed | harrison ford: ford | tom ford: ford | gerald ford: ford | betty ford: ford | doug ford: ford | rob ford: ford | ford foundation: ford | oracle bone: oracle | oracle bones: oracle | oracle of omaha: oracle | oracle of delphi: oracle | nile delta: delta | river delta: delta | niger delta: delta | mekong delta: delta | delta variant: delta | delta force: delta | mississippi delta: delta
アップル パイ: アップル | アマゾン川: アマゾン | アマゾン熱帯: アマゾン | アマゾンの熱帯: アマゾン | 京都議定書: 京都 | 京都议定书: 京都`;

interface Guard {
  readonly long: string;
  readonly offset: number;
}

const GUARDS: ReadonlyMap<string, readonly Guard[]> = readTable(TABLE);

/**
 * Names that own their last character: a Han hit of at most three characters that starts inside one of them was cut
 * across a word edge (国会 in 中国会談, 京都 in 東京都, 海南 in 上海南站).
 */
const STRONG_NAMES = new Set(
  `中国 中國 韓国 韩国 韓國 米国 美国 美國 英国 英國 法国 法國 德国 德國 泰国 泰國 東京 东京 北京 南京 大阪 上海 香港 台湾 臺灣 台灣 日本 東海 南海 北海 大韓民国
首爾 首尔 印度 伊朗 以色列 俄罗斯 欧洲 歐洲 欧州 亚洲 亞洲 非洲 美洲 广州 廣州 深圳 天津 重庆 武汉 成都 杭州 西安 青岛 大连 名古屋 横浜 神戸 福岡 札幌 仙台 広島 沖縄 北朝鮮 朝鲜`.split(
    /\s+/,
  ),
);
const LONGEST_STRONG = 5;
const SHORT_HAN_HIT = 3;

/** True when `units.slice(start, end)`, a hit on the folded keyword `core`, is only a part of a longer word. */
export function isInsideLongerWord(units: string, start: number, end: number, core: string): boolean {
  for (const { long, offset } of GUARDS.get(core) ?? []) {
    if (units.startsWith(long, start - offset) && start >= offset && standsAlone(units, start - offset, long))
      return true;
  }
  return end - start <= SHORT_HAN_HIT && /^\p{Script=Han}+$/u.test(core) && cutsName(units, start, end);
}

function cutsName(units: string, start: number, end: number): boolean {
  for (let from = Math.max(0, start - LONGEST_STRONG + 1); from < start; from += 1) {
    for (let to = start + 1; to < Math.min(end, from + LONGEST_STRONG + 1); to += 1) {
      if (STRONG_NAMES.has(units.slice(from, to))) return true;
    }
  }
  return false;
}

/** A Latin phrase counts only as whole words; the other scripts as written. */
function standsAlone(units: string, start: number, long: string): boolean {
  if (!/^[a-z]/.test(long)) return true;
  return !/[a-z0-9]/.test(units[start - 1] ?? '') && !/[a-z0-9]/.test(units[start + long.length] ?? '');
}

function readTable(table: string): Map<string, Guard[]> {
  const guards = new Map<string, Guard[]>();
  for (const entry of table.split(/[|\n]/)) {
    const [long, shorts] = entry.split(':');
    if (long === undefined || shorts === undefined) continue;
    const folded = foldText(long.trim()).units;
    for (const short of shorts.trim().split(/ /)) {
      const core = foldText(short.replaceAll('\u00a0', ' ')).units;
      const offset = folded.indexOf(core);
      if (core !== '' && offset >= 0)
        guards.set(core, [...(guards.get(core) ?? []), { long: folded, offset }]);
    }
  }
  return guards;
}
