/** A group of states: id, members (ISO 3166-1 alpha-2), and its names in texts. */
export interface Bloc {
  readonly id: string;
  readonly members: string;
  readonly names: readonly string[];
}

/** Membership as of this date; general knowledge, to be checked when a treaty changes. */
export const BLOCS_VERSION = '2026-11-30';

const EU_MEMBERS = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
const NATO_MEMBERS =
  'AL BE BG CA CZ DE DK EE ES FI FR GB GR HR HU IS IT LT LU LV ME MK NL NO PL PT RO SE SI SK TR US';

export const BLOCS: readonly Bloc[] = [
  {
    id: 'eu',
    members: EU_MEMBERS,
    names: [
      'EU',
      'European Union',
      'E.U.',
      '유럽연합',
      '欧盟',
      '歐盟',
      '欧州連合',
      'Europäische Union',
      'Union européenne',
      'Unión Europea',
      'União Europeia',
      'Unione europea',
      'Europese Unie',
      'Unia Europejska',
      'Ευρωπαϊκή Ένωση',
      'European Commission',
      'Brussels summit',
    ],
  },
  {
    id: 'eurozone',
    members: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
    names: [
      'eurozone',
      'euro zone',
      'euro area',
      '유로존',
      'ユーロ圏',
      '欧元区',
      'Eurozone',
      'zone euro',
      'zona euro',
      'zona del euro',
      'ECB',
      'European Central Bank',
      'EZB',
      '유럽중앙은행',
      '欧州中央銀行',
    ],
  },
  {
    id: 'asean',
    members: 'BN ID KH LA MM MY PH SG TH TL VN',
    names: [
      'ASEAN',
      '아세안',
      '东盟',
      '東盟',
      '東協',
      '東南アジア諸国連合',
      'Association of Southeast Asian Nations',
    ],
  },
  {
    id: 'g7',
    members: 'CA DE FR GB IT JP US',
    names: ['G7', 'G-7', 'Group of Seven', '주요 7개국', '주요7개국', '先進7カ国', '七国集团', '主要7カ国'],
  },
  {
    id: 'g20',
    members: 'AR AU BR CA CN DE FR GB ID IN IT JP KR MX RU SA TR US ZA',
    names: [
      'G20',
      'G-20',
      'Group of 20',
      'Group of Twenty',
      '주요 20개국',
      '주요20개국',
      '二十国集团',
      '20カ国・地域',
    ],
  },
  {
    id: 'nato',
    members: NATO_MEMBERS,
    names: [
      'NATO',
      '나토',
      '北约',
      '北約',
      '北大西洋条約機構',
      'OTAN',
      'НАТО',
      'North Atlantic Treaty Organization',
      '북대서양조약기구',
    ],
  },
  {
    id: 'opec',
    members: 'AE CG DZ GA GQ IQ IR KW LY NG SA VE',
    names: ['OPEC', 'OPEC+', '오펙', '석유수출국기구', '欧佩克', '石油輸出国機構', 'OPEP', 'ОПЕК', 'أوبك'],
  },
  {
    id: 'brics',
    members: 'AE BR CN EG ET ID IN IR RU ZA',
    names: ['BRICS', '브릭스', '金砖国家', '金磚國家', 'БРИКС'],
  },
  {
    id: 'mercosur',
    members: 'AR BO BR PY UY',
    names: ['Mercosur', 'Mercosul', 'MERCOSUR', '메르코수르', 'メルコスール', '南方共同市场'],
  },
  {
    id: 'gcc',
    members: 'AE BH KW OM QA SA',
    names: [
      'GCC',
      'Gulf Cooperation Council',
      '걸프협력회의',
      '湾岸協力会議',
      '海湾合作委员会',
      'مجلس التعاون الخليجي',
    ],
  },
  {
    id: 'au',
    members:
      'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
    names: [
      'African Union',
      '아프리카연합',
      '아프리카 연합',
      'アフリカ連合',
      '非盟',
      '非洲联盟',
      'Union africaine',
      'União Africana',
      'Unión Africana',
      'الاتحاد الأفريقي',
    ],
  },
  {
    id: 'arab_league',
    members: 'AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE',
    names: [
      'Arab League',
      'League of Arab States',
      '아랍연맹',
      'アラブ連盟',
      '阿盟',
      '阿拉伯国家联盟',
      'جامعة الدول العربية',
      'Ligue arabe',
      'Liga Árabe',
    ],
  },
  {
    id: 'apec',
    members: 'AU BN CA CL CN HK ID JP KR MX MY NZ PE PG PH RU SG TH TW US VN',
    names: ['APEC', '아시아태평양경제협력체', '亚太经合组织', 'アジア太平洋経済協力'],
  },
  {
    id: 'ecowas',
    members: 'BJ CI CV GH GM GN GW LR NG SL SN TG',
    names: ['ECOWAS', 'CEDEAO', '서아프리카경제공동체', '西非国家经济共同体'],
  },
  {
    id: 'sadc',
    members: 'AO BW CD KM LS MG MU MW MZ NA SC SZ TZ ZA ZM ZW',
    names: ['SADC', 'Southern African Development Community'],
  },
  { id: 'usmca', members: 'CA MX US', names: ['USMCA', 'CUSMA', 'T-MEC', 'TMEC', 'NAFTA'] },
  {
    id: 'cptpp',
    members: 'AU BN CA CL GB JP MX MY NZ PE SG VN',
    names: ['CPTPP', 'Trans-Pacific Partnership', '포괄적·점진적 환태평양경제동반자협정'],
  },
  {
    id: 'rcep',
    members: 'AU BN CN ID JP KH KR LA MM MY NZ PH SG TH VN',
    names: ['RCEP', '역내포괄적경제동반자협정', '区域全面经济伙伴关系协定'],
  },
  {
    id: 'sco',
    members: 'BY CN IN IR KG KZ PK RU TJ UZ',
    names: [
      'Shanghai Cooperation Organisation',
      'Shanghai Cooperation Organization',
      '상하이협력기구',
      '上海合作组织',
      '上海協力機構',
      'ШОС',
    ],
  },
  {
    id: 'cis',
    members: 'AM AZ BY KG KZ RU TJ UZ',
    names: ['Commonwealth of Independent States', 'СНГ', '독립국가연합', '独联体'],
  },
  { id: 'saarc', members: 'AF BD BT IN LK MV NP PK', names: ['SAARC'] },
  { id: 'aukus', members: 'AU GB US', names: ['AUKUS', '오커스'] },
  { id: 'quad', members: 'AU IN JP US', names: ['Quadrilateral Security Dialogue', 'the Quad'] },
  { id: 'nordic', members: 'DK FI IS NO SE', names: ['Nordic countries', 'Nordic Council'] },
  { id: 'baltic', members: 'EE LT LV', names: ['Baltic states', 'Baltics', '발트 3국', 'バルト三国'] },
  { id: 'visegrad', members: 'CZ HU PL SK', names: ['Visegrad Group', 'Visegrád Group', 'V4'] },
  { id: 'benelux', members: 'BE LU NL', names: ['Benelux'] },
  { id: 'caricom', members: 'AG BB BS BZ DM GD GY HT JM KN LC MS SR TT VC', names: ['CARICOM'] },
  {
    id: 'pacific_islands',
    members: 'AU CK FJ FM KI MH NC NR NU NZ PF PG PW SB TO TV VU WS',
    names: ['Pacific Islands Forum'],
  },
];
