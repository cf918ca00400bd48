import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Icon, type IconName } from '../pictures/icons.tsx';
import { exampleSkill } from './example-skill.ts';
import { busy, takeIn } from './skills-state.ts';

/** An empty shelf says what a skill is, and offers one to look around in. */
export function NoSkills({ children }: { readonly children: ComponentChildren }) {
  const words = t().skills;
  const steps: readonly (readonly [IconName, string, string])[] = [
    ['search', words.empty_1, words.empty_1_text],
    ['skills', words.empty_2, words.empty_2_text],
    ['play', words.empty_3, words.empty_3_text],
  ];
  return (
    <section class="section" aria-labelledby="no-skills">
      <div class="section-head">
        <h2 id="no-skills">{words.empty_title}</h2>
        <p>{words.empty}</p>
      </div>
      <ol class="teach">
        {steps.map(([icon, name, text]) => (
          <li key={icon}>
            <Icon name={icon} size={22} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div class="button-row">
        <button
          type="button"
          class="button button-primary"
          disabled={busy.value}
          onClick={() => void takeIn(exampleSkill())}
        >
          {words.example}
        </button>
        {children}
      </div>
      <p class="hint">{words.drop}</p>
    </section>
  );
}
