import * as z from 'zod/v4';
import { MOST_AXES } from '../../core/profile.ts';
import { defineTool } from '../define-tool.ts';
import { profileText } from '../profile-text.ts';
import { axisShape, profileShape, userContextShape } from '../shapes.ts';

export const updateProfile = defineTool({
  name: 'update_profile',
  title: 'Update the profile',
  description: `Replaces the whole set of axes (1 to ${MOST_AXES}), the user context, or both; a part left out stays. Send every axis that is to remain. Weights are normalised to sum 1; the last 30 days are scored again at once. Returns what show_profile does.`,
  category: 'profile',
  scope: 'profile:write',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({
    axes: z.array(axisShape).optional().describe('The whole set of axes, in order.'),
    user_context: userContextShape.optional(),
  }),
  output: profileShape,
  run: async (app, args, call) => {
    const { updateProfile: change } = await import('../update-profile.ts');
    change(app, args, call);
    return (await import('../profile-result.ts')).profileResult(app);
  },
  text: (result) => profileText(result),
});
