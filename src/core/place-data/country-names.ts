/**
 * What CLDR's country names lack: short, older and full names as people and headlines write them.
 * `alpha-2 | name; name`. Hand-written, 2026-11-30.
 */
export const COUNTRY_ALIAS_TABLE = `
KR | Korea; Republic of Korea; S. Korea; South-Korea; ROK; 한국; 남한; 대한민국; 韓国; 大韓民国; 韩国; 韓國; 大韩民国; Korea Selatan; Hàn Quốc; Республика Корея; Южная Корея; Südkorea; Korea (South)
KP | North Korea; DPRK; N. Korea; Democratic People's Republic of Korea; 북한; 조선민주주의인민공화국; 朝鲜; 朝鮮; 北朝鮮; 北韩; 北韓; Северная Корея; Korea (North)
US | United States; United States of America; U.S.; U.S.A.; USA; US; America; the United States; the US; the USA; 미국; 美国; 美國; 米国; 미합중국; アメリカ; 合众国; EEUU; EE.UU.; EE UU; EUA; États Unis; Vereinigte Staaten von Amerika; Estados Unidos de América; США; Америка
GB | United Kingdom; UK; U.K.; Great Britain; Britain; England; Scotland; Wales; Northern Ireland; the UK; the United Kingdom; 영국; 잉글랜드; 스코틀랜드; 英国; 英國; イギリス; 連合王国; Großbritannien; Grande-Bretagne; Royaume Uni; Gran Bretaña; Grã-Bretanha; Inglaterra; Angleterre; Великобритания; Англия
AE | UAE; U.A.E.; Emirates; the UAE; the Emirates; 아랍에미리트연합; 阿联酋; アラブ首長国連邦; UAE; الإمارات
AU | Commonwealth of Australia; 濠洲; 豪州; 호주; 澳洲; 澳大利亚; Australien
BA | Bosnia; Bosnia-Herzegovina; Bosnia and Herzegovina
BO | Bolivia
BN | Brunei
BR | Brasil; Brazil; 巴西; 브라질
BY | Belarus; Byelorussia; 白俄罗斯; 벨라루스
CD | DR Congo; DRC; Democratic Republic of the Congo; Democratic Republic of Congo; Congo-Kinshasa; Congo (DRC); République démocratique du Congo; República Democrática del Congo; República Democrática do Congo; Demokratische Republik Kongo; 콩고민주공화국; 콩고 민주공화국; コンゴ民主共和国; 刚果民主共和国; 刚果（金）; 剛果民主共和國; ДР Конго; جمهورية الكونغو الديمقراطية
CG | Republic of the Congo; Republic of Congo; Congo-Brazzaville; Congo Republic; République du Congo; 콩고공화국; コンゴ共和国; 刚果共和国; 刚果（布）; 剛果共和國; Республика Конго; جمهورية الكونغو
CI | Ivory Coast; Cote d'Ivoire; Côte d'Ivoire; Elfenbeinküste; Costa de Marfil
CN | China; PRC; People's Republic of China; Mainland China; 中国; 中國; 中华人民共和国; 중국; 中共; Китай
CZ | Czech Republic; Czechia; Česko; Česká republika; Tschechien; 체코; チェコ
DE | Germany; Deutschland; BRD; Bundesrepublik Deutschland; 독일; ドイツ; 德国; Federal Republic of Germany
EG | Egypt; مصر
ES | Spain; España; 스페인; 에스파냐
FR | France; French Republic; 프랑스; 佛国
GR | Greece; Hellas; Hellenic Republic; Ελλάδα
HK | Hong Kong; Hong Kong SAR; HKSAR; Hong Kong SAR China; 홍콩; 香港
IE | Ireland; Republic of Ireland; Éire; Eire
IL | Israel; ישראל; إسرائيل
IN | India; Bharat; भारत; 인도; インド; 印度
IR | Iran; Islamic Republic of Iran; ایران; Persia
KG | Kyrgyz Republic; Kyrgyzstan
LA | Laos; Lao PDR; Lao People's Democratic Republic
LY | Libya
MD | Moldova; Republic of Moldova
MK | North Macedonia; Macedonia
MM | Myanmar; Burma; Birmanie; Birmania; Birma; Бирма; 버마; ビルマ; 缅甸; 緬甸
MO | Macau; Macao; Macao SAR; 마카오; 澳門; 澳门; マカオ
NL | Netherlands; The Netherlands; the Netherlands; Holland; Nederland; 네덜란드; 荷兰; オランダ
NZ | New Zealand; Aotearoa; 뉴질랜드
PH | Philippines; The Philippines; the Philippines; Pilipinas; 필리핀
PS | Palestine; State of Palestine; Palestinian Territories; Gaza; Gaza Strip; West Bank; 팔레스타인; 가자지구; 巴勒斯坦; パレスチナ; فلسطين; Palestina
RU | Russia; Russian Federation; Россия; Российская Федерация; РФ; 러시아; ロシア; 俄罗斯; 俄羅斯; 俄国
SA | Saudi Arabia; Saudi; KSA; Kingdom of Saudi Arabia; 사우디; 사우디아라비아; 沙特; 沙特阿拉伯; السعودية; サウジ; サウジアラビア
SG | Singapore; Republic of Singapore
SK | Slovakia; Slovak Republic; 슬로바키아
SZ | Eswatini; Swaziland
SY | Syria; Syrian Arab Republic
TL | East Timor; Timor-Leste
TR | Turkey; Türkiye; Turkiye; 터키; 튀르키예; トルコ
TW | Taiwan; Republic of China; Chinese Taipei; Taiwan, Province of China; 대만; 타이완; 台灣; 臺灣; 台湾; 中華民國; 中华民国
TZ | Tanzania; United Republic of Tanzania
UA | Ukraine; Україна; Украина; 우크라이나; ウクライナ; 乌克兰; 烏克蘭
VA | Vatican; Vatican City; Holy See; 바티칸
VE | Venezuela; Bolivarian Republic of Venezuela
VN | Vietnam; Viet Nam; Việt Nam; 越南; 베트남
ZA | South Africa; Republic of South Africa; RSA; 남아프리카공화국; 남아공; 南アフリカ共和国; 南非
CV | Cape Verde; Cabo Verde
JP | Japan; Nippon; Nihon; 日本; 日本国; 일본
KZ | Kazakhstan; Казахстан; Қазақстан
TH | Thailand; ไทย; 태국; 泰国; タイ王国
XK | Kosovo; Kosova
CH | Switzerland; Schweiz; Suisse; Svizzera; Swiss Confederation; 스위스; スイス; 瑞士
AT | Austria; Österreich; Oesterreich
SE | Sweden; Sverige
NO | Norway; Norge; Noreg
DK | Denmark; Danmark
FI | Finland; Suomi
PL | Poland; Polska
PT | Portugal
IT | Italy; Italia
MX | Mexico; México
AR | Argentina
ID | Indonesia
MY | Malaysia
PR | Puerto Rico
`;

