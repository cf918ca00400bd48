import { type Outcome, stripInvisible } from '../base/index.ts';

/** Limits of one revision. Bytes; the path's length in UTF-16 units. */
export const REVISION_LIMITS = {
  files: 256,
  file_bytes: 1024 * 1024,
  revision_bytes: 8 * 1024 * 1024,
  path_length: 512,
} as const;

type PathOutcome = Outcome<string>;

/**
 * A portable relative path: `/` between segments, none of them empty, `.` or `..`; no backslash, drive letter,
 * invisible character, nor a segment that ends in a dot or a space (Windows drops those, so two paths would be one).
 */
export function checkComponentPath(path: string): PathOutcome {
  const refuse = (why: string): PathOutcome => ({
    ok: false,
    code: 'INVALID_ARGUMENT',
    message: `The path ${JSON.stringify(path.slice(0, 80))} ${why}.`,
  });
  if (path === '') return refuse('is empty');
  if (path.length > REVISION_LIMITS.path_length)
    return refuse(`is longer than ${REVISION_LIMITS.path_length}`);
  if (path.includes('\\')) return refuse('holds a backslash');
  if (path.startsWith('/')) return refuse('is absolute');
  if (/^[A-Za-z]:/.test(path)) return refuse('begins with a drive letter');
  if (stripInvisible(path) !== path || /[\t\n\r\u2028\u2029]/u.test(path))
    return refuse('holds invisible characters');
  for (const segment of path.split('/')) {
    if (segment === '') return refuse('has an empty segment');
    if (segment === '.' || segment === '..') return refuse(`has a segment "${segment}"`);
    if (/[. ]$/.test(segment)) return refuse('has a segment that ends in a dot or a space');
  }
  if (pathKey(path) === 'skill.md') return refuse('is that of the skill file itself');
  return { ok: true, value: path };
}

/** Checks each path, and that no two are the same file on any disk: by case, by Unicode form, or file against folder. */
export function checkComponentPaths(paths: readonly string[]): Outcome<readonly string[]> {
  const files = new Map<string, string>();
  for (const path of paths) {
    const checked = checkComponentPath(path);
    if (!checked.ok) return checked;
    const twin = files.get(pathKey(path));
    if (twin !== undefined) return clash(path, twin);
    files.set(pathKey(path), path);
  }
  for (const [key, path] of files) {
    for (let end = key.indexOf('/'); end !== -1; end = key.indexOf('/', end + 1)) {
      const folder = files.get(key.slice(0, end));
      if (folder !== undefined) return clash(path, folder);
    }
  }
  return { ok: true, value: paths };
}

function clash(path: string, other: string): Outcome<never> {
  const message = `The paths ${JSON.stringify(path)} and ${JSON.stringify(other)} would be one file on some disks.`;
  return { ok: false, code: 'INVALID_ARGUMENT', message };
}

/** Equal for paths that differ only by case or Unicode form. */
function pathKey(path: string): string {
  return path.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}
