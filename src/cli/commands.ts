import type { Command } from './command.ts';
import { brief } from './commands/brief.ts';
import { configSet, configShow } from './commands/config.ts';
import { doctor } from './commands/doctor.ts';
import { exportLedger } from './commands/export.ts';
import { ingest } from './commands/ingest.ts';
import { init } from './commands/init.ts';
import { mcp } from './commands/mcp.ts';
import { mcpInstall } from './commands/mcp-install.ts';
import { profile } from './commands/profile.ts';
import { read } from './commands/read.ts';
import { scan } from './commands/scan.ts';
import { undo } from './commands/undo.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  init,
  profile,
  ingest,
  scan,
  brief,
  read,
  undo,
  exportLedger,
  mcp,
  mcpInstall,
  configSet,
  configShow,
  doctor,
];
