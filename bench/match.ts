// What matching costs as keywords grow: 10,000 articles against 6 axes of 5 and of 50 keywords.
// Run: node bench/match.ts
import { pathToFileURL } from 'node:url';
import { compileKeywords, type KeywordMatcher } from '../src/core/match.ts';

export interface MatchFigures {
  readonly articles: number;
  readonly match_6x5_ms: number;
  readonly match_6x50_ms: number;
  readonly match_ratio: number;
  readonly match_6x50_hits: number;
}

const AXES = 6;
const ARTICLES = 10_000;
const ROUNDS = 5;
const SUBJECTS = [
  'Tesla',
  '삼성전자',
  'トヨタ',
  '台积电',
  'Siemens',
  'Petrobras',
  'NATO',
  '한국은행',
  'US',
  'OpenAI',
  '日銀',
  'Łódź',
  'Ελλάδα',
  'Россия',
  'C++',
  'AT&T',
];
const EVENTS = [
  'raises prices',
  '금리 동결',
  '新製品を発表',
  '宣布扩产',
  'erhöht Preise',
  'anuncia cortes',
  'strikes deal in Asia',
  '신제품 공개',
  'profits fall 3.5%',
  'hits record high',
  'opens plant near the border',
];
const PLACES = [
  'Berlin',
  '서울',
  '東京',
  '上海',
  'São Paulo',
  'Kyiv',
  'New York',
  'Łódź',
  'İstanbul',
  'Athens',
  '부산',
  '大阪',
];
const STEMS = [
  'semi',
  'auto',
  'bio',
  '전자',
  '電力',
  'вест',
  'net',
  'micro',
  '금융',
  '自動',
  'solar',
  'quant',
];
const ENDS = ['con', 'labs', 'grid', '산업', '機器', 'ник', 'works', 'soft', '증권', '工业', 'wind', 'chain'];

/** Measures both sizes turn about and keeps the fastest round of each; prints nothing. */
export function benchMatch(): MatchFigures {
  const texts = Array.from({ length: ARTICLES }, (_, at) => article(at));
  const few = compileKeywords(keywords(5));
  const many = compileKeywords(keywords(50));
  let fewMs = Number.POSITIVE_INFINITY;
  let manyMs = Number.POSITIVE_INFINITY;
  let hits = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    fewMs = Math.min(fewMs, timed(few, texts).ms);
    const run = timed(many, texts);
    manyMs = Math.min(manyMs, run.ms);
    hits = run.hits;
  }
  return {
    articles: ARTICLES,
    match_6x5_ms: Math.round(fewMs),
    match_6x50_ms: Math.round(manyMs),
    match_ratio: Math.round((manyMs / fewMs) * 100) / 100,
    match_6x50_hits: hits,
  };
}

function timed(matcher: KeywordMatcher, texts: readonly string[]): { ms: number; hits: number } {
  const start = performance.now();
  let hits = 0;
  for (const text of texts) hits += matcher.find(text).length;
  return { ms: performance.now() - start, hits };
}

/** Real names first, then names made of stem, end and a number, so that some keywords hit and most do not. */
function keywords(perAxis: number): { id: string; keyword: string }[] {
  const known = [...SUBJECTS, ...PLACES, 'rate hike', '금리'];
  return Array.from({ length: AXES * perAxis }, (_, at) => ({
    id: `axis-${at % AXES}`,
    keyword: known[at] ?? `${pick(STEMS, at)}${pick(ENDS, at * 7)}${at % 3 === 0 ? ` ${at}` : ''}`,
  }));
}

/** A headline and a snippet of about 300 characters. */
function article(at: number): string {
  const sentence = (seed: number): string =>
    `${pick(SUBJECTS, seed)} ${pick(EVENTS, seed * 3 + 1)} ${pick(PLACES, seed * 5 + 2)} ${pick(STEMS, seed)}${pick(ENDS, seed * 7)} ${seed % 100}`;
  return `${sentence(at)}\n${[1, 2, 3, 4, 5].map((step) => sentence(at * 11 + step)).join('. ')}`;
}

function pick(list: readonly string[], seed: number): string {
  return list[seed % list.length]!;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [name, value] of Object.entries(benchMatch())) console.log(`${name}: ${value}`);
}
