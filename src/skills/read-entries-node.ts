import { lstatSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { Fault } from '../base/index.ts';
import { skillFolderOf } from './add-skill-node.ts';
import { listFolder } from './folder-files.ts';
import type { SkillFolderEntry } from './skill-archive.ts';
import { createNodeSource } from './skill-source-node.ts';
import { unzipSkill } from './zip-skill.ts';

/**
 * What `importSkill` takes, from a zip, a skill folder or its SKILL.md; the paths begin with the folder's name.
 * Faults: `INVALID_ARGUMENT` (nothing of that kind), `SKILL_INVALID` (a link, a file that cannot be read, a hostile zip).
 */
export function readSkillEntries(path: string): readonly SkillFolderEntry[] {
  if (isZip(path)) return unzipSkill(new Uint8Array(readFileSync(path)));
  const folder = skillFolderOf(path);
  const source = createNodeSource(folder);
  const { files, problems } = listFolder(source, '');
  const [problem] = problems;
  if (problem) throw new Fault('SKILL_INVALID', `${problem.path}: ${problem.message}`);
  return files.map(({ path: file }) => {
    const bytes = source.read(file);
    if (bytes === null) throw new Fault('SKILL_INVALID', `${join(folder, file)} cannot be read.`);
    const stats = lstatSync(join(folder, file));
    return {
      path: `${basename(folder)}/${file}`,
      bytes,
      executable: (stats.mode & 0o111) !== 0,
      is_link: stats.isSymbolicLink(),
    };
  });
}

function isZip(path: string): boolean {
  const stats = statSync(resolve(path), { throwIfNoEntry: false });
  return stats?.isFile() === true && /\.(?:zip|skill)$/iu.test(path);
}
