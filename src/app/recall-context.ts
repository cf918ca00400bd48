import { cutText, estimateTokens, isoTime } from '../base/index.ts';
import { searchTerms } from '../core/search-terms.ts';
import { type ArticleRow, readImpact, readProfile, recentScans, searchArticles } from '../ledger/index.ts';
import { recallCloudSkill } from '../skills/index.ts';
import type { App } from './app.ts';
import { CONTEXT_KINDS, type ContextKind, type Passage, passageLine } from './passage.ts';

export interface ContextQuestion {
  readonly query: string;
  readonly limit: number;
  readonly kinds: readonly ContextKind[];
  readonly max_tokens: number;
}

export interface ContextAnswer {
  readonly passages: readonly Passage[];
  /** Passages that bear on the query but did not fit the limit or the budget. */
  readonly left_out: number;
}

const ARTICLES_LOOKED_AT = 60;
const SCANS_LOOKED_AT = 500;
const SKILLS_LOOKED_AT = 10;
const TEXT_LIMIT = 600;

/**
 * What skope remembers that bears on a query, best first: the share of the query's words that a passage holds, ties by kind in
 * the order of `CONTEXT_KINDS`, then by the source's own rank. Reads only.
 */
export function recallContext(app: App, question: ContextQuestion): ContextAnswer {
  const words = new Set(searchTerms(question.query).flat());
  const found = question.kinds.flatMap((kind) => passagesOf(app, kind, question.query));
  const ranked = found
    .map((passage, order) => ({
      passage,
      order,
      score: coverage(passage.text, words),
      kind: CONTEXT_KINDS.indexOf(passage.kind),
    }))
    .filter(({ score, passage }) => score > 0 || passage.kind === 'skill')
    .sort((a, b) => b.score - a.score || a.kind - b.kind || a.order - b.order)
    .map(({ passage }) => passage);
  const passages = fitting(ranked.slice(0, question.limit), question.max_tokens);
  return { passages, left_out: ranked.length - passages.length };
}

function passagesOf(app: App, kind: ContextKind, query: string): readonly Passage[] {
  if (kind === 'article')
    return searchArticles(app.db, query, ARTICLES_LOOKED_AT).map((row) => articlePassage(app, row));
  if (kind === 'scan') {
    return recentScans(app.db, SCANS_LOOKED_AT).map((scan) => ({
      source_id: `scan:${scan.id}`,
      kind,
      text: cutText(scan.query_context, TEXT_LIMIT),
      at: isoTime(scan.at),
    }));
  }
  if (kind === 'axis') {
    return (readProfile(app.db)?.axes ?? []).map((axis) => ({
      source_id: `axis:${axis.id}`,
      kind,
      text: cutText(
        `${axis.label} (${axis.id}). Keywords: ${axis.keywords.join(', ')}. Reach anchors: ${axis.reach_anchors.join(', ')}.`,
        TEXT_LIMIT,
      ),
    }));
  }
  const answer = recallCloudSkill(app.skills, app.skillOwner, { query });
  if (answer.kind !== 'descriptor') return [];
  return answer.data.skills.slice(0, SKILLS_LOOKED_AT).map((skill) => ({
    source_id: `skill:${skill.skill_id}@${skill.revision_id}`,
    kind,
    text: cutText(`${skill.name} (${skill.slug}): ${skill.description}`, TEXT_LIMIT),
  }));
}

function articlePassage(app: App, row: ArticleRow): Passage {
  return {
    source_id: `article:${row.key.slice(0, 16)}`,
    kind: 'article',
    text: cutText(row.snippet === '' ? row.title : `${row.title} — ${row.snippet}`, TEXT_LIMIT),
    at: isoTime(row.published_at ?? row.first_seen),
    url: row.url,
    source: row.source,
    read: row.read_at !== null,
    seeds: readImpact(app.db, row.id, row.total, []).seeds.map(({ axis, entity, match_type, strength }) => ({
      axis,
      entity,
      match_type,
      strength,
    })),
  };
}

/** Share of the query's words that stand in the text; a word also counts where it begins one of the text's words. */
function coverage(text: string, words: ReadonlySet<string>): number {
  const present = searchTerms(text).flat();
  let met = 0;
  for (const word of words) if (present.some((other) => other.startsWith(word))) met += 1;
  return words.size === 0 ? 0 : met / words.size;
}

function fitting(passages: readonly Passage[], maxTokens: number): readonly Passage[] {
  let used = 60;
  const kept: Passage[] = [];
  for (const passage of passages) {
    used += estimateTokens(passageLine(passage)) + 1;
    if (used > maxTokens && kept.length > 0) break;
    kept.push(passage);
  }
  return kept;
}
