import type { ToolSpec } from './define-tool.ts';
import { executeCloudSkill } from './tools/execute-cloud-skill.ts';
import { getBrief } from './tools/get-brief.ts';
import { ingestNews } from './tools/ingest-news.ts';
import { markRead } from './tools/mark-read.ts';
import { readingSignal } from './tools/reading-signal.ts';
import { recallCloudSkill } from './tools/recall-cloud-skill.ts';
import { recallContext } from './tools/recall-context.ts';
import { saveCloudSkill } from './tools/save-cloud-skill.ts';
import { scanNews } from './tools/scan-news.ts';
import { showProfile } from './tools/show-profile.ts';
import { undo } from './tools/undo.ts';
import { updateProfile } from './tools/update-profile.ts';

/** Our own tools, in the order in which they are listed. */
export const TOOL_SPECS = [
  showProfile,
  updateProfile,
  ingestNews,
  scanNews,
  getBrief,
  markRead,
  undo,
  readingSignal,
  recallCloudSkill,
  saveCloudSkill,
  executeCloudSkill,
  recallContext,
] as unknown as readonly ToolSpec[];
