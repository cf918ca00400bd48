import { Inflate, zipSync } from 'fflate';
import { Fault } from '../base/index.ts';
import { REVISION_LIMITS } from './component-path.ts';
import type { SkillFolderEntry } from './skill-archive.ts';
import { crc32, readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** Room for folder entries besides the files. */
const MAX_ENTRIES = REVISION_LIMITS.files * 4;
/** Text compresses some tenfold; above this a large entry is a bomb. */
const MAX_RATIO = 200;
const RATIO_FREE_BYTES = 64 * 1024;
const INFLATE_STEP = 4 * 1024;

/**
 * The files of a zip, for `importSkill`. Nothing is inflated before every entry was checked: number, declared sizes
 * and ratio, then links and special files; an entry that turns out larger than it said is refused on the way.
 * `SKILL_INVALID` for each, and for what is not a sound zip.
 */
export function unzipSkill(zip: Uint8Array): SkillFolderEntry[] {
  const entries = readZipDirectory(zip, MAX_ENTRIES);
  let total = 0;
  for (const entry of entries) {
    total += entry.size;
    checkEntry(entry, total);
  }
  return entries.filter(({ is_folder }) => !is_folder).map((entry) => readEntry(entry));
}

/** A zip of a skill's files under a folder of its name: stored, without times, so the same revision has the same bytes. */
export function zipSkill(slug: string, entries: readonly SkillFolderEntry[]): Uint8Array {
  const files = entries.map(({ path, bytes, executable = false }) => {
    const mode = executable ? 0o100755 : 0o100644;
    // The zip format's first day, in local time since that is how the format's fields are read.
    return [
      `${slug}/${path}`,
      [bytes, { level: 0, mtime: new Date(1980, 0, 1), os: 3, attrs: (mode << 16) >>> 0 }],
    ] as const;
  });
  return zipSync(Object.fromEntries(files) as Parameters<typeof zipSync>[0]);
}

function checkEntry(entry: ZipEntry, total: number): void {
  const name = JSON.stringify(entry.path.slice(0, 80));
  const refuse = (why: string): never => {
    throw new Fault('SKILL_INVALID', `The zip's entry ${name} ${why}.`);
  };
  if (entry.is_link) refuse('is a symbolic link');
  if (entry.is_special) refuse('is neither a file nor a folder');
  if (entry.size > REVISION_LIMITS.file_bytes) refuse(`has more than ${REVISION_LIMITS.file_bytes} bytes`);
  if (total > REVISION_LIMITS.revision_bytes)
    refuse(`brings the zip above ${REVISION_LIMITS.revision_bytes} bytes`);
  if (entry.size > RATIO_FREE_BYTES && entry.size > entry.data.length * MAX_RATIO) {
    refuse(`is compressed more than ${MAX_RATIO} to 1`);
  }
}

function readEntry(entry: ZipEntry): SkillFolderEntry {
  const bytes = entry.is_deflated ? inflate(entry) : entry.data;
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) {
    throw new Fault(
      'SKILL_INVALID',
      `The zip's entry ${JSON.stringify(entry.path.slice(0, 80))} is damaged.`,
    );
  }
  return { path: entry.path, bytes, executable: entry.is_executable };
}

/** Inflates step by step and stops as soon as there is more than was declared. */
function inflate({ path, data, size }: ZipEntry): Uint8Array {
  const bytes = new Uint8Array(size);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length > size)
      throw new Fault('SKILL_INVALID', `The zip's entry ${JSON.stringify(path)} is larger than it says.`);
    bytes.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < data.length; at += INFLATE_STEP) {
      stream.push(data.subarray(at, at + INFLATE_STEP), at + INFLATE_STEP >= data.length);
    }
  } catch (cause) {
    if (cause instanceof Fault) throw cause;
    throw new Fault('SKILL_INVALID', `The zip's entry ${JSON.stringify(path)} cannot be read.`, { cause });
  }
  return bytes.subarray(0, length);
}
