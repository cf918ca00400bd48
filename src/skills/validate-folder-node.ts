import { join } from 'node:path';

import { skillFolderOf } from './add-skill-node.ts';
import { compareDiagnostics, type Diagnostic } from './diagnostic.ts';
import { listFolder } from './folder-files.ts';
import { parseSkillFile } from './skill-file.ts';
import { lastSegment } from './skill-source.ts';
import { createNodeSource } from './skill-source-node.ts';

export interface ValidatedFolder {
  /** True where no finding is an error. */
  readonly valid: boolean;
  readonly path: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Holds a SKILL.md or its folder to the specification, as publishing would. `INVALID_ARGUMENT` for any other path.
 */
export function validateSkillFolder(path: string): ValidatedFolder {
  const folder = skillFolderOf(path);
  const source = createNodeSource(folder);
  const listing = source.list('');
  const names = listing.ok ? listing.entries.map(({ name }) => name) : [];
  const file = names.includes('SKILL.md') ? 'SKILL.md' : 'skill.md';
  const shown = join(folder, file);
  const bytes = source.read(file);
  const parsed =
    bytes === null
      ? [
          {
            code: 'UNREADABLE',
            path: shown,
            line: 0,
            severity: 'error',
            message: 'The file cannot be read.',
          } as const,
        ]
      : parseSkillFile(bytes, { path: shown, folder_name: lastSegment(folder), mode: 'strict' }).diagnostics;
  const diagnostics = [...parsed, ...listFolder(source, '').problems].sort(compareDiagnostics);
  return { valid: !diagnostics.some(({ severity }) => severity === 'error'), path: shown, diagnostics };
}
