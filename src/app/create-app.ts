import { type Clock, Fault } from '../base/index.ts';
import type { Profile } from '../core/profile.ts';
import { digest, readProfile } from '../ledger/index.ts';
import { type SandboxRunner, SkillStore } from '../skills/index.ts';
import type { Database } from '../sqlite/index.ts';
import {
  AuditStore,
  DEFAULT_POLICIES,
  invokeTool,
  type NodeScopePolicy,
  PolicyChain,
  ToolRegistry,
  toolsForCaller,
} from '../tools/index.ts';
import type { App } from './app.ts';
import { bindTool } from './define-tool.ts';
import { openLedger } from './open-ledger.ts';
import { TOOL_SPECS } from './tool-specs.ts';
import type { WebSearch } from './web-search.ts';

export interface AppOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** Searches the web for `scan_news`; where absent the tool answers `TAVILY_KEY_MISSING`. */
  readonly webSearch?: WebSearch | undefined;
  /** Runs scripts of skills; where absent `execute_cloud_skill` says that this host cannot. */
  readonly sandbox?: SandboxRunner | undefined;
  /** Keeps a copy of the file as it is; called before a ledger of the first skope is carried over. */
  readonly backup?: (() => void) | undefined;
  /** Owner scopes of skills, from configuration: `personal`, names of teams. New skills go to the first. */
  readonly skillScopes?: readonly string[] | undefined;
  /** What the nodes of a pipeline may use; without it no call is narrowed by its node. */
  readonly nodeScopes?: NodeScopePolicy | undefined;
}

/** Opens (and, if needed, migrates) the ledger in `db` and puts our own tools before it. */
export async function createApp(options: AppOptions): Promise<App> {
  const { db, clock, webSearch, sandbox, skillScopes, nodeScopes, backup } = options;
  await openLedger(db, clock, backup ?? (() => undefined));
  const registry = new ToolRegistry();
  const policies = new PolicyChain({ policies: DEFAULT_POLICIES });
  const audit = new AuditStore(db);
  const app: App = {
    db,
    registry,
    policies,
    nodeScopes,
    audit,
    webSearch,
    skills: new SkillStore(db),
    skillOwner: { scopes: skillScopes ?? ['personal'] },
    sandbox,
    profile: () => requireProfile(db),
    toolsFor: (caller) => toolsForCaller({ policies, nodeScopes }, registry.list(), caller),
    call: (name, args, caller, { signal, progress } = {}) => {
      const call = { caller, now: clock(), ...(signal && { signal }), ...(progress && { progress }) };
      return invokeTool({ registry, policies, nodeScopes, audit }, { name, args, call });
    },
    digest: () => digest(db),
    exportDatabase: () => db.serialize(),
    close: () => db.close(),
  };
  for (const spec of TOOL_SPECS) registry.register(bindTool(app, spec));
  return app;
}

/** The stored profile; `NO_PROFILE` before there is one. */
function requireProfile(db: Database): Profile {
  const profile = readProfile(db);
  if (profile) return profile;
  throw new Fault(
    'NO_PROFILE',
    'There is no profile yet. Call update_profile first, with one to six axes and where the person lives.',
    { hint: 'show_profile tells what a profile holds.' },
  );
}
