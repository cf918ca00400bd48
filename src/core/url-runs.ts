/** A stretch of text that is an address, not words: UTF-16 offsets, `end` exclusive. */
export interface Run {
  readonly start: number;
  readonly end: number;
}

/** Top-level names that make a bare `host.name` an address; those that are English words need a path or a third label. */
const TOP_LEVEL = new Set(
  'com net org io co kr jp cn tw hk sg uk de fr es pt br ru eu ca au nz it nl ch se fi dk pl cz info biz tv app dev xyz news gov edu mil int'.split(
    ' ',
  ),
);
const WORD_TOP_LEVEL = new Set('in me us no at be is so to ai it co app dev news'.split(' '));
const CHAR_HOST = /[A-Za-z0-9.-]/;
const CHAR_URL = /[!#-;=?-_a-z~]/;
/** After one of these, letters of any script belong to the path (…/wiki/삼성전자). */
const OPENS_PATH = /[/=_%&?+#-]/;
const STOPS = /[\s<>"'「」『』“”‘’、。，（）()[\]{}|]/;

/** Every address in the text, in order: with a scheme, `www.`, mail and fediverse names, bare lower-case hosts. One pass. */
export function urlRuns(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  while (at < text.length) {
    if (!CHAR_HOST.test(text[at]!)) {
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < text.length && CHAR_HOST.test(text[end]!)) end += 1;
    const start = addressStart(text, at, end);
    if (start === null) {
      at = end;
      continue;
    }
    const last = addressEnd(text, end);
    runs.push({ start, end: last });
    at = Math.max(last, end);
  }
  return runs;
}

/** Where the address that holds the host-like characters [at, end) starts, or null when it is none. */
function addressStart(text: string, at: number, end: number): number | null {
  const token = text.slice(at, end);
  if (text.startsWith('://', end)) return at;
  if (/^www\./i.test(token)) return at;
  const before = text[at - 1];
  if (text[end] === '@' && CHAR_HOST.test(text[end + 1] ?? '')) return before === '@' ? at - 1 : at;
  const host = token.replace(/[.-]+$/, '');
  if (!host.includes('.')) return null;
  if (before === '@') return at - 1;
  const labels = host.split('.');
  const top = labels.at(-1)!;
  // A capital at the front is a company (Amazon.com, Booking.com), not a link.
  if (!TOP_LEVEL.has(top) && !WORD_TOP_LEVEL.has(top)) return null;
  if (!/^[a-z0-9]/.test(host)) return null;
  return WORD_TOP_LEVEL.has(top) && labels.length < 3 && text[end] !== '/' ? null : at;
}

function addressEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && !STOPS.test(text[end]!)) {
    if (!CHAR_URL.test(text[end]!) && !OPENS_PATH.test(text[end - 1]!) && CHAR_URL.test(text[end - 1]!))
      break;
    end += 1;
  }
  return end;
}
