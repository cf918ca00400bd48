import type { Command } from './command.ts';
import { audit } from './commands/audit.ts';
import { brief } from './commands/brief.ts';
import { configSet, configShow } from './commands/config.ts';
import { doctor } from './commands/doctor.ts';
import { exportLedger } from './commands/export.ts';
import { importLedger } from './commands/import.ts';
import { ingest } from './commands/ingest.ts';
import { init } from './commands/init.ts';
import { mcp } from './commands/mcp.ts';
import { mcpInstall } from './commands/mcp-install.ts';
import { policyCheck } from './commands/policy-check.ts';
import { profile } from './commands/profile.ts';
import { read } from './commands/read.ts';
import { scan } from './commands/scan.ts';
import { serve } from './commands/serve.ts';
import { skillsAdd } from './commands/skills-add.ts';
import { skillsArchive, skillsUnarchive } from './commands/skills-archive.ts';
import { skillsExport } from './commands/skills-export.ts';
import { skillsFind } from './commands/skills-find.ts';
import { skillsList } from './commands/skills-list.ts';
import { skillsPublish } from './commands/skills-publish.ts';
import { skillsShow } from './commands/skills-show.ts';
import { skillsTrust } from './commands/skills-trust.ts';
import { skillsValidate } from './commands/skills-validate.ts';
import { toolsList } from './commands/tools-list.ts';
import { toolsSearch } from './commands/tools-search.ts';
import { toolsShow } from './commands/tools-show.ts';
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
  importLedger,
  mcp,
  mcpInstall,
  serve,
  skillsAdd,
  skillsList,
  skillsShow,
  skillsFind,
  skillsTrust,
  skillsValidate,
  skillsPublish,
  skillsArchive,
  skillsUnarchive,
  skillsExport,
  toolsList,
  toolsSearch,
  toolsShow,
  policyCheck,
  audit,
  configSet,
  configShow,
  doctor,
];
