import { useEffect } from 'preact/hooks';
import { revision } from '../state/ledger.ts';
import { detail } from '../state/route.ts';
import { SkillPage } from './skill-page.tsx';
import { SkillsList } from './skills-list.tsx';
import { followSkill, loadSkills } from './skills-state.ts';

/** The list, or the one skill that the address names. Both are read again when any tab has written. */
export function SkillsScreen() {
  const slug = detail.value;
  const written = revision.value;
  useEffect(() => void loadSkills(), [written]);
  useEffect(() => {
    if (slug !== '') void followSkill(slug);
  }, [slug, written]);
  return slug === '' ? <SkillsList /> : <SkillPage slug={slug} />;
}
