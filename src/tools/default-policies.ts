import type { ToolPolicy } from './tool-policy.ts';

/**
 * The policies that a host starts with. The original named tools (run_analyst, run_evaluator, send_notification);
 * ours say the kind, by annotation and category, so that a new tool of the kind is covered too.
 */
export const DEFAULT_POLICIES: readonly ToolPolicy[] = [
  { name: 'dry_run_is_free', mode: 'dry_run', denied: ['group:costs', 'group:notifies'] },
  { name: 'notify_on_request', mode: 'full_pipeline', denied: ['group:notifies'], unless_requested: true },
];
