import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { fullTime } from '../state/time-text.ts';
import { RevisionDiff } from './revision-diff.tsx';
import { act, type Content, type OpenSkill, type Revision, readRevision, showSkill } from './skills-state.ts';
import { StatusMark } from './status-mark.tsx';

/** The past of a skill, newest first, and what changed between any two of its revisions. */
export function Revisions({ slug, revisions, content }: OpenSkill) {
  const words = t().skills;
  return (
    <section class="section" aria-labelledby="revisions-title">
      <div class="section-head">
        <h2 id="revisions-title">{words.revisions}</h2>
        <p>{words.revisions_lede}</p>
      </div>
      <ol class="revision-list" reversed>
        {revisions.map((revision) => (
          <RevisionRow
            key={revision.revision_id}
            slug={slug}
            revision={revision}
            shown={revision.revision_id === content.revision_id}
          />
        ))}
      </ol>
      {revisions.length < 2 ? (
        <p class="hint">{words.one_revision}</p>
      ) : (
        <Compare slug={slug} revisions={revisions} content={content} />
      )}
    </section>
  );
}

function RevisionRow({
  slug,
  revision,
  shown,
}: {
  readonly slug: string;
  readonly revision: Revision;
  readonly shown: boolean;
}) {
  const words = t().skills;
  return (
    <li data-shown={shown}>
      <div>
        <p class="revision-name">
          <b>{words.revision(revision.number)}</b> <StatusMark status={revision.status} />
          {revision.current && <span class="faint small">{words.current}</span>}
        </p>
        <p class="faint small">
          <time dateTime={revision.created_at}>{fullTime(revision.created_at)}</time>{' '}
          <code title={revision.canonical_hash}>{revision.canonical_hash.slice(0, 12)}</code>
        </p>
      </div>
      {shown ? (
        <span class="faint small">{words.shown}</span>
      ) : (
        <button
          type="button"
          class="button button-quiet button-small"
          aria-label={words.look_at(revision.number)}
          onClick={() => void look(slug, revision.revision_id)}
        >
          {words.look}
        </button>
      )}
    </li>
  );
}

async function look(slug: string, revisionId: string): Promise<void> {
  await showSkill(slug, revisionId);
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function Compare({ slug, revisions, content }: OpenSkill) {
  const words = t().skills;
  const newest = revisions[0]?.revision_id ?? '';
  const from = useSignal(revisions[1]?.revision_id ?? newest);
  const to = useSignal(newest);
  const pair = useSignal<readonly [Content, Content] | null>(null);
  const read = (id: string): Content | Promise<Content> =>
    id === content.revision_id ? content : readRevision(slug, id);
  useEffect(() => {
    let left = false;
    void act(async () => {
      const both = await Promise.all([read(from.value), read(to.value)]);
      if (!left) pair.value = both;
    });
    return () => {
      left = true;
    };
  }, [slug, from.value, to.value, content]);
  const choice = (name: string, id: string, chosen: typeof from) => (
    <div class="field">
      <label for={id}>{name}</label>
      <select
        id={id}
        class="input"
        value={chosen.value}
        onChange={(event) => {
          chosen.value = event.currentTarget.value;
        }}
      >
        {revisions.map(({ revision_id, number }) => (
          <option key={revision_id} value={revision_id}>
            {words.revision(number)}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <section class="compare" aria-labelledby="compare-title">
      <h3 id="compare-title">{words.compare}</h3>
      <div class="compare-choice">
        {choice(words.from, 'compare-from', from)}
        {choice(words.to, 'compare-to', to)}
      </div>
      {pair.value && <RevisionDiff before={pair.value[0]} after={pair.value[1]} />}
    </section>
  );
}
