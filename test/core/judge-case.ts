import { normalizeUrl } from '../../src/core/normalize-url.ts';
import { titleKey } from '../../src/core/title-key.ts';

/** One line of the case files; `../shared/cases/README.md` gives the law of each kind. */
export interface Case {
  readonly id: string;
  readonly kind?: 'normalize' | 'same' | 'different' | 'reject';
  readonly cat: string;
  readonly a?: string;
  readonly b?: string;
  readonly expect?: string;
  readonly text?: string;
  readonly keyword?: string;
  readonly match?: boolean;
  readonly outlet?: string;
  readonly outlet_a?: string;
  readonly outlet_b?: string;
  readonly doubtful?: boolean;
  readonly why: string;
}

export type CaseFile = 'urls.jsonl' | 'titles.jsonl' | 'matching.jsonl';
export const CASE_FILES: readonly CaseFile[] = ['urls.jsonl', 'titles.jsonl', 'matching.jsonl'];

export interface Verdict {
  readonly passed: boolean;
  /** What the functions gave: equal text in two engines is an equal result. */
  readonly got: string;
}

export type MatchKeyword = (question: {
  readonly text: string;
  readonly keyword: string;
}) => readonly unknown[];

/** The cases of a file's text, one JSON object per line. */
export function readCases(text: string): Case[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Case);
}

export function judgeCase(file: CaseFile, given: Case, matchKeyword: MatchKeyword): Verdict {
  if (file === 'urls.jsonl') return judgeUrl(given);
  return file === 'titles.jsonl' ? judgeTitle(given) : judgeMatch(given, matchKeyword);
}

function judgeUrl({ kind, a = '', b = '', expect }: Case): Verdict {
  const first = normalizeUrl(a);
  if (kind === 'reject') return { passed: !first.ok, got: JSON.stringify(first) };
  if (kind === 'normalize') return { passed: first.ok && first.url === expect, got: JSON.stringify(first) };
  const second = normalizeUrl(b);
  const got = JSON.stringify([first, second]);
  if (!first.ok || !second.ok) return { passed: false, got };
  return { passed: (first.key === second.key) === (kind === 'same'), got };
}

function judgeTitle({ kind, a = '', b = '', outlet, outlet_a = outlet, outlet_b = outlet }: Case): Verdict {
  const first = titleKey({ title: a, ...(outlet_a === undefined ? {} : { source: outlet_a }) });
  const second = titleKey({ title: b, ...(outlet_b === undefined ? {} : { source: outlet_b }) });
  return {
    passed: (first !== null && first === second) === (kind === 'same'),
    got: JSON.stringify([first, second]),
  };
}

function judgeMatch({ text = '', keyword = '', match }: Case, matchKeyword: MatchKeyword): Verdict {
  const spans = matchKeyword({ text, keyword });
  return { passed: spans.length > 0 === match, got: JSON.stringify(spans) };
}
