import * as z from 'zod/v4';
import { skillEnvelopeText } from '../../skills/index.ts';
import { defineTool } from '../define-tool.ts';

const word = z.string().max(2000).default('');

export const recallCloudSkill = defineTool({
  name: 'recall_cloud_skill',
  title: 'Recall a skill',
  description:
    'Finds and loads versioned skills in steps. query: descriptors of published skills. skill_id or slug: the root (instructions, revision, resources). With revision_id and resource: one component. Runs nothing.',
  category: 'skills',
  scope: 'memory:read',
  annotations: { readOnlyHint: true, openWorldHint: false, foreignTextHint: true },
  input: z.strictObject({
    query: word.describe('Used when skill_id and slug are empty.'),
    skill_id: word,
    slug: word,
    revision_id: word.describe('Needed for a resource.'),
    resource: word.describe('Path or component id.'),
    cursor: word.describe('next_cursor.'),
  }),
  output: z.looseObject({
    kind: z.enum(['descriptor', 'root', 'resource', 'error']),
    data: z.looseObject({}).optional(),
    error: z.looseObject({ code: z.string(), message: z.string(), hint: z.string() }).optional(),
  }),
  run: async ({ skills, skillOwner }, args) => {
    const { recallCloudSkill: recall } = await import('../cloud-skill-calls.ts');
    return recall(skills, skillOwner, args);
  },
  text: skillEnvelopeText,
});
