import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import { VisibleText } from '../parts/visible-text.tsx';
import { Icon } from '../pictures/icons.tsx';
import { saveFile } from '../settings/save-file.ts';
import { tell } from '../state/announce.ts';
import { ledger } from '../state/ledger.ts';
import { addressOf } from '../state/route.ts';
import { fullTime } from '../state/time-text.ts';
import { Findings } from './findings.tsx';
import { Revisions } from './revisions.tsx';
import { RunScript } from './run-script.tsx';
import { SkillFiles } from './skill-files.tsx';
import {
  act,
  archive,
  busy,
  type OpenSkill,
  openSkill,
  skills,
  skillsFault,
  takeIn,
} from './skills-state.ts';
import { StatusMark } from './status-mark.tsx';
import { TextLines } from './text-lines.tsx';

/** One skill: what it is, what to look out for, its text and files, a run of its scripts, its past. */
export function SkillPage({ slug }: { readonly slug: string }) {
  const words = t().skills;
  const now = openSkill.value;
  return (
    <div class="page skill-page">
      <a class="back-link" href={addressOf('skills')}>
        <Icon name="back" size={16} />
        {words.back}
      </a>
      {now?.slug === slug ? <Opened {...now} /> : <h1 tabIndex={-1}>{slug.slice(0, 64)}</h1>}
      {now?.slug !== slug && skillsFault.value && (
        <FaultNotice fault={skillsFault.value} kept={words.missing} />
      )}
    </div>
  );
}

function Opened({ slug, revisions, content }: OpenSkill) {
  const words = t().skills;
  const archived = skills.value?.find((skill) => skill.slug === slug)?.status === 'archived';
  return (
    <>
      <div class="page-head">
        <h1 tabIndex={-1}>
          <VisibleText text={content.name} />
        </h1>
        <p class="shelf-meta">
          <StatusMark status={archived ? 'archived' : content.status} />
          {content.name !== slug && <code>{slug}</code>}
          <span>{words.revision(content.number)}</span>
          <time dateTime={content.created_at}>{fullTime(content.created_at)}</time>
        </p>
        <p>
          <VisibleText text={content.description} />
        </p>
      </div>
      {skillsFault.value && <FaultNotice fault={skillsFault.value} />}
      <Standing slug={slug} revisions={revisions} content={content} archived={archived} />
      <div class="stack">
        <Findings content={content} />
        <section class="section" aria-labelledby="instructions-title">
          <div class="section-head">
            <h2 id="instructions-title">{words.instructions}</h2>
            <p>{words.instructions_lede}</p>
          </div>
          <TextLines
            name={words.instructions}
            path="instructions"
            text={content.instructions}
            flagged={content.warnings.filter(({ path }) => path === 'instructions').map(({ line }) => line)}
          />
        </section>
        <SkillFiles components={content.components} />
        {!archived && <RunScript slug={slug} content={content} />}
        <Revisions slug={slug} revisions={revisions} content={content} />
      </div>
    </>
  );
}

/** Where the skill stands, and what can be done about it. */
function Standing({ slug, revisions, content, archived }: OpenSkill & { readonly archived: boolean }) {
  const words = t().skills;
  const current = revisions.find((revision) => revision.current);
  const note = archived
    ? words.archived_note
    : content.current
      ? null
      : current && content.status === 'published'
        ? words.older_note(current.number)
        : words.draft_note;
  const { revision_id } = content;
  const saveZip = () =>
    act(async () => {
      const zip = await ledger().inspect({ what: 'skill_zip', slug, revision_id });
      saveFile(zip, `${slug}-${content.number}.zip`, 'application/zip');
      tell(words.saved_zip);
    });
  return (
    <div class={note === null ? '' : 'notice'}>
      {note !== null && <Icon name="info" />}
      <div>
        {note !== null && <p>{note}</p>}
        <div class="button-row">
          {!archived && !content.current && (
            <button
              type="button"
              class="button button-primary button-small"
              disabled={busy.value}
              onClick={() => void takeIn({ slug, revision_id })}
            >
              {content.status === 'draft' ? words.publish : words.republish}
            </button>
          )}
          {archived ? (
            <button
              type="button"
              class="button button-primary button-small"
              disabled={busy.value}
              onClick={() => void archive(slug, 'unarchive')}
            >
              {words.unarchive}
            </button>
          ) : (
            <>
              <button
                type="button"
                class="button button-outline button-small"
                disabled={busy.value}
                onClick={() => void saveZip()}
              >
                {words.save_zip}
              </button>
              <button
                type="button"
                class="button button-quiet button-small"
                disabled={busy.value}
                onClick={() => void archive(slug, 'archive')}
              >
                {words.archive}
              </button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
