import { Fault, type FaultCode, type Outcome } from '../base/index.ts';
import { canonicalHash } from './canonical-hash.ts';
import type { SkillOwner } from './skill-envelope.ts';
import type { ComponentRow, RevisionRow, SkillRow, SkillStore } from './skill-store.ts';

export type SkillOutcome<T> = Outcome<T, { readonly code: FaultCode; readonly message: string }>;

export interface SkillIdentity {
  readonly skill_id: string;
  readonly slug: string;
}

/**
 * The skill that an id or slug names, for recall and execution alike: scope, existence, agreement, archived.
 * An id outside the scope is denied whether it exists or not; a slug outside it is not found.
 */
export function resolveSkill(
  store: SkillStore,
  owner: SkillOwner,
  identity: SkillIdentity,
): SkillOutcome<SkillRow> {
  const { skill_id, slug } = identity;
  const skill =
    skill_id === '' ? store.skillBySlug(slug, owner.scopes) : store.skillById(skill_id, owner.scopes);
  if (skill === undefined) {
    return skill_id === ''
      ? refuse('SKILL_NOT_FOUND', `There is no skill "${slug.slice(0, 64)}" in your scope.`)
      : refuse('ACCESS_DENIED', 'The skill_id is not in your scope.');
  }
  if (slug !== '' && slug !== skill.slug) {
    return refuse('INVALID_ARGUMENT', 'skill_id and slug name different skills: give one of them.');
  }
  if (skill.archived === 1) return refuse('SKILL_ARCHIVED', `The skill "${skill.slug}" was archived.`);
  return { ok: true, value: skill };
}

/**
 * The pinned revision, or the published one where none is pinned. Throws `HASH_MISMATCH` where its rows are not what
 * its canonical hash was taken of.
 */
export function resolveRevision(
  store: SkillStore,
  skill: SkillRow,
  revisionId: string,
): SkillOutcome<RevisionRow> {
  const revision = revisionId === '' ? store.publishedRevision(skill) : store.revision(skill, revisionId);
  if (revision !== undefined) {
    checkRevision(store, skill, revision);
    return { ok: true, value: revision };
  }
  return refuse(
    'REVISION_NOT_FOUND',
    revisionId === ''
      ? `The skill "${skill.slug}" has no published revision.`
      : `The skill "${skill.slug}" has no revision "${revisionId.slice(0, 64)}".`,
  );
}

function checkRevision(store: SkillStore, { slug }: SkillRow, revision: RevisionRow): void {
  const instructions = store.instructions(revision);
  const components = store.components(revision);
  if (canonicalHash({ ...revision, slug, instructions, components }) === revision.canonical_hash) return;
  throw new Fault(
    'HASH_MISMATCH',
    `Revision ${revision.number} of "${slug}" is not what its canonical hash says.`,
  );
}

/** A component by logical path, else by id. */
export function resolveComponent(
  store: SkillStore,
  revision: RevisionRow,
  resource: string,
): SkillOutcome<ComponentRow> {
  const components = store.components(revision);
  const component =
    components.find(({ path }) => path === resource) ??
    components.find(({ component_id }) => component_id === resource);
  if (component) return { ok: true, value: component };
  return refuse(
    'RESOURCE_NOT_FOUND',
    `Revision ${revision.number} has no component "${resource.slice(0, 80)}".`,
  );
}

export function refuse(code: FaultCode, message: string): { ok: false; code: FaultCode; message: string } {
  return { ok: false, code, message };
}
