import { cleanText, Fault, sha256Hex } from '../base/index.ts';
import { bytesOfBase64, bytesOfText } from './byte-text.ts';
import { type ComponentFacts, canonicalHash } from './canonical-hash.ts';
import { type ComponentKind, isComponentKind } from './component-kind.ts';
import { checkComponentPaths, REVISION_LIMITS } from './component-path.ts';
import { normalizeLines } from './front-matter.ts';
import { revisionNotices } from './revision-notices.ts';
import type { RevisionStatus, SkillNotice, SkillOwner } from './skill-envelope.ts';
import { skillFileBytes } from './skill-file-text.ts';
import type { RevisionRow, SkillRow, SkillStore } from './skill-store.ts';
import { validateSkill } from './validate-skill.ts';

export type SaveAction = 'publish' | 'draft' | 'archive' | 'unarchive';

export interface SaveComponent {
  readonly path: string;
  readonly kind: ComponentKind;
  /** Exactly one of the two. */
  readonly content?: string | undefined;
  readonly content_base64?: string | undefined;
  readonly executable?: boolean | undefined;
}

export interface SaveCloudSkillArgs {
  readonly slug: string;
  /** A free title; without one the newest revision's stays, and a new skill gets its slug. */
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly instructions?: string | undefined;
  readonly components?: readonly SaveComponent[] | undefined;
  readonly parent_revision_id?: string | undefined;
  readonly action?: SaveAction | undefined;
}

export interface SaveCloudSkillResult {
  readonly skill_id: string;
  readonly slug: string;
  readonly revision_id: string;
  readonly number: number;
  readonly canonical_hash: string;
  readonly status: RevisionStatus;
  readonly changed: boolean;
  readonly warnings: readonly SkillNotice[];
}

/** The content of a revision, checked, with its bytes. */
export interface RevisionContent {
  readonly name: string | undefined;
  readonly description: string;
  readonly instructions: string;
  readonly components: readonly (ComponentFacts & { readonly bytes: Uint8Array })[];
  /** SKILL.md as imported, where it says more than the fields. */
  readonly skill_file?: Uint8Array | undefined;
  readonly warnings: readonly SkillNotice[];
}

export const TITLE_LENGTH = 120;

/**
 * Creates a skill or its next revision, or archives it, in one transaction. A slug means the skill that recalling it
 * would give; a new skill goes to the first scope of the grant. The same content again writes nothing.
 * Faults: `INVALID_ARGUMENT`, `ACCESS_DENIED` (no scope granted), `SKILL_NOT_FOUND` (nothing to archive),
 * `SKILL_ARCHIVED`, `REVISION_CONFLICT`.
 */
export function saveCloudSkill(
  store: SkillStore,
  owner: SkillOwner,
  now: number,
  args: SaveCloudSkillArgs,
): SaveCloudSkillResult {
  const { slug, parent_revision_id: parent = '' } = args;
  const action = args.action ?? 'publish';
  checkSlug(slug);
  if (action === 'archive' || action === 'unarchive') {
    return store.db.transaction(() => archiveSkill(store, owner, now, slug, parent, action === 'archive'));
  }
  const content = checkContent(args);
  return store.db.transaction(() => saveRevision(store, owner, now, { slug, parent, action, content }));
}

