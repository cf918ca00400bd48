import fc from 'fast-check';
import type { TestProject } from 'vitest/node';
import { matchKeyword } from '../../src/core/match.ts';
import { anyText } from './any-text.ts';
import { type Case, type CaseFile, judgeCase, type Verdict } from './judge-case.ts';
import { judgeText } from './judge-text.ts';
import { sharedCases } from './shared-cases.ts';

export interface JudgedCase {
  readonly file: CaseFile;
  readonly given: Case;
  readonly in_node: Verdict;
}

/** A text, as code units, with what the three functions make of it, as JSON. */
export interface JudgedText {
  readonly units: readonly number[];
  readonly in_node: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Every shared case with Node's verdict, for the tests that run in a page; null where the folder is absent. */
    judged_cases: readonly JudgedCase[] | null;
    /** Texts drawn with a fixed seed, with Node's results. */
    judged_texts: readonly JudgedText[];
  }
}

/** A page cannot read the folder beside the checkout: the cases go to it with what Node made of them. */
export default function provideCases({ provide }: TestProject): void {
  const files = sharedCases();
  const judged = [...(files ?? [])].flatMap(([file, cases]) =>
    cases.map((given) => ({ file, given, in_node: judgeCase(file, given, matchKeyword) })),
  );
  provide('judged_cases', files === null ? null : judged);
  const texts = [
    ...ODD_HOSTS.map((host) => `https://${host}/a`),
    ...everyCharacterEverywhere(),
    ...fc.sample(anyText, { numRuns: 3_000, seed: 20_261_130 }),
  ];
  provide(
    'judged_texts',
    texts.map((text) => ({ units: codeUnits(text), in_node: judgeText(text) })),
  );
}

/** Code units cross into the page unchanged, lone surrogates too. */
function codeUnits(text: string): number[] {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
}

/** Hosts that parsers judge with tables and length rules of their own. */
const ODD_HOSTS = [
  'example..com',
  '.example.com',
  'xn--a',
  'a.xn--',
  'sixteen.xn--ii',
  'ⓔxample.com',
  'exa\u00admple.com',
  'faß.de',
  'example。com',
  'ex\u200bample.com',
  '-a-.com',
  'a_b.com',
  '1.2.3',
  '0x7f.1',
  '1.2.3.4.5',
  '3232235521',
  '[::ffff:1.2.3.4]',
  '[::1',
  'нэб.рф',
  '한국.kr',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(130)}com`,
  'xn--ls8h.la',
  '☕.example',
  'example.com..',
  'ab--c.com',
  'xn--0.com',
];

/** Engines differ on single characters: each of the first 256 in each part of an address. */
function everyCharacterEverywhere(): string[] {
  return Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).flatMap((char) => [
    `https://a${char}b.com/`,
    `https://a.com/x${char}y`,
    `https://a.com/?x${char}y=z${char}`,
    `https://a.com/#!/x${char}y`,
    `https://u${char}v@a.com/`,
    `${char}https://a.com/${char}`,
  ]);
}
