import type { ToolSpec } from './define-tool.ts';
import { getBrief } from './tools/get-brief.ts';
import { ingestNews } from './tools/ingest-news.ts';
import { markRead } from './tools/mark-read.ts';
import { readingSignal } from './tools/reading-signal.ts';
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
] as unknown as readonly ToolSpec[];
