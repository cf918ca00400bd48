import { STATUS_LABELS, WIRE_LABELS } from './title-labels.ts';

export interface Headline {
  readonly text: string;
  /** The highest revision number that a label gave, or null. */
  readonly revision: number | null;
}

const words = (labels: readonly string[]): string =>
  [...labels]
    .sort((a, b) => b.length - a.length)
    .map((label) => label.replace(/[()]/gu, '\\$&').replaceAll(' ', '\\s*'))
    .join('|');

const NUMBERED =
  '(?:update|wrapup|roundup|lead|ld|rpt|refile)\\s*\\d{1,2}|\\d{1,2}(?:st|nd|rd|th)\\s*(?:ld|lead|update|roundup)|(?:종합\\s*)?\\d{1,2}\\s*보|第\\s*\\d{1,2}\\s*報|\\d{1,2}\\s*報|업데이트\\s*\\d{1,2}';
const LABEL = `(?:${NUMBERED}|${words(STATUS_LABELS)})`;
const LABELS = `${LABEL}(?:\\s*[·/,+&]\\s*${LABEL})*`;
/** Bare, these are words (`Lead found in water`); in brackets they are Yonhap's. */
const BRACKETED = `${LABELS}|lead|ld|wrapup`;
const OPEN = '[[(<【〔〈《{]';
const CLOSE = '[\\])>】〕〉》}]';

/** `[속보]`, `【速報】`, `(LEAD)`, `<긴급>` at the start or at the end. */
const BRACKETED_START = new RegExp(`^${OPEN}\\s*(${BRACKETED})\\s*${CLOSE}\\s*[:\\-|]?\\s*(?=\\S)`, 'iu');
const BRACKETED_END = new RegExp(`\\s*${OPEN}\\s*(${BRACKETED})\\s*${CLOSE}$`, 'iu');
/** `BREAKING: `, `LIVE | `, `속보: `, `UPDATE 2 - `: a separator must follow, so that `Breaking Bad` stays. */
const SEPARATED_START = new RegExp(
  `^(${LABELS}|update\\s*\\d{1,2})\\s*(?:[:|]|\\s[-·]\\s|\\s/\\s|!+)\\s*(?=\\S)`,
  'iu',
);
/** `UPDATE 1-Oil`, `RPT-UPDATE 2-`: capitals only, so that `Live-action` and `update-proof` stay. */
const WIRE_START = new RegExp(`^((?:${words(WIRE_LABELS)})(?:\\s*\\d{1,2})?)\\s*-\\s*(?=\\S)`, 'u');
/** Kyodo and dpa: `1st LD: `, `LEAD: ` are separated; Yonhap English `(2nd LD) ` is bracketed. `… - live` at the end. */
const SEPARATED_END =
  /\s(?:[-|])\s(live|live updates|as it happened|en direct|en directo|en vivo|ao vivo|速報|속보|업데이트)$/iu;

/** A headline without its status labels. Labels go from both ends until none is left; a title that is only a label stays. */
export function withoutStatus(title: string): Headline {
  let text = title;
  let revision: number | null = null;
  for (const form of [BRACKETED_START, SEPARATED_START, WIRE_START, BRACKETED_END, SEPARATED_END]) {
    const match = form.exec(text);
    if (match === null) continue;
    const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length);
    if (rest.trim() === '') continue;
    const inner = withoutStatus(rest.trim());
    text = inner.text;
    revision = highest(highest(revision, revisionOf(match[1] ?? '')), inner.revision);
    break;
  }
  return { text, revision };
}

/** The number of a label; a bare roundup or lead is the first of its kind. */
function revisionOf(label: string): number | null {
  const number = /\d{1,2}/u.exec(label)?.[0];
  if (number !== undefined) return Number(number);
  return /종합|wrapup|roundup|\bld\b|\blead\b/iu.test(label) ? 1 : null;
}

function highest(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  return b === null ? a : Math.max(a, b);
}
