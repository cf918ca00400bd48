import { compareCodeUnits, sha256Hex } from '../base/index.ts';
import { compareDiagnostics, type Diagnostic, type DiagnosticCode, type Severity } from './diagnostic.ts';
import { type FolderFile, folderHash, listFolder } from './folder-files.ts';
import { parseSkillFile, type SkillFile } from './skill-file.ts';
import { joinPath, lastSegment, type SkillSource, type SourceEntry } from './skill-source.ts';

/** One skill folder as it was at one moment. */
export interface LoadedSkill {
  /** Null where it cannot be used; the diagnostics say why. */
  readonly skill: SkillFile | null;
  /** Relative to the root of its source. */
  readonly folder: string;
  /** Root and folder: the key under which it is trusted. */
  readonly location: string;
  /** The SKILL.md. */
  readonly path: string;
  readonly files: readonly FolderFile[];
  /** Over every file; '' where not all could be read. */
  readonly hash: string;
  readonly diagnostics: readonly Diagnostic[];
}

export interface LoadedSource {
  readonly skills: readonly LoadedSkill[];
  /** About folders and files that are not skills. */
  readonly diagnostics: readonly Diagnostic[];
}

export const WALK_LIMITS = { depth: 6, folders: 2_000 } as const;

/** Folders that hold other people's files, and never skills. */
const NOT_WALKED: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/**
 * Finds and reads the skill folders of one source: a folder with a SKILL.md is a skill, and what lies in it is the
 * skill's. Reads again only what changed since the last call; what it returned before never changes.
 */
export class SkillLoader {
  readonly source: SkillSource;
  #seen = new Map<string, { readonly fingerprint: string; readonly loaded: LoadedSkill }>();

  constructor(source: SkillSource) {
    this.source = source;
  }

  load(): LoadedSource {
    const found = findSkillFolders(this.source);
    const seen = new Map<string, { readonly fingerprint: string; readonly loaded: LoadedSkill }>();
    for (const { folder, file } of found.folders) {
      const listing = listFolder(this.source, folder);
      const before = this.#seen.get(folder);
      const loaded =
        before?.fingerprint === listing.fingerprint
          ? before.loaded
          : readSkillFolder(this.source, folder, file, listing.files, listing.problems);
      seen.set(folder, { fingerprint: listing.fingerprint, loaded });
    }
    this.#seen = seen;
    return { skills: [...seen.values()].map(({ loaded }) => loaded), diagnostics: found.diagnostics };
  }
}

interface SkillFolder {
  readonly folder: string;
  /** `SKILL.md`, or `skill.md` where only that is there. */
  readonly file: string;
}

/** Breadth first, in code-unit order, so that the order is the same on every machine. */
function findSkillFolders(source: SkillSource): { folders: SkillFolder[]; diagnostics: Diagnostic[] } {
  const folders: SkillFolder[] = [];
  const diagnostics: Diagnostic[] = [];
  const report = (code: DiagnosticCode, severity: Severity, path: string, message: string): void => {
    diagnostics.push({ code, path: joinPath(source.root, path), line: 0, message, severity });
  };
  const queue: { folder: string; depth: number }[] = [{ folder: '', depth: 0 }];
  for (let index = 0; index < queue.length; index += 1) {
    const { folder, depth } = queue[index] ?? { folder: '', depth: 0 };
    if (index >= WALK_LIMITS.folders) {
      report(
        'TOO_MANY_FOLDERS',
        'warning',
        folder,
        `Only ${WALK_LIMITS.folders} folders are searched; this one and later ones were not.`,
      );
      break;
    }
    const listing = source.list(folder);
    if (!listing.ok) {
      if (listing.reason === 'outside')
        report(
          'LINK_LEAVES_ROOT',
          'error',
          folder,
          'The directory is a link that leaves the project; it was not read.',
        );
      else if (listing.reason === 'unreadable')
        report('UNREADABLE', 'error', folder, 'The directory cannot be read.');
      continue;
    }
    const entries = [...listing.entries].sort((a, b) => compareCodeUnits(a.name, b.name));
    const file = skillFileName(entries);
    if (file !== null) {
      folders.push({ folder, file });
      continue;
    }
    reportStrayFiles(source, folder, entries, report);
    for (const entry of entries) {
      if (entry.kind !== 'directory' || NOT_WALKED.has(entry.name)) continue;
      const path = joinPath(folder, entry.name);
      if (depth < WALK_LIMITS.depth) queue.push({ folder: path, depth: depth + 1 });
      else
        report(
          'FOLDER_TOO_DEEP',
          'warning',
          path,
          `Skills are searched ${WALK_LIMITS.depth} folders deep; this one was not.`,
        );
    }
    if (folder !== '' && !entries.some((entry) => entry.kind === 'directory')) {
      report('NO_SKILL_FILE', 'info', folder, 'The folder has no SKILL.md, so it is not a skill.');
    }
  }
  return { folders, diagnostics };
}

