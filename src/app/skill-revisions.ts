import { Fault, isoTime } from '../base/index.ts';
import {
  exportSkill,
  type RevisionRow,
  revisionNotices,
  type SaveCloudSkillResult,
  type SkillNotice,
  type SkillResource,
  type SkillRow,
  textOfBytes,
  zipSkill,
} from '../skills/index.ts';
import type { Caller } from '../tools/index.ts';
import type { App } from './app.ts';
import { takeInSkill } from './cloud-skills.ts';

export interface SkillRevision {
  readonly revision_id: string;
  readonly number: number;
  readonly status: 'draft' | 'published';
  /** The one that recall gives where none is pinned; none of an archived skill is. */
  readonly current: boolean;
  readonly created_at: string;
  readonly canonical_hash: string;
}

/** A revision whole, for a person who reads or compares it: also of a draft or an archived skill. */
export interface SkillRevisionContent extends SkillRevision {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly instructions: string;
  readonly warnings: readonly SkillNotice[];
  /** `text` where the bytes are UTF-8. */
  readonly components: readonly (SkillResource & {
    readonly executable: boolean;
    readonly text?: string;
  })[];
}

/** Newest first. `SKILL_NOT_FOUND`. */
export function listSkillRevisions(app: App, slug: string): readonly SkillRevision[] {
  const skill = ownSkill(app, slug);
  return app.skills.revisions(skill).map((revision) => factsOf(skill, revision));
}

/** `SKILL_NOT_FOUND`, `REVISION_NOT_FOUND`, `HASH_MISMATCH`. */
export function readSkillRevision(app: App, slug: string, revisionId: string): SkillRevisionContent {
  const { skills } = app;
  const skill = ownSkill(app, slug);
  const revision = skills.revision(skill, revisionId);
  if (revision === undefined)
    throw new Fault('REVISION_NOT_FOUND', `The skill "${slug}" has no revision "${revisionId}".`);
  const { name, description } = revision;
  const instructions = skills.instructions(revision);
  const rows = skills.components(revision);
  return {
    ...factsOf(skill, revision),
    slug,
    name,
    description,
    instructions,
    warnings: revisionNotices({ slug, description, instructions, components: rows }),
    components: rows.map(({ component_id, path, kind, size, sha256, executable }) => {
      const text = textOfBytes(skills.content(sha256));
      return { component_id, path, kind, size, sha256, executable, ...(text !== null && { text }) };
    }),
  };
}

/** A revision as a zip, byte for byte as it was saved. Throws as recall refuses: an archived skill is unarchived first. */
export function zipSkillRevision(app: App, slug: string, revisionId: string): Uint8Array {
  const { entries } = exportSkill(app.skills, app.skillOwner, { slug, revision_id: revisionId });
  return zipSkill(slug, entries);
}

/**
 * Publishes what a revision holds, held to the specification: a draft that is the newest becomes published itself, an
 * older one comes back as the next number. Recorded; faults as those of `importSkill`.
 */
export function publishSkillRevision(
  app: App,
  revision: { readonly slug: string; readonly revision_id: string },
  caller: Caller,
  now: number,
): Promise<SaveCloudSkillResult> {
  const { entries } = exportSkill(app.skills, app.skillOwner, revision);
  return takeInSkill(app, { entries, action: 'publish', from: revision.revision_id, caller, now });
}

function ownSkill({ skills, skillOwner }: App, slug: string): SkillRow {
  const skill = skills.skillBySlug(slug, skillOwner.scopes);
  if (skill === undefined)
    throw new Fault('SKILL_NOT_FOUND', `There is no skill "${slug.slice(0, 64)}" in your scope.`);
  return skill;
}

function factsOf(skill: SkillRow, revision: RevisionRow): SkillRevision {
  const { revision_id, number, status, created_at, canonical_hash } = revision;
  return {
    revision_id,
    number,
    status,
    current: skill.archived === 0 && skill.published_revision_id === revision_id,
    created_at: isoTime(created_at),
    canonical_hash,
  };
}
