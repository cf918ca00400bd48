import type { AuditCheck, Caller } from '../tools/index.ts';
import type { App } from './app.ts';
import { type AuditQuestion, type AuditTrail, auditTrail, exportAudit } from './audit-trail.ts';
import { type CloudSkill, listCloudSkills } from './cloud-skills.ts';
import {
  listSkillRevisions,
  readSkillRevision,
  type SkillRevision,
  type SkillRevisionContent,
  zipSkillRevision,
} from './skill-revisions.ts';
import { explainTool, listTools, showTool, type ToolCard, type ToolListing } from './tool-listing.ts';

interface Where {
  readonly mode?: string | undefined;
  readonly node?: string | undefined;
}
interface OfSkill {
  readonly slug: string;
}
interface OfRevision extends OfSkill {
  readonly revision_id: string;
}

/** What a person may ask about tools, policies, the record and skills, and what comes back. Nothing here writes. */
export interface Inspections {
  readonly places: { readonly ask: unknown; readonly answer: ToolPlaces };
  readonly tools: { readonly ask: Where; readonly answer: ToolListing };
  readonly tool: { readonly ask: Where & { readonly tool: string }; readonly answer: ToolCard };
  readonly policy: { readonly ask: Where & { readonly tool: string }; readonly answer: AuditCheck };
  readonly audit: { readonly ask: AuditQuestion; readonly answer: AuditTrail };
  /** JSON Lines. */
  readonly audit_export: { readonly ask: AuditQuestion; readonly answer: string };
  readonly skills: { readonly ask: unknown; readonly answer: readonly CloudSkill[] };
  readonly skill_revisions: { readonly ask: OfSkill; readonly answer: readonly SkillRevision[] };
  readonly skill_revision: { readonly ask: OfRevision; readonly answer: SkillRevisionContent };
  readonly skill_zip: { readonly ask: OfRevision; readonly answer: Uint8Array };
}
export type Inspection = keyof Inspections;
export type InspectQuestion<W extends Inspection = Inspection> = {
  readonly [What in W]: { readonly what: What } & Inspections[What]['ask'];
}[W];
export type InspectAnswer<W extends Inspection = Inspection> = Inspections[W]['answer'];

/** Where a tool can be asked about: modes that some policy names, nodes that have a list. */
export interface ToolPlaces {
  readonly modes: readonly string[];
  readonly nodes: readonly string[];
}

/** Answers for this caller. Faults: those of the question's own function. */
export function inspect<W extends Inspection>(
  app: App,
  question: InspectQuestion<W>,
  caller: Caller,
  now: number,
): InspectAnswer<W> {
  const answer = ANSWERS[question.what] as Answer<W>;
  return answer(app, question, { caller, now });
}

type Answer<W extends Inspection> = (
  app: App,
  ask: Inspections[W]['ask'],
  context: { readonly caller: Caller; readonly now: number },
) => InspectAnswer<W>;

const ANSWERS: { readonly [W in Inspection]: Answer<W> } = {
  places: placesOf,
  tools: (app, { mode, node }, { caller }) => listTools(app, { mode, node, caller }),
  tool: (app, { tool, mode, node }, { caller }) => showTool(app, tool, { mode, node, caller }),
  policy: (app, { tool, mode, node }, { caller }) => explainTool(app, tool, { mode, node, caller }),
  audit: (app, question, { now }) => auditTrail(app, question, now),
  audit_export: (app, question, { now }) => exportAudit(app, question, now),
  skills: (app) => listCloudSkills(app),
  skill_revisions: (app, { slug }) => listSkillRevisions(app, slug),
  skill_revision: (app, { slug, revision_id }) => readSkillRevision(app, slug, revision_id),
  skill_zip: (app, { slug, revision_id }) => zipSkillRevision(app, slug, revision_id),
};

const USUAL_MODES = ['full_pipeline', 'evaluation', 'dry_run'];

function placesOf({ policies, nodeScopes }: App): ToolPlaces {
  const named = policies.list().map(({ mode }) => mode);
  return {
    modes: [...new Set([...USUAL_MODES, ...named])].filter((mode) => mode !== '*'),
    nodes: nodeScopes?.nodes() ?? [],
  };
}
