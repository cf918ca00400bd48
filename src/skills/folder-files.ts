import { canonicalJson, compareCodeUnits, sha256Hex } from '../base/index.ts';
import type { Diagnostic, DiagnosticCode } from './diagnostic.ts';
import { joinPath, type SkillSource } from './skill-source.ts';

/** One file of a skill folder; `path` is relative to that folder. */
export interface FolderFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

export interface FolderListing {
  readonly files: readonly { readonly path: string; readonly size: number }[];
  /** Equal only while no file was added, removed or changed. */
  readonly fingerprint: string;
  /** Why the folder cannot be used as a whole; empty where it can. */
  readonly problems: readonly Diagnostic[];
}

/** A larger folder is not a skill but something that got into one (a `node_modules`, a video). */
export const FOLDER_LIMITS = { files: 1_000, bytes: 33_554_432, depth: 8 } as const;

/** Every file of the folder at any depth, in code-unit order of its path. */
export function listFolder(source: SkillSource, folder: string): FolderListing {
  const files: { path: string; size: number }[] = [];
  const stamps: string[] = [];
  const problems: Diagnostic[] = [];
  const report = (code: DiagnosticCode, path: string, message: string): void => {
    problems.push({ code, path: joinPath(source.root, folder, path), line: 0, severity: 'error', message });
  };
  let bytes = 0;
  const pending: { path: string; depth: number }[] = [{ path: '', depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const listing = source.list(joinPath(folder, next.path));
    if (!listing.ok) {
      report('UNREADABLE', next.path, 'The folder cannot be read.');
      continue;
    }
    for (const entry of listing.entries) {
      const path = joinPath(next.path, entry.name);
      stamps.push(`${path}\n${entry.kind}\n${entry.stamp}`);
      if (entry.kind === 'file') {
        files.push({ path, size: entry.size });
        bytes += entry.size;
      } else if (entry.kind === 'directory') {
        if (next.depth < FOLDER_LIMITS.depth) pending.push({ path, depth: next.depth + 1 });
        else report('FOLDER_TOO_DEEP', path, `A skill's folders may be ${FOLDER_LIMITS.depth} deep.`);
      } else {
        reportLink(entry.kind, path, report);
      }
      if (files.length > FOLDER_LIMITS.files || bytes > FOLDER_LIMITS.bytes) {
        report(
          'FOLDER_TOO_LARGE',
          '',
          `At most ${FOLDER_LIMITS.files} files and ${FOLDER_LIMITS.bytes} bytes.`,
        );
        return { files: [], fingerprint: stamps.join('\n\n'), problems };
      }
    }
  }
  files.sort((a, b) => compareCodeUnits(a.path, b.path));
  return { files, fingerprint: stamps.sort(compareCodeUnits).join('\n\n'), problems };
}

function reportLink(
  kind: 'linked-directory' | 'outside' | 'other',
  path: string,
  report: (code: DiagnosticCode, path: string, message: string) => void,
): void {
  if (kind === 'outside') {
    report('LINK_LEAVES_ROOT', path, 'The link leaves the skills directory, so the skill is not active.');
  } else if (kind === 'linked-directory') {
    report('LINK_NOT_FOLLOWED', path, 'A linked directory is not read: put a copy there.');
  } else {
    report('UNREADABLE', path, 'This is a broken link, or not a file.');
  }
}

/** What a person trusts: every path and every byte of the folder, whatever its name and place. */
export function folderHash(files: readonly FolderFile[]): string {
  const sorted = [...files].sort((a, b) => compareCodeUnits(a.path, b.path));
  return sha256Hex(
    `skope skill folder 1\n${canonicalJson(sorted.map(({ path, size, sha256 }) => ({ path, sha256, size })))}`,
  );
}
