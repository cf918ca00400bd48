import { compareCodeUnits, Fault, sha256Hex } from '../base/index.ts';
import { kindOfPath } from './component-kind.ts';
import { resolveRevision, resolveSkill } from './resolve-skill.ts';
import {
  checkRevision,
  checkSlug,
  type RevisionContent,
  type SaveCloudSkillResult,
  saveRevision,
} from './save-skill.ts';
import type { SkillOwner } from './skill-envelope.ts';
import { parseSkillFile, type SkillFile } from './skill-file.ts';
import { kindsOfMetadata, skillFileBytes } from './skill-file-text.ts';
import type { SkillStore } from './skill-store.ts';

/** One file of a skill folder; `path` is relative to the folder, or to the one above it where all begin with its name. */
export interface SkillFolderEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly executable?: boolean;
  /** Symbolic links are refused: what they point to is not part of the folder. */
  readonly is_link?: boolean;
}

export interface ImportSkillOptions {
  /** `draft` reads leniently and publishes nothing; `publish` holds the skill to the specification. */
  readonly action: 'draft' | 'publish';
  readonly parent_revision_id?: string;
}

/**
 * Saves a skill folder as the next revision of the skill of its name, with every byte of it. `SKILL_INVALID` where
 * the folder or its SKILL.md breaks a rule; else the faults of `saveCloudSkill`.
 */
export function importSkill(
  store: SkillStore,
  owner: SkillOwner,
  now: number,
  entries: readonly SkillFolderEntry[],
  { action, parent_revision_id: parent = '' }: ImportSkillOptions,
): SaveCloudSkillResult {
  const { slug, content } = readFolder(entries, action);
  return store.db.transaction(() => saveRevision(store, owner, now, { slug, parent, action, content }));
}

/** The files of a revision as they were saved, SKILL.md first; the published one where none is named. Throws as recall refuses. */
export function exportSkill(
  store: SkillStore,
  owner: SkillOwner,
  which: { readonly skill_id?: string; readonly slug?: string; readonly revision_id?: string },
): { readonly slug: string; readonly entries: readonly SkillFolderEntry[] } {
  const skill = resolveSkill(store, owner, { skill_id: which.skill_id ?? '', slug: which.slug ?? '' });
  if (!skill.ok) throw new Fault(skill.code, skill.message);
  const found = resolveRevision(store, skill.value, which.revision_id ?? '');
  if (!found.ok) throw new Fault(found.code, found.message);
  const { slug } = skill.value;
  const revision = found.value;
  const components = store.components(revision);
  const skillFile =
    revision.skill_file_sha256 === null
      ? skillFileBytes({
          slug,
          name: revision.name,
          description: revision.description,
          instructions: store.instructions(revision),
          components,
        })
      : store.content(revision.skill_file_sha256);
  const files = components.map(({ path, sha256, executable }) => ({
    path,
    bytes: store.content(sha256),
    executable,
  }));
  return { slug, entries: [{ path: 'SKILL.md', bytes: skillFile, executable: false }, ...files] };
}

function readFolder(
  entries: readonly SkillFolderEntry[],
  action: 'draft' | 'publish',
): { readonly slug: string; readonly content: RevisionContent } {
  const link = entries.find(({ is_link }) => is_link === true);
  if (link) throw invalid(`${JSON.stringify(link.path)} is a symbolic link.`);
  const { folder, files } = enterFolder(entries);
  const skillFile =
    files.find(({ path }) => path === 'SKILL.md') ?? files.find(({ path }) => path === 'skill.md');
  if (skillFile === undefined) throw invalid('There is no SKILL.md at the top of the folder.');
  const skill = parse(skillFile.bytes, skillFile.path, folder, action);
  const slug = skill.name;
  const kinds = kindsOfMetadata(skill.metadata['kinds']);
  const components = files
    .filter((file) => file !== skillFile)
    .map(({ path, bytes, executable = false }) => ({
      path,
      kind: kinds.get(path) ?? kindOfPath(path),
      size: bytes.length,
      sha256: sha256Hex(bytes),
      executable,
      bytes,
    }))
    .sort((a, b) => compareCodeUnits(a.path, b.path));
  const facts = {
    slug,
    name: skill.metadata['title'] || slug,
    description: skill.description,
    instructions: skill.body,
    components,
  };
  return asInvalid(() => {
    checkSlug(slug);
    const content = checkRevision(facts);
    // A SKILL.md that says no more than the fields is not kept: writing it again gives the same bytes.
    const written = skillFileBytes({ ...content, slug, name: content.name ?? slug });
    return {
      slug,
      content: equalBytes(written, skillFile.bytes) ? content : { ...content, skill_file: skillFile.bytes },
    };
  });
}

function parse(
  bytes: Uint8Array,
  path: string,
  folder: string | undefined,
  action: 'draft' | 'publish',
): SkillFile {
  const mode = action === 'publish' ? 'strict' : 'lenient';
  const { skill, diagnostics } = parseSkillFile(bytes, {
    path,
    mode,
    ...(folder === undefined ? {} : { folder_name: folder }),
  });
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error) throw invalid(`${error.path}:${error.line} ${error.code}: ${error.message}`);
  if (skill === null) throw invalid(`${path} cannot be read.`);
  return skill;
}

/** Files relative to the folder that holds SKILL.md: the top, or the one folder that holds everything. */
function enterFolder(entries: readonly SkillFolderEntry[]): {
  readonly folder: string | undefined;
  readonly files: readonly SkillFolderEntry[];
} {
  const first = entries[0]?.path.split('/', 1)[0] ?? '';
  const isAbove =
    first !== '' &&
    entries.every(({ path }) => path.startsWith(`${first}/`)) &&
    entries.some(({ path }) => path.toLowerCase() === `${first}/skill.md`.toLowerCase());
  if (!isAbove) return { folder: undefined, files: entries };
  return {
    folder: first,
    files: entries.map((entry) => ({ ...entry, path: entry.path.slice(first.length + 1) })),
  };
}

function asInvalid<T>(work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'INVALID_ARGUMENT') throw invalid(thrown.message);
    throw thrown;
  }
}

function invalid(message: string): Fault {
  return new Fault('SKILL_INVALID', message);
}

function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
