/**
 * States and provinces by name: they tell the country, and for the US and Canada the city.
 * `country | state code | name; name` (no code outside the US and Canada). Hand-written, 2026-11-30.
 */
export const REGION_TABLE = `
US | AL | Alabama
US | AK | Alaska
US | AZ | Arizona
US | AR | Arkansas
US | CA | California; Calif.; 캘리포니아; 캘리포니아주; カリフォルニア; カリフォルニア州; 加州; Silicon Valley; Southern California; Northern California
US | CO | Colorado
US | CT | Connecticut; Conn.
US | DE | Delaware
US | DC | District of Columbia; D.C.; Washington DC; Washington D.C.
US | FL | Florida; Fla.; 플로리다
US | GA | Georgia; Ga.; 조지아주; ジョージア州
US | HI | Hawaii; Hawai'i; 하와이; ハワイ
US | ID | Idaho
US | IL | Illinois; Ill.
US | IN | Indiana; Ind.
US | IA | Iowa
US | KS | Kansas
US | KY | Kentucky
US | LA | Louisiana
US | ME | Maine
US | MD | Maryland
US | MA | Massachusetts; Mass.; 매사추세츠
US | MI | Michigan; Mich.
US | MN | Minnesota; Minn.
US | MS | Mississippi
US | MO | Missouri
US | MT | Montana
US | NE | Nebraska
US | NV | Nevada
US | NH | New Hampshire
US | NJ | New Jersey; N.J.; 뉴저지
US | NM | New Mexico
US | NY | New York; New York State; N.Y.; 뉴욕주; ニューヨーク州; Upstate New York; Long Island
US | NC | North Carolina; N.C.
US | ND | North Dakota
US | OH | Ohio
US | OK | Oklahoma
US | OR | Oregon
US | PA | Pennsylvania; Penn.
US | RI | Rhode Island
US | SC | South Carolina; S.C.
US | SD | South Dakota
US | TN | Tennessee; Tenn.
US | TX | Texas; Tex.; 텍사스; テキサス; テキサス州
US | UT | Utah
US | VT | Vermont
US | VA | Virginia
US | WA | Washington; Washington State; Wash.; 워싱턴주
US | WV | West Virginia
US | WI | Wisconsin; Wis.
US | WY | Wyoming
CA | AB | Alberta
CA | BC | British Columbia; B.C.
CA | MB | Manitoba
CA | NB | New Brunswick
CA | NL | Newfoundland and Labrador; Newfoundland
CA | NS | Nova Scotia
CA | NT | Northwest Territories
CA | NU | Nunavut
CA | ON | Ontario; Ont.
CA | PE | Prince Edward Island; PEI; P.E.I.
CA | QC | Quebec; Québec; Que.
CA | SK | Saskatchewan
CA | YT | Yukon
GB | | England; Scotland; Wales; Northern Ireland; Cornwall; Devon; Kent; Essex; Yorkshire; Lancashire; Surrey; Sussex; Greater Manchester; West Midlands; Cymru; Tyne and Wear; Merseyside
AU | | New South Wales; NSW; Victoria; Queensland; QLD; South Australia; Western Australia; Tasmania; Northern Territory; Australian Capital Territory; ACT; Vic
NZ | | South Island; North Island; Otago; Canterbury; Waikato
DE | | Bavaria; Bayern; Baden-Württemberg; Hesse; Hessen; Saxony; Sachsen; Lower Saxony; Niedersachsen; North Rhine-Westphalia; Nordrhein-Westfalen; NRW; Rheinland-Pfalz; Saarland; Schleswig-Holstein; Thüringen; Thuringia; Brandenburg; Mecklenburg-Vorpommern; Sachsen-Anhalt
CH | | Vaud; Valais; Wallis; Ticino; Tessin; Aargau; Graubünden; Fribourg; Thurgau; Canton of Zurich; Canton de Vaud; Kanton Zürich; Neuchâtel
AT | | Tyrol; Tirol; Styria; Steiermark; Kärnten; Carinthia; Vorarlberg; Niederösterreich; Oberösterreich; Lower Austria; Upper Austria
FR | | Île-de-France; Brittany; Bretagne; Normandy; Normandie; Occitanie; Nouvelle-Aquitaine; Provence; Provence-Alpes-Côte d'Azur; Auvergne-Rhône-Alpes; Grand Est; Hauts-de-France; Alsace; Corsica; Corse
ES | | Catalonia; Cataluña; Catalunya; Andalusia; Andalucía; Basque Country; País Vasco; Euskadi; Galicia; Comunidad de Madrid; Canarias; Canary Islands; Aragón; Comunitat Valenciana; Castilla y León
IT | | Lombardy; Lombardia; Tuscany; Toscana; Sicily; Sicilia; Lazio; Veneto; Piedmont; Piemonte; Campania; Emilia-Romagna; Sardinia; Sardegna; Liguria; Puglia
BE | | Flanders; Vlaanderen; Wallonia; Wallonie
NL | | North Holland; Noord-Holland; Zuid-Holland; South Holland; Noord-Brabant; Gelderland
KR | | Gyeonggi; Gyeonggi-do; 경기; 경기도; Gangwon; Gangwon-do; 강원; 강원도; 강원특별자치도; 충청북도; 충북; 충청남도; 충남; 전라북도; 전북; 전북특별자치도; 전라남도; 전남; 경상북도; 경북; 경상남도; 경남; 제주도; 제주특별자치도; Jeju-do; Jeju Island; North Gyeongsang; South Gyeongsang; Gyeongsangnam-do; Gyeongsangbuk-do; Jeollabuk-do; Jeollanam-do; Chungcheongbuk-do; Chungcheongnam-do; South Jeolla; North Jeolla; South Chungcheong; North Chungcheong; Gangnam; Gangnam-gu
JP | | Hokkaido; Hokkaidō; 北海道; Okinawa; 沖縄; 沖縄県; Aichi; 愛知県; Kanagawa; 神奈川県; 神奈川; Hyogo; 兵庫県; 兵庫; 大阪府; 京都府; Saitama; 埼玉県; Chiba; 千葉県; 福岡県; 広島県; 宮城県; Miyagi; 静岡県; Shizuoka; 新潟県; 長野県; Nagano; 茨城県; Ibaraki; 熊本県; 岡山県; 岐阜県; 群馬県; 栃木県; 三重県; 石川県; Kyushu; 九州; Kansai; Kanto; 関東; 関西
CN | | Guangdong; 广东; 广东省; 廣東; Zhejiang; 浙江; 浙江省; Jiangsu; 江苏; 江苏省; Sichuan; 四川; 四川省; Shandong; 山东; 山东省; Henan; 河南; 河南省; Hebei; 河北; 河北省; Hubei; 湖北; 湖北省; Hunan; 湖南; 湖南省; Fujian; 福建; 福建省; Yunnan; 云南; 云南省; Guangxi; 广西; Liaoning; 辽宁; 辽宁省; Xinjiang; 新疆; Tibet; 西藏; Inner Mongolia; 内蒙古; Shaanxi; 陕西; Shanxi; 山西; Anhui; 安徽; Jiangxi; 江西; Guizhou; 贵州; Gansu; 甘肃; Hainan; 海南; Heilongjiang; 黑龙江; Jilin; 吉林省; Qinghai; 青海; Ningxia; 宁夏
IN | | Maharashtra; Karnataka; Tamil Nadu; Kerala; Gujarat; Uttar Pradesh; West Bengal; Telangana; Andhra Pradesh; Rajasthan; Bihar; Madhya Pradesh; Haryana; Odisha; Assam; Jharkhand; Uttarakhand; Goa; Punjab; Jammu and Kashmir; महाराष्ट्र
PK | | Punjab; Sindh; Balochistan; Khyber Pakhtunkhwa; Islamabad Capital Territory
BR | | Minas Gerais; Bahia; Paraná; Santa Catarina; Rio Grande do Sul; Pernambuco; Ceará; Goiás; Pará; Espírito Santo; Mato Grosso; Amazonas
MX | | Jalisco; Nuevo León; Yucatán; Estado de México; Quintana Roo; Baja California; Guanajuato; Sonora; Sinaloa; Michoacán; Oaxaca; Chiapas
AR | | Provincia de Buenos Aires; Santa Fe Province; Mendoza Province; Patagonia
UA | | Kyiv Oblast; Kharkiv Oblast; Donetsk Oblast; Donbas; Crimea; Київська область
RU | | Moscow Oblast; Tatarstan; Siberia; Сибирь; Leningrad Oblast; Московская область; Татарстан
ID | | West Java; Jawa Barat; East Java; Jawa Timur; Central Java; Jawa Tengah; Bali; North Sumatra; Java; Sumatra
PH | | Luzon; Visayas; Mindanao; Metro Manila; NCR
MY | | Selangor; Johor; Penang; Sabah; Sarawak
NG | | Lagos State; Rivers State; Kano State; FCT
ZA | | Gauteng; Western Cape; KwaZulu-Natal; Eastern Cape
IE | | Munster; Leinster; Connacht; County Dublin; Co. Dublin; County Cork
PT | | Algarve; Madeira; Azores; Açores; Alentejo
GR | | Attica; Attiki; Crete; Κρήτη; Αττική
TR | | Anatolia; Anadolu
IL | | Negev; Galilee; Gush Dan
TW | | 新北; 新北市; New Taipei City; Taoyuan; 桃園; 桃園市
VN | | Mekong Delta
IQ | | Kurdistan; Iraqi Kurdistan; Kurdistan Region
`;

/** First parts of a location that name no town: `Remote, US`. */
export const NOT_A_TOWN: readonly string[] = [
  'remote',
  'home',
  'anywhere',
  'earth',
  'world',
  'worldwide',
  'online',
  'internet',
  'rural',
  'downtown',
  'somewhere',
  'global',
  'unknown',
  'n/a',
  'none',
  'here',
  'nomad',
  'europe',
  'asia',
  'africa',
  'north america',
  'south america',
  'latin america',
  'middle east',
  'oceania',
  '재택',
  '집',
  '在宅',
];
