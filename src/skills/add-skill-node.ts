import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import { Fault } from '../base/index.ts';
import type { Diagnostic } from './diagnostic.ts';
import { fileFault } from './file-fault-node.ts';
import { type LoadedSkill, SkillLoader } from './skill-loader.ts';
import { createNodeSource, isInside } from './skill-source-node.ts';
import type { TrustStore } from './trust-store.ts';

export interface AddSkillOptions {
  readonly project_dir: string;
  readonly trust: TrustStore;
  /** Puts the skill in the place of a different one of the same folder name. */
  readonly replace?: boolean;
}

export interface AddedSkill {
  readonly name: string;
  /** Where it is now. */
  readonly location: string;
  readonly triggers: readonly string[];
  readonly files: number;
  readonly hash: string;
  /** False where the same bytes were there already. */
  readonly changed: boolean;
  /** The hash of what it took the place of, or null. */
  readonly replaced: string | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Copies a skill folder, given by itself or by its SKILL.md, to `.claude/skills/<folder name>/` of the project and
 * trusts exactly the bytes that were copied; a registry sees it at its next call. The copy is made beside its place and
 * then moved there, so that no half of a skill is ever found.
 * Faults: `INVALID_ARGUMENT` (neither a SKILL.md nor its folder), `SKILL_INVALID`, `SKILL_EXISTS` (a different skill
 * is there and `replace` is not set), `HASH_MISMATCH` (the source changed while it was read), `STORAGE_UNAVAILABLE`,
 * `STORAGE_FULL`.
 */
export function addSkill(path: string, options: AddSkillOptions): AddedSkill {
  const folder = skillFolderOf(path);
  const name = basename(folder);
  const skills = resolve(options.project_dir, '.claude', 'skills');
  const location = join(skills, name);
  const source = loadFolder(folder);
  if (source?.skill == null || source.hash === '') throw invalid(folder, source);
  const there = loadFolder(location);
  const added = {
    name: source.skill.name,
    location,
    triggers: source.skill.triggers,
    files: source.files.length,
    hash: source.hash,
    diagnostics: source.diagnostics,
  };
  const isThere = exists(location);
  if (isThere && there?.hash === source.hash) {
    options.trust.trust(location, source.hash);
    return { ...added, changed: false, replaced: null };
  }
  if (isThere && options.replace !== true) {
    throw new Fault(
      'SKILL_EXISTS',
      `${location} holds something else. It was left untouched; replace it by saying so.`,
    );
  }
  refuseOverlap(folder, location);
  makeFolder(skills);
  if (!isInside(realpathSync(skills), realpathSync(options.project_dir))) {
    throw new Fault('INVALID_ARGUMENT', `${skills} is a link that leaves the project; nothing was copied.`);
  }
  copyInPlace(source, folder, location, isThere);
  options.trust.trust(location, source.hash);
  return { ...added, changed: true, replaced: isThere ? (there?.hash ?? '') : null };
}

/** The folder of a path that is a SKILL.md or a folder with one directly in it. */
export function skillFolderOf(path: string): string {
  const given = resolve(path);
  const stats = look(statSync, given);
  const refuse = (why: string): Fault =>
    new Fault('INVALID_ARGUMENT', `${given} ${why}: give a SKILL.md or the folder that holds it.`);
  if (stats === null) throw refuse('does not exist');
  const isFile = stats.isFile();
  if (isFile && !/^(?:SKILL|skill)\.md$/u.test(basename(given))) throw refuse('is not a SKILL.md');
  const folder = isFile ? dirname(given) : given;
  const listing = createNodeSource(folder).list('');
  if (!listing.ok || !listing.entries.some(({ name }) => name === 'SKILL.md' || name === 'skill.md')) {
    throw refuse('has no SKILL.md');
  }
  if (basename(folder) === '' || basename(folder).startsWith('.'))
    throw refuse('has no folder name that could be kept');
  return folder;
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (thrown) {
    throw fileFault(thrown, `${path} cannot be made`);
  }
}

function loadFolder(folder: string): LoadedSkill | null {
  const { skills } = new SkillLoader(createNodeSource(folder)).load();
  return skills.find((skill) => skill.folder === '') ?? null;
}

function invalid(folder: string, source: LoadedSkill | null): Fault {
  const errors = (source?.diagnostics ?? []).filter(({ severity }) => severity === 'error');
  const reasons = errors.map(({ path, line, message }) => `${path}${line > 0 ? `:${line}` : ''}: ${message}`);
  return new Fault(
    'SKILL_INVALID',
    [`${folder} is not a usable skill, so it was not added.`, ...reasons].join('\n'),
  );
}

function exists(path: string): boolean {
  return look(lstatSync, path) !== null;
}

/** What is at a path; null where nothing is, also because a part of the path is a file. */
function look(stat: typeof lstatSync, path: string): Stats | null {
  try {
    return stat(path);
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw fileFault(thrown, `${path} cannot be looked at`);
  }
}

/** A folder that holds the place it goes to, or lies in it, would be copied into itself. */
function refuseOverlap(folder: string, location: string): void {
  const from = realpathSync(folder);
  const to = look(statSync, location) ? realpathSync(location) : location;
  if (isInside(to, from) || isInside(from, to)) {
    throw new Fault(
      'INVALID_ARGUMENT',
      `${folder} and ${location} lie in each other: move the skill to a folder of its own.`,
    );
  }
}

function copyInPlace(skill: LoadedSkill, folder: string, location: string, isThere: boolean): void {
  const staging = `${dirname(dirname(location))}/.adding-${randomUUID()}`;
  const old = `${staging}-old`;
  const source = createNodeSource(folder);
  try {
    for (const { path } of skill.files) {
      const bytes = source.read(path);
      if (bytes === null)
        throw new Fault('HASH_MISMATCH', `${join(folder, path)} changed while it was copied: add it again.`);
      const target = join(staging, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes);
      if ((statSync(join(folder, path)).mode & 0o111) !== 0) chmodSync(target, 0o755);
    }
    const copied = loadFolder(staging);
    if (copied?.hash !== skill.hash) {
      throw new Fault('HASH_MISMATCH', `${folder} changed while it was copied: add it again.`);
    }
    if (isThere) renameSync(location, old);
    renameSync(staging, location);
  } catch (thrown) {
    if (exists(old) && !exists(location)) renameSync(old, location);
    throw fileFault(thrown, `${location} was not written`);
  } finally {
    rmSync(staging, { recursive: true, force: true });
    if (exists(location)) rmSync(old, { recursive: true, force: true });
  }
}
