import { canonicalJson, cleanText, compareCodeUnits, cutText, estimateTokens } from '../base/index.ts';
import { refuse, type SkillOutcome } from './resolve-skill.ts';
import { searchTerms } from './search-terms.ts';
import {
  type DescriptorData,
  type SkillDescriptor,
  type SkillOwner,
  skillEnvelopeText,
} from './skill-envelope.ts';
import type { SkillStore } from './skill-store.ts';

export const DESCRIPTORS_PER_PAGE = 10;
const DESCRIPTION_LIMIT = 160;
const TOKENS_PER_HIT = 80;
const SMALLEST_BUDGET = 400;
const TERMS_PER_QUERY = 16;
const COLUMN_WEIGHTS = [
  ['slug', 4],
  ['name', 3],
  ['description', 1],
] as const;
/** A query that is the slug itself comes before everything. */
const WHOLE_SLUG = 1_000_000;

interface Hit {
  readonly skill_id: string;
  readonly slug: string;
  readonly score: number;
}

/**
 * Published skills of the owner that a query names, best first; an empty query lists them all by slug.
 *
 * Score = Σ over terms and columns of weight × ln(1 + N / n), N being the owner's published skills and n those with
 * the term's beginning in that column (inverse document frequency; not FTS5's bm25, whose counts run over every
 * owner's skills and would let one owner see another's through the order). Ties go by slug, then id.
 */
export function searchSkills(
  store: SkillStore,
  owner: SkillOwner,
  query: string,
  cursor: string,
): SkillOutcome<DescriptorData> {
  const after = cursor === '' ? undefined : readCursor(cursor);
  if (after === null)
    return refuse('INVALID_ARGUMENT', 'cursor is not one that was given out as next_cursor.');
  const hits = cleanText(query) === '' ? listHits(store, owner, after) : rankHits(store, owner, query);
  const ordered = hits.sort(compareHits).filter((hit) => after === undefined || compareHits(hit, after) > 0);
  const page = ordered.slice(0, DESCRIPTORS_PER_PAGE);
  const last = page.at(-1);
  const next = last !== undefined && ordered.length > page.length ? { next_cursor: writeCursor(last) } : {};
  return {
    ok: true,
    value: fitDescriptors({ skills: page.map(({ skill_id }) => descriptor(store, skill_id)), ...next }),
  };
}

function listHits(store: SkillStore, owner: SkillOwner, after: Hit | undefined): Hit[] {
  return store.db
    .all<{ skill_id: string; slug: string }>(
      `SELECT skill_id, slug FROM skill WHERE archived = 0 AND published_revision_id IS NOT NULL
         AND scope IN (SELECT value FROM json_each(?)) AND (slug, skill_id) > (?, ?) ORDER BY slug, skill_id LIMIT ?`,
      canonicalJson(owner.scopes),
      after?.slug ?? '',
      after?.skill_id ?? '',
      DESCRIPTORS_PER_PAGE + 1,
    )
    .map((row) => ({ ...row, score: 0 }));
}

function rankHits(store: SkillStore, owner: SkillOwner, query: string): Hit[] {
  const scopes = canonicalJson(owner.scopes);
  const terms = [...new Set(searchTerms(query))].slice(0, TERMS_PER_QUERY);
  const total = countPublished(store, scopes);
  const hits = new Map<string, { slug: string; score: number }>();
  for (const term of terms) {
    for (const [column, weight] of COLUMN_WEIGHTS) {
      const found = store.db.all<{ skill_id: string; slug: string }>(
        `SELECT skill.skill_id, skill.slug FROM skill_search JOIN skill ON skill.id = skill_search.rowid
           WHERE skill_search MATCH ? AND skill.scope IN (SELECT value FROM json_each(?))`,
        `${column} : "${term}" *`,
        scopes,
      );
      const gain = Math.round(1_000 * weight * Math.log(1 + total / Math.max(1, found.length)));
      for (const { skill_id, slug } of found) {
        const hit = hits.get(skill_id) ?? { slug, score: 0 };
        hit.score += gain;
        hits.set(skill_id, hit);
      }
    }
  }
  const whole = query.trim().toLowerCase();
  return [...hits].map(([skill_id, { slug, score }]) => ({
    skill_id,
    slug,
    score: slug === whole ? score + WHOLE_SLUG : score,
  }));
}

function countPublished(store: SkillStore, scopes: string): number {
  return (
    store.db.get<{ n: number }>(
      `SELECT count(*) AS n FROM skill WHERE archived = 0 AND published_revision_id IS NOT NULL
         AND scope IN (SELECT value FROM json_each(?))`,
      scopes,
    )?.n ?? 0
  );
}

function descriptor(store: SkillStore, skillId: string): SkillDescriptor {
  const row = store.db.get<SkillDescriptor>(
    `SELECT skill.skill_id, skill.slug, r.name, r.description, r.revision_id
       FROM skill JOIN skill_revision r ON r.revision_id = skill.published_revision_id WHERE skill.skill_id = ?`,
    skillId,
  ) as SkillDescriptor;
  return {
    skill_id: row.skill_id,
    slug: row.slug,
    name: cleanText(row.name),
    description: cutText(cleanText(row.description), DESCRIPTION_LIMIT),
    revision_id: row.revision_id,
  };
}

/** Cuts descriptions, then names, to the longest common length with which the whole answer keeps its token budget. */
function fitDescriptors(data: DescriptorData): DescriptorData {
  const budget = Math.max(SMALLEST_BUDGET, data.skills.length * TOKENS_PER_HIT);
  const cut = (description: number, name: number): DescriptorData => ({
    ...data,
    skills: data.skills.map((skill) => ({
      ...skill,
      name: cutText(skill.name, name),
      description: cutText(skill.description, description),
    })),
  });
  const fits = (candidate: DescriptorData): boolean =>
    estimateTokens(skillEnvelopeText({ kind: 'descriptor', data: candidate })) <= budget;
  for (const name of [Number.POSITIVE_INFINITY, 32, 16, 8]) {
    for (let description = DESCRIPTION_LIMIT; description >= 16; description -= 8) {
      const candidate = cut(description, name);
      if (fits(candidate)) return candidate;
    }
  }
  return cut(1, 4);
}

/** Best first, then by slug and id: a total order, the same on every engine. */
function compareHits(a: Hit, b: Hit): number {
  return b.score - a.score || compareCodeUnits(a.slug, b.slug) || compareCodeUnits(a.skill_id, b.skill_id);
}

function writeCursor({ score, slug, skill_id }: Hit): string {
  return `${score}.${slug}.${skill_id}`;
}

function readCursor(cursor: string): Hit | null {
  const [, score, slug, skill_id] = /^(\d{1,12})\.([a-z0-9-]{1,64})\.(sk_[0-9a-f]{20})$/.exec(cursor) ?? [];
  return slug === undefined || skill_id === undefined ? null : { score: Number(score), slug, skill_id };
}
