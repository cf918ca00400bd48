import { Fault, isoTime } from '../base/index.ts';
import { base64OfBytes, textOfBytes } from './byte-text.ts';
import {
  refuse,
  resolveComponent,
  resolveRevision,
  resolveSkill,
  type SkillOutcome,
} from './resolve-skill.ts';
import { revisionNotices } from './revision-notices.ts';
import { searchSkills } from './search-skills.ts';
import {
  type CloudSkillResponseEnvelope,
  type ResourceData,
  type RootData,
  type SkillNotice,
  type SkillOwner,
  skillError,
} from './skill-envelope.ts';
import type { ComponentRow, RevisionRow, SkillRow, SkillStore } from './skill-store.ts';

/** All strings, empty where absent. `query` counts when both identities are empty. */
export interface RecallCloudSkillArgs {
  readonly query?: string | undefined;
  readonly skill_id?: string | undefined;
  readonly slug?: string | undefined;
  readonly revision_id?: string | undefined;
  readonly resource?: string | undefined;
  /** `next_cursor` of the page before, with the same query. */
  readonly cursor?: string | undefined;
}

/**
 * Staged recall: descriptors for a query, the root of a skill, one component of a pinned revision. Reads only, runs
 * nothing, and widens no scope. Checks in this order: arguments, scope, existence, archived, revision, component, hash.
 */
export function recallCloudSkill(
  store: SkillStore,
  owner: SkillOwner,
  args: RecallCloudSkillArgs,
): CloudSkillResponseEnvelope {
  try {
    const recalled = recall(store, owner, args);
    return recalled.ok
      ? recalled.value
      : { kind: 'error', error: skillError(recalled.code, recalled.message) };
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'HASH_MISMATCH') {
      return { kind: 'error', error: { code: thrown.code, message: thrown.message, hint: thrown.hint } };
    }
    throw thrown;
  }
}

function recall(
  store: SkillStore,
  owner: SkillOwner,
  args: RecallCloudSkillArgs,
): SkillOutcome<CloudSkillResponseEnvelope> {
  const { query = '', skill_id = '', slug = '', revision_id = '', resource = '', cursor = '' } = args;
  if (skill_id === '' && slug === '') {
    if (resource !== '' || revision_id !== '') {
      return refuse('INVALID_ARGUMENT', 'revision_id and resource need a skill_id or slug.');
    }
    const found = searchSkills(store, owner, query, cursor);
    return found.ok ? { ok: true, value: { kind: 'descriptor', data: found.value } } : found;
  }
  if (resource !== '' && revision_id === '') {
    return refuse(
      'REVISION_PINNING_VIOLATION',
      'A resource is read from a pinned revision: give its revision_id.',
    );
  }
  const skill = resolveSkill(store, owner, { skill_id, slug });
  if (!skill.ok) return skill;
  const revision = resolveRevision(store, skill.value, revision_id);
  if (!revision.ok) return revision;
  if (resource === '') {
    return { ok: true, value: { kind: 'root', data: rootData(store, skill.value, revision.value, query) } };
  }
  const component = resolveComponent(store, revision.value, resource);
  if (!component.ok) return component;
  const data = resourceData(store, skill.value, revision.value, component.value);
  return { ok: true, value: { kind: 'resource', data } };
}

function rootData(store: SkillStore, skill: SkillRow, revision: RevisionRow, query: string): RootData {
  const instructions = store.instructions(revision);
  const components = store.components(revision);
  const notices = revisionNotices({ ...revision, slug: skill.slug, instructions, components });
  return {
    skill_id: skill.skill_id,
    slug: skill.slug,
    name: revision.name,
    instructions,
    revision: {
      revision_id: revision.revision_id,
      number: revision.number,
      status: revision.status,
      created_at: isoTime(revision.created_at),
    },
    canonical_hash: revision.canonical_hash,
    warnings: query === '' ? notices : [QUERY_IGNORED, ...notices],
    resources: components.map(({ component_id, path, kind, size, sha256 }) => ({
      component_id,
      path,
      kind,
      size,
      sha256,
    })),
  };
}

const QUERY_IGNORED: SkillNotice = {
  code: 'QUERY_IGNORED',
  path: 'query',
  line: 0,
  message: 'query counts only without skill_id and slug.',
  severity: 'info',
};

function resourceData(
  store: SkillStore,
  skill: SkillRow,
  revision: RevisionRow,
  { component_id, path, kind, sha256 }: ComponentRow,
): ResourceData {
  const bytes = store.content(sha256);
  const text = textOfBytes(bytes);
  return {
    skill_id: skill.skill_id,
    revision_id: revision.revision_id,
    component_id,
    path,
    kind,
    ...(text === null ? { content_base64: base64OfBytes(bytes) } : { content: text }),
    sha256,
  };
}
