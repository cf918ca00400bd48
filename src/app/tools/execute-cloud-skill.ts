import * as z from 'zod/v4';
import { Fault } from '../../base/index.ts';
import { skillEnvelopeText } from '../../skills/index.ts';
import { defineTool } from '../define-tool.ts';

const word = z.string().max(2000).default('');

export const executeCloudSkill = defineTool({
  name: 'execute_cloud_skill',
  title: 'Run a skill’s script',
  description:
    'Runs a JavaScript component of a pinned skill revision in a sandbox without network or files: its default export gets input and returns value. Recall the root first for revision_id and resource.',
  category: 'skills',
  scope: 'skill:execute',
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
    foreignTextHint: true,
  },
  input: z.strictObject({
    skill_id: word,
    slug: word,
    revision_id: word.describe('Always needed.'),
    resource: word.describe('Path or component id.'),
    input: z.unknown().optional().describe('Any JSON value.'),
  }),
  output: z.looseObject({
    ok: z.boolean(),
    value: z.unknown().optional(),
    stdout: z.string(),
    stderr: z.string(),
    truncated: z.boolean(),
    duration_ms: z.number(),
    limits: z.looseObject({}),
    error: z.looseObject({ code: z.string(), message: z.string(), hint: z.string() }).optional(),
    component: z
      .looseObject({
        revision_id: z.string(),
        component_id: z.string(),
        path: z.string(),
        sha256: z.string(),
      })
      .optional(),
  }),
  run: async ({ skills, skillOwner, sandbox }, args, { signal }) => {
    if (!sandbox)
      throw new Fault('UNSUPPORTED_LANGUAGE', 'This host has no sandbox, so no script can be run here.');
    const { executeCloudSkill: execute } = await import('../cloud-skill-calls.ts');
    return await execute(skills, skillOwner, sandbox, args, { signal });
  },
  text: skillEnvelopeText,
  auditNote: ({ component, error }) =>
    [
      ...(component ? [`Component ${component.component_id}, sha256 ${component.sha256}.`] : []),
      ...(error ? [`Ended with ${error.code}.`] : []),
    ].join(' '),
});
