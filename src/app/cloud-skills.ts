import { cleanText, isoTime } from '../base/index.ts';
import {
  importSkill,
  type RevisionStatus,
  type SaveCloudSkillResult,
  type SkillFolderEntry,
} from '../skills/index.ts';
import type { Caller } from '../tools/index.ts';
import type { App } from './app.ts';
import { recorded } from './recorded.ts';

/** One skill of the store as a list shows it, drafts and archived ones too. */
export interface CloudSkill {
  readonly skill_id: string;
  readonly slug: string;
  readonly scope: string;
  readonly name: string;
  readonly description: string;
  readonly status: RevisionStatus;
  /** The published revision, else the newest. */
  readonly revision_id: string;
  readonly number: number;
  readonly canonical_hash: string;
  /** How many revisions there are. */
  readonly revisions: number;
  readonly updated_at: string;
}

/** The person's skills in the store, by slug. */
export function listCloudSkills({ skills, skillOwner }: App): readonly CloudSkill[] {
  return skills.skills(skillOwner.scopes).flatMap((skill) => {
    const revisions = skills.revisions(skill);
    const shown = skills.publishedRevision(skill) ?? revisions[0];
    if (shown === undefined) return [];
    return [
      {
        skill_id: skill.skill_id,
        slug: skill.slug,
        scope: skill.scope,
        name: cleanText(shown.name),
        description: cleanText(shown.description),
        status: skill.archived === 1 ? 'archived' : shown.status,
        revision_id: shown.revision_id,
        number: shown.number,
        canonical_hash: shown.canonical_hash,
        revisions: revisions.length,
        updated_at: isoTime(skill.updated_at),
      },
    ];
  });
}

export interface TakeInSkill {
  readonly entries: readonly SkillFolderEntry[];
  readonly action: 'publish' | 'draft';
  /** Where the files come from, as the audit shows it. */
  readonly from: string;
  readonly caller: Caller;
  readonly now: number;
}

/** Saves the files of a folder or zip as the next revision of their skill, and records that. Faults as `importSkill`. */
export function takeInSkill(app: App, skill: TakeInSkill): Promise<SaveCloudSkillResult> {
  const { entries, action, from, caller, now } = skill;
  const act = { name: `skills ${action}`, args: { from, files: entries.length }, caller, now };
  return recorded(app, act, () => importSkill(app.skills, app.skillOwner, now, entries, { action }));
}
