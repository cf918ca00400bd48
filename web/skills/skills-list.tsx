import { useRef } from 'preact/hooks';
import { useDropZone } from '../collect/use-drop-zone.ts';
import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import { VisibleText } from '../parts/visible-text.tsx';
import { Icon } from '../pictures/icons.tsx';
import { addressOf } from '../state/route.ts';
import { agoText } from '../state/time-text.ts';
import { NoSkills } from './no-skills.tsx';
import { busy, query, type Skill, search, shownSkills, skills, skillsFault, takeIn } from './skills-state.ts';
import { StatusMark } from './status-mark.tsx';

/** Every skill of the store, found as an agent would find it; a zip comes in here. */
export function SkillsList() {
  const words = t().skills;
  const zone = useDropZone((file) => void takeZip(file));
  return (
    <div class="page" ref={zone}>
      <div class="page-head">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.lede}</p>
      </div>
      {skillsFault.value && <FaultNotice fault={skillsFault.value} />}
      {skills.value?.length === 0 && (
        <NoSkills>
          <ImportButton />
        </NoSkills>
      )}
      {skills.value !== null && skills.value.length > 0 && <Shelf />}
    </div>
  );
}

function Shelf() {
  const words = t().skills;
  const shown = shownSkills.value;
  return (
    <section aria-label={words.title} class="shelf">
      <div class="toolbar">
        <div class="filter">
          <Icon name="search" size={16} />
          <input
            class="input"
            type="search"
            autocomplete="off"
            aria-label={words.search}
            placeholder={words.search}
            value={query.value}
            onInput={(event) => void search(event.currentTarget.value)}
          />
        </div>
        <ImportButton />
      </div>
      {shown.length === 0 ? (
        <div class="quiet-empty">
          <p>{words.none_found}</p>
          <button type="button" class="button button-quiet" onClick={() => void search('')}>
            {words.clear}
          </button>
        </div>
      ) : (
        <ul class="shelf-list">
          {shown.map((skill) => (
            <SkillRow key={skill.skill_id} skill={skill} />
          ))}
        </ul>
      )}
      <p class="hint">{words.drop}</p>
    </section>
  );
}

function SkillRow({ skill }: { readonly skill: Skill }) {
  const words = t().skills;
  return (
    <li class="shelf-row" data-status={skill.status}>
      <h2>
        <a href={addressOf('skills', skill.slug)}>
          <VisibleText text={skill.name} />
        </a>
      </h2>
      <p class="shelf-meta">
        <StatusMark status={skill.status} />
        {skill.name !== skill.slug && <code>{skill.slug}</code>}
        <span>{words.of_revisions(skill.revisions)}</span>
        <span>{words.updated(agoText(skill.updated_at, Date.now()))}</span>
      </p>
      <p class="soft">
        <VisibleText text={skill.description} />
      </p>
    </li>
  );
}

function ImportButton() {
  const words = t().skills;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        class="button button-outline"
        disabled={busy.value}
        onClick={() => picker.current?.click()}
      >
        <Icon name="collect" size={16} />
        {words.import}
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={words.import}
        accept=".zip,.skill,application/zip"
        onChange={(event) => {
          void takeZip(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

async function takeZip(file: File | undefined): Promise<void> {
  if (!file || busy.value) return;
  await takeIn({ zip: new Uint8Array(await file.arrayBuffer()), from: file.name });
}
