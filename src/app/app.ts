import type { Profile } from '../core/profile.ts';
import type { SandboxRunner, SkillOwner, SkillStore } from '../skills/index.ts';
import type { Database } from '../sqlite/index.ts';
import type {
  AuditStore,
  Caller,
  NodeScopePolicy,
  PolicyChain,
  Tool,
  ToolOutput,
  ToolRegistry,
} from '../tools/index.ts';
import type { WebSearch } from './web-search.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly progress?: ((done: number, total: number, message?: string) => void) | undefined;
}

/** One ledger with its tools under one policy: what every door (library, MCP, CLI, worker) is made of. */
export interface App {
  readonly db: Database;
  readonly registry: ToolRegistry;
  readonly policies: PolicyChain;
  readonly nodeScopes: NodeScopePolicy | undefined;
  readonly audit: AuditStore;
  readonly webSearch: WebSearch | undefined;
  readonly skills: SkillStore;
  readonly skillOwner: SkillOwner;
  readonly sandbox: SandboxRunner | undefined;
  /** The stored profile; `NO_PROFILE` before there is one. */
  profile(): Profile;
  /** The tools that this caller may list and call, in the order of the registry. */
  toolsFor(caller: Caller): readonly Tool[];
  call(name: string, args: unknown, caller: Caller, options?: CallOptions): Promise<ToolOutput>;
  digest(): string;
  exportDatabase(): Uint8Array;
  close(): void;
}
