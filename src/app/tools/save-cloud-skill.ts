import * as z from 'zod/v4';
import { COMPONENT_KINDS } from '../../skills/index.ts';
import { defineTool } from '../define-tool.ts';

export const saveCloudSkill = defineTool({
  name: 'save_cloud_skill',
  title: 'Save a skill',
  description:
    'Creates a skill or publishes its next immutable revision; the same content again changes nothing. parent_revision_id guards against conflicts. archive and unarchive ignore content. Save only what the person asked to keep.',
  category: 'skills',
  scope: 'memory:write',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({
    slug: z.string().min(1).max(64).describe('Lower-case letters, digits, single hyphens.'),
    name: z.string().optional().describe('Free title.'),
    description: z.string().optional().describe('What it does and when to use it.'),
    instructions: z.string().optional().describe('Body of SKILL.md.'),
    components: z
      .array(
        z.strictObject({
          path: z.string().describe('As "scripts/check.js".'),
          kind: z.enum(COMPONENT_KINDS),
          content: z.string().optional(),
          content_base64: z.string().optional(),
          executable: z.boolean().optional(),
        }),
      )
      .optional(),
    parent_revision_id: z.string().optional(),
    action: z.enum(['publish', 'draft', 'archive', 'unarchive']).optional(),
  }),
  output: z.looseObject({
    skill_id: z.string(),
    slug: z.string(),
    revision_id: z.string(),
    number: z.number().int(),
    canonical_hash: z.string(),
    status: z.enum(['draft', 'published', 'archived']),
    changed: z.boolean(),
    warnings: z.array(z.looseObject({ code: z.string(), message: z.string() })),
  }),
  run: async ({ skills, skillOwner }, args, { now }) => {
    const { saveCloudSkill: save } = await import('../cloud-skill-calls.ts');
    return save(skills, skillOwner, now, args);
  },
  text: (result) =>
    [
      `${result.slug} revision ${result.number} (${result.revision_id}): ${result.status}${result.changed ? '' : ', nothing changed'}.`,
      ...result.warnings.map((warning) => `- ${warning.code}: ${warning.message}`),
    ].join('\n'),
});
