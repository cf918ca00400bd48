import * as z from 'zod/v4';
import { defineTool } from '../define-tool.ts';
import { profileText } from '../profile-text.ts';
import { profileShape } from '../shapes.ts';

export const showProfile = defineTool({
  name: 'show_profile',
  title: 'Show the profile',
  description:
    "The person's news lens: weighted axes with keywords and reach anchors, place, languages, last scan, gaps, trusted outlets to prefer. Call it first in every news turn.",
  category: 'profile',
  scope: 'profile:read',
  annotations: { readOnlyHint: true, openWorldHint: false },
  input: z.strictObject({}),
  output: profileShape,
  run: async (app) => (await import('../profile-result.ts')).profileResult(app),
  text: profileText,
});