/**
 * Country names that are ordinary words, names of persons or names of other places too (`turkey`, `Jordan`, 이란 in
 * Korean, `Island`). In a text they count only together with another sign of the same country: see SIGNS.
 */
export const AMBIGUOUS_COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['Emirates'],
  CH: ['Svizra'],
  CL: ['Chile', 'チリ'],
  CU: ['쿠바'],
  DM: ['Dominica'],
  GE: ['Georgia', '조지아', 'ジョージア', 'Geórgia', 'Géorgie', '喬治亞'],
  GH: ['가나', 'ガーナ'],
  GN: ['Guinea', 'Guinée', 'Guiné'],
  GG: ['Guernsey'],
  GI: ['Gibraltar'],
  HU: ['Ungarn'],
  IM: ['Man'],
  IN: ['인도', 'Bharat', 'Inde'],
  IR: ['이란', 'Irã', 'Persia'],
  IS: ['Island'],
  JE: ['Jersey'],
  JO: ['Jordan', 'Jordanie', 'Jordania', 'Jordânia', '요르단'],
  KI: ['Kiribati'],
  LB: ['Liban'],
  MG: ['Madagascar'],
  ML: ['Mali', 'マリ', '말리'],
  MO: ['Macao'],
  MT: ['Malta'],
  NU: ['Niue'],
  OM: ['오만', 'Oman'],
  PA: ['Panama', 'Panamá', 'パナマ'],
  PE: ['Peru'],
  PL: ['Polen'],
  PS: ['West Bank'],
  SD: ['수단'],
  SJ: ['Svalbard'],
  TD: ['Chad', 'チャド', '차드', 'Tchad'],
  TG: ['Togo'],
  TR: ['Turkey', '터키'],
  ZA: ['RSA'],
};

