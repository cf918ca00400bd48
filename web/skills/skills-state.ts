import { computed, signal } from '@preact/signals';
import type { InspectAnswer, TakeInSkill } from '../../src/browser/index.ts';
import { t } from '../i18n/index.ts';
import { announce, tell } from '../state/announce.ts';
import { type ShownFault, shownFault } from '../state/fault.ts';
import { ledger } from '../state/ledger.ts';
import { goTo } from '../state/route.ts';

export type Skill = InspectAnswer<'skills'>[number];
export type Revision = InspectAnswer<'skill_revisions'>[number];
export type Content = InspectAnswer<'skill_revision'>;

export const skills = signal<readonly Skill[] | null>(null);
export const skillsFault = signal<ShownFault | null>(null);
export const query = signal('');
/** Slugs in the order in which recall would offer them; null without a query. */
const recalled = signal<readonly string[] | null>(null);

/** The skills that the search box leaves: as an agent would find them, then drafts and archived ones that it would not. */
export const shownSkills = computed(() => {
  const all = skills.value ?? [];
  const order = recalled.value;
  if (order === null) return all;
  const found = order.flatMap((slug) => all.find((skill) => skill.slug === slug) ?? []);
  const words = query.value.trim().toLowerCase().split(/\s+/);
  const hidden = all.filter((skill) => {
    const text = `${skill.slug}\n${skill.name}\n${skill.description}`.toLowerCase();
    return skill.status !== 'published' && words.every((word) => text.includes(word));
  });
  return [...found, ...hidden.filter((skill) => !found.includes(skill))];
});

/** The skill on the screen, with its revisions (newest first) and the one that is looked at. */
export interface OpenSkill {
  readonly slug: string;
  readonly revisions: readonly Revision[];
  readonly content: Content;
}
export const openSkill = signal<OpenSkill | null>(null);
export const busy = signal(false);

let turn = 0;

export async function loadSkills(): Promise<void> {
  try {
    skills.value = await ledger().inspect({ what: 'skills' });
    await search(query.value);
  } catch (thrown) {
    skillsFault.value = shownFault(thrown);
  }
}

/** Asks recall, as an agent does. An answer that newer words have overtaken is dropped. */
export async function search(text: string): Promise<void> {
  query.value = text;
  turn += 1;
  const mine = turn;
  if (text.trim() === '') {
    recalled.value = null;
    return;
  }
  const slugs: string[] = [];
  let cursor = '';
  do {
    const found = await ledger().call('recall_cloud_skill', { query: text, cursor });
    if (mine !== turn) return;
    const data = found['data'] as
      | { readonly skills: readonly { readonly slug: string }[]; readonly next_cursor?: string }
      | undefined;
    slugs.push(...(data?.skills ?? []).map(({ slug }) => slug));
    cursor = data?.next_cursor ?? '';
  } while (cursor !== '' && slugs.length < 200);
  recalled.value = slugs;
  announce(t().skills.found(shownSkills.value.length));
}

let wanted: { readonly slug: string; readonly revision_id: string | undefined } | null = null;
let skillTurn = 0;

/** Opens a skill at a revision: the given one, else the one that agents get, else the newest. */
export function showSkill(slug: string, revisionId?: string): Promise<void> {
  wanted = { slug, revision_id: revisionId };
  if (openSkill.value?.slug !== slug) openSkill.value = null;
  return readSkill();
}

/** Reads the skill on the screen again, after a write of any tab; another one than before is opened. */
export function followSkill(slug: string): Promise<void> {
  return wanted?.slug === slug ? readSkill() : showSkill(slug);
}

/** What was asked for last counts, whichever answer comes last. */
async function readSkill(): Promise<void> {
  if (wanted === null) return;
  const { slug, revision_id } = wanted;
  skillTurn += 1;
  const mine = skillTurn;
  try {
    const revisions = await ledger().inspect({ what: 'skill_revisions', slug });
    const chosen =
      revisions.find((revision) => revision.revision_id === revision_id) ??
      revisions.find(({ current }) => current) ??
      revisions[0];
    const content = chosen && (await readRevision(slug, chosen.revision_id));
    if (content && mine === skillTurn) openSkill.value = { slug, revisions, content };
  } catch (thrown) {
    if (mine !== skillTurn) return;
    openSkill.value = null;
    skillsFault.value = shownFault(thrown);
  }
}

export function readRevision(slug: string, revision_id: string): Promise<Content> {
  return ledger().inspect({ what: 'skill_revision', slug, revision_id });
}

/** Keeps files or a zip as a draft and opens it, or publishes a revision that is there. */
export async function takeIn(skill: TakeInSkill): Promise<void> {
  await act(async () => {
    const saved = await ledger().takeInSkill(skill);
    await loadSkills();
    if ('revision_id' in skill) {
      tell(t().skills.published(saved.number));
      await showSkill(saved.slug);
    } else {
      tell(saved.changed ? t().skills.imported(saved.slug, saved.number) : t().skills.unchanged);
      await showSkill(saved.slug, saved.revision_id);
      goTo('skills', saved.slug);
    }
  });
}

export async function archive(slug: string, action: 'archive' | 'unarchive'): Promise<void> {
  await act(async () => {
    await ledger().call('save_cloud_skill', { slug, action });
    await loadSkills();
    await showSkill(slug, openSkill.value?.content.revision_id);
    tell(action === 'archive' ? t().skills.archived_said : t().skills.unarchived_said);
  });
}

export async function act(work: () => Promise<void>): Promise<void> {
  busy.value = true;
  skillsFault.value = null;
  try {
    await work();
  } catch (thrown) {
    skillsFault.value = shownFault(thrown);
  } finally {
    busy.value = false;
  }
}