/** Writes the next revision; to be called in a transaction. */
export function saveRevision(
  store: SkillStore,
  owner: SkillOwner,
  now: number,
  save: {
    readonly slug: string;
    readonly parent: string;
    readonly action: 'publish' | 'draft';
    readonly content: RevisionContent;
  },
): SaveCloudSkillResult {
  const { slug, parent, action, content } = save;
  const home = owner.scopes[0];
  if (home === undefined)
    throw new Fault('ACCESS_DENIED', 'No owner scope was granted to you, so nothing can be saved.');
  const existing = store.skillBySlug(slug, owner.scopes);
  if (existing?.archived === 1) {
    throw new Fault(
      'SKILL_ARCHIVED',
      `The skill "${slug}" was archived: save it with action "unarchive" first.`,
    );
  }
  const newest = existing && store.newestRevision(existing);
  const name = content.name ?? newest?.name ?? slug;
  const skill_file_sha256 = content.skill_file ? sha256Hex(content.skill_file) : null;
  const { description, instructions, components } = content;
  const canonical_hash = canonicalHash({
    slug,
    name,
    description,
    instructions,
    skill_file_sha256,
    components,
  });
  const result = (skill: SkillRow, revision: RevisionRow, changed: boolean): SaveCloudSkillResult => ({
    skill_id: skill.skill_id,
    slug,
    revision_id: revision.revision_id,
    number: revision.number,
    canonical_hash,
    status: revision.status,
    changed,
    warnings: content.warnings,
  });

  const same = existing && findSame(store, existing, newest, action, canonical_hash);
  if (existing && same) return result(existing, same, false);
  checkParent(slug, newest, parent);
  if (existing && newest && newest.canonical_hash === canonical_hash) {
    store.publish(existing, newest, now);
    return result(existing, { ...newest, status: 'published' }, true);
  }
  const skill = existing ?? store.insertSkill(home, slug, now);
  for (const { bytes } of components) store.putContent(bytes);
  if (content.skill_file) store.putContent(content.skill_file);
  const facts = {
    number: (newest?.number ?? 0) + 1,
    status: action === 'publish' ? ('published' as const) : ('draft' as const),
    name,
    description,
    instructions_sha256: store.putContent(new TextEncoder().encode(instructions)),
    skill_file_sha256,
    canonical_hash,
    created_at: now,
  };
  const revision = store.insertRevision(skill, facts, components);
  if (action === 'publish') store.publish(skill, revision, now);
  return result(skill, revision, true);
}

/** The revision that already is what the save asks for. */
function findSame(
  store: SkillStore,
  skill: SkillRow,
  newest: RevisionRow | undefined,
  action: 'publish' | 'draft',
  hash: string,
): RevisionRow | undefined {
  if (action === 'draft') return newest?.canonical_hash === hash ? newest : undefined;
  const published = store.publishedRevision(skill);
  return published?.canonical_hash === hash ? published : undefined;
}

function archiveSkill(
  store: SkillStore,
  owner: SkillOwner,
  now: number,
  slug: string,
  parent: string,
  archived: boolean,
): SaveCloudSkillResult {
  const skill = store.skillBySlug(slug, owner.scopes);
  const newest = skill && store.newestRevision(skill);
  if (!skill || !newest) throw new Fault('SKILL_NOT_FOUND', `There is no skill "${slug}" in your scope.`);
  if (parent !== '') checkParent(slug, newest, parent);
  const changed = (skill.archived === 1) !== archived;
  if (changed) store.setArchived(skill, archived, now);
  const shown = store.publishedRevision(skill) ?? newest;
  return {
    skill_id: skill.skill_id,
    slug,
    revision_id: shown.revision_id,
    number: shown.number,
    canonical_hash: shown.canonical_hash,
    status: archived ? 'archived' : shown.status,
    changed,
    warnings: [],
  };
}

function checkParent(slug: string, newest: RevisionRow | undefined, parent: string): void {
  if (parent === '' || parent === newest?.revision_id) return;
  throw new Fault(
    'REVISION_CONFLICT',
    newest === undefined
      ? `The skill "${slug}" has no revision yet, so parent_revision_id names none of it: leave it out.`
      : `The newest revision of "${slug}" is ${newest.revision_id} (number ${newest.number}): recall it and save again on top of it.`,
  );
}

export function checkSlug(slug: string): void {
  const errors = validateSkill({ front_matter: { name: slug, description: '-' } }, { path: 'slug' });
  const error = errors.find(({ severity }) => severity === 'error');
  if (error) throw new Fault('INVALID_ARGUMENT', `slug: ${error.message}`);
}