/** Other languages' names of small countries that are a large city's own name: the city keeps it. `code: names`. */
export const GIVEN_TO_A_CITY: Readonly<Record<string, readonly string[]>> = {
  GD: ['Granada'],
  GP: ['Guadalupe'],
  NF: ['Norfolk'],
  SV: ['Salvador', '萨尔瓦多'],
};

/** Further signs of a country with an ambiguous name: its people and government. Its large cities count as well. */
export const COUNTRY_SIGNS: Readonly<Record<string, readonly string[]>> = {
  CL: ['Chilean', 'Santiago', 'Chilean peso'],
  GE: ['Tbilisi', 'Georgian', 'South Caucasus', 'Abkhazia', 'South Ossetia'],
  GN: ['Conakry', 'Guinean'],
  IN: ['뉴델리', '모디', '뭄바이', '총리', '루피', '힌두', '파키스탄', 'Modi', 'New Delhi', 'rupee'],
  IR: ['테헤란', '하메네이', '호르무즈', 'Tehran', 'Khamenei'],
  IS: ['Reykjavik', 'Reykjavík', 'Icelandic'],
  JE: ['St Helier', 'Channel Islands'],
  JO: ['Amman', 'Jordanian', 'King Abdullah', 'West Bank', 'Syria', 'Iraq'],
  ML: ['Bamako', 'Malian', 'Sahel'],
  OM: ['Muscat', 'Omani', '무스카트'],
  PA: ['Panama Canal', 'Panamanian', 'Panama City'],
  PE: ['Lima', 'Peruvian'],
  SD: ['하르툼', 'Khartoum', 'Sudanese'],
  GH: ['아크라', 'Accra', 'Ghanaian'],
  TD: ["N'Djamena", 'Chadian', 'Sahel'],
  TG: ['Lome', 'Lomé', 'Togolese'],
  TR: ['Ankara', 'Istanbul', 'Turkish', 'Erdogan', 'lira', '앙카라', '이스탄불', '에르도안'],
};

/** Names of other places and things that contain a country's name: no sign of that country. */
export const NOT_THE_COUNTRY: readonly string[] = [
  'North Korea',
  'N. Korea',
  'Korea (North)',
  'South America',
  'Latin America',
  'North America',
  'Central America',
  'Bank of America',
  'Captain America',
  'Miss America',
  'New Mexico',
  'Gulf of Mexico',
  'New England',
  'New South Wales',
  'Prince of Wales',
  'Princess of Wales',
  'West Virginia',
  'New Jersey',
  'Jersey City',
  'Jersey Shore',
  'South China Sea',
  'East China Sea',
  'Indiana',
  'China Grove',
  'Sea of Japan',
  'New Britain',
  'Brittany',
  'Michael Jordan',
  'Jordan Peele',
  'Jordan Peterson',
  'Panama Papers',
  'Panama hat',
  'Turkey sandwich',
  'Christmas turkey',
  'Thanksgiving turkey',
  'Guinea pig',
  'guinea fowl',
  'Northern Ireland',
  'Air India',
  'East India Company',
  'West Indies',
  'Kuwait City',
  'Peru, Indiana',
  'Lebanon, Pennsylvania',
  'Republic of Ireland',
  'US Virgin Islands',
  'Cuba Gooding',
  'Norfolk Island',
  'Ellis Island',
  'Long Island',
  'Rhode Island',
  'Staten Island',
  'Island Records',
  'Republic of China',
  'American Samoa',

  '인도네시아',
  '인도양',
  '인도차이나',
  '인도적',

  '한국어',
  '북한',
  '北韓',
  '南沙',
  '印度尼西亚',
  '印度尼西亞',
  '印度洋',
  '印度教',
  '印尼',
  '北朝鮮',
  '中国地方',
  '中国電力',
  '日本海',
  '中国銀行',
  '南苏丹',
  '南蘇丹',
  '北爱尔兰',
  '北愛爾蘭',
  '北アイルランド',
];
