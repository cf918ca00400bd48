import type { ComponentKind } from './component-kind.ts';
import type { SkillNotice } from './skill-envelope.ts';
import { skillWarnings } from './skill-warnings.ts';
import { validateSkill } from './validate-skill.ts';

interface RevisionText {
  readonly slug: string;
  readonly description: string;
  readonly instructions: string;
  readonly components: readonly { readonly path: string; readonly kind: ComponentKind }[];
}

/** File name endings of the scripts that run here. */
const RUNNABLE = /\.m?js$/;

/**
 * What a person or agent should know before using a revision: advice of the specification, text that is hidden or
 * gives orders (lines count in the instructions, and 1 is the description's), and scripts that are kept but not run.
 */
export function revisionNotices({
  slug,
  description,
  instructions,
  components,
}: RevisionText): SkillNotice[] {
  const advice = validateSkill(
    { front_matter: { name: slug, description }, body: instructions },
    { path: 'SKILL.md' },
  ).filter(({ severity }) => severity !== 'error');
  const scripts = components
    .filter(({ path, kind }) => kind === 'script' && !RUNNABLE.test(path))
    .map(({ path }): SkillNotice => {
      const message = 'Scripts in this language are kept and recalled, but not run here.';
      return { code: 'SCRIPT_NOT_RUNNABLE', path, line: 0, message, severity: 'info' };
    });
  return [
    ...advice,
    ...skillWarnings(description, { path: 'description' }),
    ...skillWarnings(instructions, { path: 'instructions' }),
    ...scripts,
  ];
}