function skillFileName(entries: readonly SourceEntry[]): string | null {
  for (const name of ['SKILL.md', 'skill.md']) {
    if (
      entries.some(
        (entry) => entry.name === name && entry.kind !== 'directory' && entry.kind !== 'linked-directory',
      )
    )
      return name;
  }
  return null;
}

function reportStrayFiles(
  source: SkillSource,
  folder: string,
  entries: readonly SourceEntry[],
  report: (code: DiagnosticCode, severity: Severity, path: string, message: string) => void,
): void {
  for (const { name, kind } of entries) {
    const path = joinPath(folder, name);
    if (kind === 'outside') {
      report(
        'LINK_LEAVES_ROOT',
        'warning',
        path,
        'The link leaves the skills directory; it was not followed.',
      );
    } else if (kind === 'linked-directory') {
      report(
        'LINK_NOT_FOLLOWED',
        'info',
        path,
        'The link leads to a directory that is searched in its own place.',
      );
    } else if (kind === 'other') {
      report('UNREADABLE', 'warning', path, 'This is a broken link, or not a file.');
    } else if (kind === 'file' && /^skill\.(?:md|markdown|mdx|txt)$/iu.test(name)) {
      report('SKILL_FILE_NAME', 'warning', path, 'Not read: the file must be named SKILL.md.');
    } else if (kind === 'file' && /\.md$/iu.test(name) && startsWithFence(source.read(path))) {
      report('LOOSE_MARKDOWN', 'info', path, 'Not read: a skill is a folder with a SKILL.md in it.');
    }
  }
}

function startsWithFence(bytes: Uint8Array | null): boolean {
  return bytes !== null && bytes[0] === 0x2d && bytes[1] === 0x2d && bytes[2] === 0x2d;
}

function readSkillFolder(
  source: SkillSource,
  folder: string,
  file: string,
  listed: readonly { readonly path: string; readonly size: number }[],
  problems: readonly Diagnostic[],
): LoadedSkill {
  const location = joinPath(source.root, folder);
  const path = joinPath(location, file);
  const diagnostics: Diagnostic[] = [...problems];
  const files: FolderFile[] = [];
  let skill: SkillFile | null = null;
  for (const entry of listed) {
    const bytes = source.read(joinPath(folder, entry.path));
    if (bytes === null) {
      diagnostics.push({
        code: 'UNREADABLE',
        path: joinPath(location, entry.path),
        line: 0,
        severity: 'error',
        message: 'The file cannot be read.',
      });
      continue;
    }
    files.push({ path: entry.path, size: bytes.length, sha256: sha256Hex(bytes) });
    if (entry.path === file) {
      const parsed = parseSkillFile(bytes, { path, folder_name: lastSegment(location), mode: 'lenient' });
      skill = parsed.skill;
      diagnostics.push(...parsed.diagnostics);
    } else if (/(?:^|\/)SKILL\.md$/iu.test(entry.path)) {
      diagnostics.push({
        code: 'NESTED_SKILL',
        path: joinPath(location, entry.path),
        line: 0,
        severity: 'info',
        message: 'A skill inside a skill is not active; it is a file of the outer one.',
      });
    }
  }
  const usable = skill !== null && !diagnostics.some(({ severity }) => severity === 'error');
  return Object.freeze({
    skill: usable ? skill : null,
    folder,
    location,
    path,
    files,
    hash: problems.length === 0 && files.length === listed.length ? folderHash(files) : '',
    diagnostics: diagnostics.sort(compareDiagnostics),
  });
}
