import { RECURRING_TITLES } from './title-labels.ts';
import { titleSource, withoutSignature } from './title-source.ts';
import { withoutStatus } from './title-status.ts';
import { foldCase, information, spelledAlike, titleText, withoutPictures } from './title-text.ts';

/** Letters' worth below which a title names nothing: `Trade`, `속보`. */
const LEAST_INFORMATION = 8;

const RECURRING: ReadonlySet<string> = new Set(RECURRING_TITLES.map(foldCase));

export interface TitleQuestion {
  readonly title: string;
  /** Name (`Reuters`) or host (`www.reuters.com`) of the publisher; absent = unknown, a source of its own. */
  readonly source?: string;
  /** Further names by which this source signs its titles. */
  readonly names?: readonly string[];
}

/**
 * The content key of a title: equal for the forms in which one source sends one headline (spelling, entities, its own
 * name at an end, status labels, revision number), different for different words, numbers, signs and sources. Null for
 * a title that says too little, or that returns every day (`Morning briefing`): it identifies nothing.
 */
export function titleKey({ title, source, names }: TitleQuestion): string | null {
  const from = titleSource(source, names);
  const signed = withoutPictures(spelledAlike(titleText(title)));
  const { text } = withoutStatus(withoutSignature(signed, from));
  const folded = withoutFullStop(foldCase(withoutPictures(withoutSignature(text, from))));
  if (information(folded) < LEAST_INFORMATION || isRecurring(folded)) return null;
  return `${from.id}\u001f${folded}`;
}

/** The revision that a wire's label gives (`UPDATE 2-`, `3보`, `종합2보`, `(2nd LD)`); 1 for a first roundup, null without one. */
export function titleRevision(title: string): number | null {
  return withoutStatus(withoutPictures(spelledAlike(titleText(title)))).revision;
}

function withoutFullStop(text: string): string {
  return text.replace(/(?<![.。])[.。]$/u, '').trim();
}

/** With or without the day that such titles carry: `Morning briefing, May 3`, `오늘의 운세 (5월 3일)`. */
function isRecurring(folded: string): boolean {
  return (
    RECURRING.has(folded) ||
    RECURRING.has(folded.replace(/\s*(?:\([^()]*\d[^()]*\)|[,:|-]\s[^,]*\d.*)$/u, ''))
  );
}
