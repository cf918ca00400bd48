import { join, resolve } from 'node:path';

import type { SkillPlace } from './skill-registry.ts';
import { createNodeSource } from './skill-source-node.ts';

export interface SkillPlacesOptions {
  readonly project_dir: string;
  /** Where skope keeps its files. */
  readonly home: string;
  readonly extra_dirs?: readonly string[];
}

/** Where skills are looked for on disk, in order of precedence. What lies in the project needs trust. */
export function skillPlaces(options: SkillPlacesOptions): SkillPlace[] {
  const { project_dir, home, extra_dirs = [] } = options;
  const project = (origin: string, ...segments: readonly string[]): SkillPlace => ({
    origin,
    source: createNodeSource(join(project_dir, ...segments), { within: resolve(project_dir) }),
    needs_trust: true,
  });
  return [
    project('project', '.claude', 'skills'),
    project('project.agents', '.agents', 'skills'),
    project('project.skills', 'skills'),
    { origin: 'user', source: createNodeSource(join(home, 'skills')), needs_trust: false },
    ...extra_dirs.map((directory, index) => ({
      origin: index === 0 ? 'extra' : `extra.${index + 1}`,
      source: createNodeSource(directory),
      needs_trust: false,
    })),
  ];
}
