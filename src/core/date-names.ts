/** Month names and their common short forms, folded (lower case, no accents, no final dot), in the languages of real feeds. */
const MONTH_NAMES: readonly string[] = [
  'jan january januar janvier janv enero ene gennaio gen janeiro januari jänner янв января январь styczen stycznia leden ledna ocak',
  'feb february februar fevrier fevr fev febrero febbraio fevereiro februari feber фев февраля февраль luty lutego unor unora subat',
  'mar march marz mrz mars marzo marco maart mrt мар марта март marzec marca brezen brezna mart',
  'apr april avril avr abril abr aprile апр апреля апрель kwiecien kwietnia duben dubna nisan',
  'may mai mayo maggio mag maio mei maj мая май kveten kvetna mayis',
  'jun june juni juin junio giugno giu junho июн июня июнь czerwiec czerwca cerven cervna haziran',
  'jul july juli juillet juil julio luglio lug julho июл июля июль lipiec lipca cervenec cervence temmuz',
  'aug august aout agosto ago augustus avg augusti авг августа август sierpien sierpnia srpen srpna agustos',
  'sep sept september septembre septiembre setiembre settembre set setembro сен сент сентября сентябрь wrzesien wrzesnia zari eylul',
  'oct october oktober okt octobre octubre ottobre ott outubro out окт октября октябрь pazdziernik pazdziernika rijen rijna ekim',
  'nov november novembre noviembre novembro ноя нояб ноября ноябрь listopad listopada kasim',
  'dec december dezember dez decembre diciembre dic dicembre dezembro desember des дек декабря декабрь grudzien grudnia prosinec prosince aralik',
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, index) => names.split(' ').map((name) => [foldWord(name), index + 1])),
);

/**
 * Zone names that mean one thing, in minutes east of UTC. RFC 5322 section 4.3 for the North American ones; the rest is
 * common use. Left out, because they mean several: CST (America, China, Cuba), IST (India, Ireland, Israel), BST (Britain,
 * Bangladesh), AST (Atlantic, Arabia), GST, AMT, ECT, SST, and the military letters but Z, which RFC 5322 voids.
 */
const ZONES: Readonly<Record<string, number>> = {
  z: 0, ut: 0, utc: 0, gmt: 0, wet: 0, west: 60, est: -300, edt: -240, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420,
  akst: -540, akdt: -480, hst: -600, nst: -210, ndt: -150, adt: -180, cet: 60, cest: 120, mez: 60, mesz: 120, met: 60, eet: 120, eest: 180, msk: 180, trt: 180,
  sast: 120, cat: 120, eat: 180, wat: 60, idt: 180, irst: 210, pkt: 300, npt: 345, ict: 420, wib: 420, wita: 480, wit: 540, hkt: 480, sgt: 480, pht: 480, awst: 480,
  kst: 540, jst: 540, acst: 570, acdt: 630, aest: 600, aedt: 660, nzst: 720, nzdt: 780, brt: -180, art: -180, clt: -240, clst: -180, pet: -300, cot: -300,
}; // biome-ignore format: one table

/** 1 to 12, or null. */
export function monthOf(word: string): number | null {
  return MONTHS.get(foldWord(word)) ?? null;
}

/** Minutes east of UTC of a zone name, or null for a name that is unknown or means several zones. */
export function zoneNameOffset(name: string): number | null {
  const folded = name.toLowerCase();
  return Object.hasOwn(ZONES, folded) ? (ZONES[folded] ?? null) : null;
}

/** Lower case, without accents (but й) and final dot. */
function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u0305\u0307-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/\.$/u, '');
}