function checkContent(args: SaveCloudSkillArgs): RevisionContent {
  if (args.description === undefined || args.instructions === undefined) {
    throw new Fault('INVALID_ARGUMENT', 'description and instructions are needed to save a revision.');
  }
  bytesOfText(args.instructions, 'instructions');
  const instructions = normalizeLines(args.instructions).text;
  const components = (args.components ?? []).map(readComponent);
  return checkRevision({
    slug: args.slug,
    name: args.name,
    description: args.description,
    instructions,
    components,
  });
}

/** Holds content to the limits and to the specification, and finds what there is to warn of. `INVALID_ARGUMENT`. */
export function checkRevision(
  content: Omit<RevisionContent, 'warnings'> & { readonly slug: string },
): RevisionContent {
  const { slug, instructions, components } = content;
  const description = cleanText(content.description);
  const name = cleanText(content.name ?? '') || undefined;
  if (name !== undefined && name.length > TITLE_LENGTH) {
    throw new Fault('INVALID_ARGUMENT', `name: the title is longer than ${TITLE_LENGTH} characters.`);
  }
  const error = validateSkill({ front_matter: { name: slug, description } }, { path: 'SKILL.md' }).find(
    ({ severity }) => severity === 'error',
  );
  if (error) throw new Fault('INVALID_ARGUMENT', `description: ${error.message}`);
  const skillFile = content.skill_file ?? skillFileBytes({ ...content, name: name ?? slug, description });
  checkSizes(skillFile.length, components);
  const paths = checkComponentPaths(components.map(({ path }) => path));
  if (!paths.ok) throw new Fault('INVALID_ARGUMENT', `components: ${paths.message}`);
  const warnings = revisionNotices({ slug, description: content.description, instructions, components });
  return { name, description, instructions, components, skill_file: content.skill_file, warnings };
}

/** Room in SKILL.md for the title that the newest revision may lend. */
const TITLE_ROOM = 1_024;

function checkSizes(
  skillFile: number,
  components: readonly { readonly path: string; readonly size: number }[],
): void {
  const { files, file_bytes, revision_bytes } = REVISION_LIMITS;
  if (components.length > files) {
    throw new Fault(
      'INVALID_ARGUMENT',
      `components: ${components.length} files, at most ${files} are allowed.`,
    );
  }
  if (skillFile > file_bytes - TITLE_ROOM) {
    throw new Fault(
      'INVALID_ARGUMENT',
      `instructions: SKILL.md would have ${skillFile} bytes, at most ${file_bytes - TITLE_ROOM} are allowed.`,
    );
  }
  const large = components.find(({ size }) => size > file_bytes);
  if (large) {
    throw new Fault(
      'INVALID_ARGUMENT',
      `components: ${large.path} has ${large.size} bytes, at most ${file_bytes} are allowed in a file.`,
    );
  }
  const total = components.reduce((sum, { size }) => sum + size, skillFile);
  if (total > revision_bytes) {
    throw new Fault(
      'INVALID_ARGUMENT',
      `components: ${total} bytes, at most ${revision_bytes} are allowed in a revision.`,
    );
  }
}

function readComponent(
  component: SaveComponent,
  index: number,
): ComponentFacts & { readonly bytes: Uint8Array } {
  const { path, kind, content, content_base64, executable = false } = component;
  const field = `components[${index}]`;
  if (!isComponentKind(kind))
    throw new Fault('INVALID_ARGUMENT', `${field}.kind is not one of the component kinds.`);
  if ((content === undefined) === (content_base64 === undefined)) {
    throw new Fault('INVALID_ARGUMENT', `${field} needs content or content_base64, and not both.`);
  }
  const bytes =
    content === undefined
      ? bytesOfBase64(content_base64 ?? '', `${field}.content_base64`)
      : bytesOfText(content, `${field}.content`);
  return { path, kind, executable, size: bytes.length, sha256: sha256Hex(bytes), bytes };
}
