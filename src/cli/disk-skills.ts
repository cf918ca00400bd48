import { delimiter } from 'node:path';
import process from 'node:process';
import { skopeHome } from '../app/settings-file-node.ts';
import { cleanText, Fault } from '../base/index.ts';
import { type Diagnostic, type RegisteredSkill, SkillRegistry, type TrustStore } from '../skills/index.ts';
import { createNodeTrustStore, skillPlaces } from '../skills/index-node.ts';

/** The trust marks of this person. */
export function personsTrust(): TrustStore {
  return createNodeTrustStore(skopeHome());
}

/** The skills that are found from the current directory; `SKOPE_SKILL_DIRS` names further directories. */
export function skillsHere(): SkillRegistry {
  const extra_dirs = (process.env['SKOPE_SKILL_DIRS'] ?? '').split(delimiter).filter((path) => path !== '');
  return new SkillRegistry({
    places: skillPlaces({ project_dir: process.cwd(), home: skopeHome(), extra_dirs }),
    trust: personsTrust(),
  });
}

/** By `name@origin`, name, folder or location; also one that is not in use. Undefined where there is none. */
export function findSkill(skills: readonly RegisteredSkill[], name: string): RegisteredSkill | undefined {
  const given = name.replace(/[/\\]+$/u, '');
  const found = skills.filter((skill) =>
    [skill.qualified_name, skill.name, skill.folder, skill.location, skill.path].includes(given),
  );
  const [first] = found;
  if (found.length < 2 || first?.qualified_name === given) return first;
  const active = found.find(({ state }) => state === 'active');
  if (active) return active;
  const names = found.map(({ qualified_name }) => qualified_name).join(', ');
  throw new Fault('INVALID_ARGUMENT', `"${given}" names several skills: say which one of ${names}.`);
}

/** `path:line CODE message`, as compilers write it. */
export function diagnosticLine({ path, line, code, message, severity }: Diagnostic): string {
  return `${path}${line > 0 ? `:${line}` : ''} ${severity} ${code} ${cleanText(message)}`;
}

/** A skill folder without its text, for lists. */
export function skillSummary({ skill, ...entry }: RegisteredSkill) {
  const { name, qualified_name, origin, state, location, files, hash, diagnostics } = entry;
  return {
    name,
    qualified_name,
    origin,
    state,
    location,
    description: skill?.description ?? '',
    triggers: skill?.triggers ?? [],
    tools: skill?.tools ?? [],
    files: files.length,
    hash,
    diagnostics,
  };
}
