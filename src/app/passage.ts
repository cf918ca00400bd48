import { cutText } from '../base/index.ts';

export const CONTEXT_KINDS = ['article', 'scan', 'axis', 'skill'] as const;
export type ContextKind = (typeof CONTEXT_KINDS)[number];

/** One thing that skope remembers. `source_id` names it for good: an article by its key, a scan by number, an axis, a skill. */
export interface Passage {
  readonly source_id: string;
  readonly kind: ContextKind;
  readonly text: string;
  readonly at?: string | undefined;
  readonly url?: string | undefined;
  readonly source?: string | undefined;
  readonly read?: boolean | undefined;
  readonly seeds?:
    | readonly {
        readonly axis: string;
        readonly entity: string;
        readonly match_type: string;
        readonly strength: number;
      }[]
    | undefined;
}

/** A passage as one readable line. */
export function passageLine(passage: Passage): string {
  const about = [
    passage.source,
    passage.at?.slice(0, 10),
    passage.read === undefined ? undefined : passage.read ? 'read' : 'unread',
    ...(passage.seeds ?? [])
      .slice(0, 3)
      .map((seed) => `${seed.axis} ${seed.match_type} "${cutText(seed.entity, 40)}"`),
    passage.url,
  ].filter((part) => part !== undefined);
  return `[${passage.source_id}] ${passage.text}${about.length > 0 ? ` (${about.join(' · ')})` : ''}`;
}
