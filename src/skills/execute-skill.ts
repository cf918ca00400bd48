import { Fault } from '../base/index.ts';
import { textOfBytes } from './byte-text.ts';
import {
  refuse,
  resolveComponent,
  resolveRevision,
  resolveSkill,
  type SkillOutcome,
} from './resolve-skill.ts';
import { failure } from './sandbox/run-in-worker.ts';
import { settleLimits } from './sandbox/sandbox-limits.ts';
import type { SandboxLimits, SandboxResult, SandboxRunner } from './sandbox/sandbox-runner.ts';
import type { SkillOwner } from './skill-envelope.ts';
import type { ComponentRow, RevisionRow, SkillStore } from './skill-store.ts';

export interface ExecuteCloudSkillArgs {
  readonly skill_id?: string | undefined;
  readonly slug?: string | undefined;
  readonly revision_id?: string | undefined;
  /** Path or id of a script component. */
  readonly resource?: string | undefined;
  /** A JSON value; null where absent. */
  readonly input?: unknown;
}

/** `component` says exactly what was run, for the audit; it is there once the component was found. */
export interface ExecuteCloudSkillResult extends SandboxResult {
  readonly component?: {
    readonly revision_id: string;
    readonly component_id: string;
    readonly path: string;
    readonly sha256: string;
  };
}

/** Files that a script may import. */
const MODULE = /\.(?:m?js|json)$/;

export interface ExecuteOptions {
  readonly signal?: AbortSignal | undefined;
  /** What the person allows, never what the caller asks for. */
  readonly limits?: Partial<SandboxLimits> | undefined;
}

/**
 * Runs a script component of a pinned revision in the sandbox, with that revision's own modules and nothing else.
 * Every expected failure is a result with `ok: false`; checks run in the order of `recallCloudSkill`, then
 * `NOT_A_SCRIPT`, `UNSUPPORTED_LANGUAGE`, `HASH_MISMATCH`, then whatever the run comes to.
 */
export async function executeCloudSkill(
  store: SkillStore,
  owner: SkillOwner,
  sandbox: SandboxRunner,
  args: ExecuteCloudSkillArgs,
  { signal, limits: wished = {} }: ExecuteOptions = {},
): Promise<ExecuteCloudSkillResult> {
  const limits = settleLimits(wished);
  const found = orMismatch(() => findScript(store, owner, args));
  if (!found.ok) return failure(limits, found.code, found.message);
  const { revision, component } = found.value;
  const { component_id, path, sha256 } = component;
  const about = { component: { revision_id: revision.revision_id, component_id, path, sha256 } };
  const files = orMismatch(() => prepareFiles(store, sandbox, found.value));
  if (!files.ok) return { ...failure(limits, files.code, files.message), ...about };
  const job = { entry: path, files: files.value, input: args.input ?? null, limits };
  return { ...(await sandbox.run(job, signal)), ...about };
}

/** Content that does not match its hash is an expected failure here. */
function orMismatch<T>(work: () => SkillOutcome<T>): SkillOutcome<T> {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'HASH_MISMATCH')
      return refuse(thrown.code, thrown.message);
    throw thrown;
  }
}

function findScript(
  store: SkillStore,
  owner: SkillOwner,
  args: ExecuteCloudSkillArgs,
): SkillOutcome<{ readonly revision: RevisionRow; readonly component: ComponentRow }> {
  const { skill_id = '', slug = '', revision_id = '', resource = '' } = args;
  if (skill_id === '' && slug === '') return refuse('INVALID_ARGUMENT', 'skill_id or slug is needed.');
  if (resource === '')
    return refuse('INVALID_ARGUMENT', 'resource is needed: the path or id of a script component.');
  if (revision_id === '') {
    return refuse(
      'REVISION_PINNING_VIOLATION',
      'A script is run from a pinned revision: give its revision_id.',
    );
  }
  const skill = resolveSkill(store, owner, { skill_id, slug });
  if (!skill.ok) return skill;
  const revision = resolveRevision(store, skill.value, revision_id);
  if (!revision.ok) return revision;
  const component = resolveComponent(store, revision.value, resource);
  return component.ok
    ? { ok: true, value: { revision: revision.value, component: component.value } }
    : component;
}

function prepareFiles(
  store: SkillStore,
  sandbox: SandboxRunner,
  { revision, component }: { readonly revision: RevisionRow; readonly component: ComponentRow },
): SkillOutcome<ReadonlyMap<string, string>> {
  const { path, kind } = component;
  if (kind !== 'script') return refuse('NOT_A_SCRIPT', `${path} is a ${kind}, not a script.`);
  if (!sandbox.extensions.some((extension) => path.endsWith(extension))) {
    const runs = sandbox.extensions.join(', ');
    return refuse(
      'UNSUPPORTED_LANGUAGE',
      `${path} cannot be run here: only ${runs} files can. Recall it to read it.`,
    );
  }
  const files = readModules(store, revision);
  return files.has(path) ? { ok: true, value: files } : refuse('SCRIPT_FAILED', `${path} is not UTF-8 text.`);
}

/** The modules of a revision, each checked against its hash just before the run. */
function readModules(store: SkillStore, revision: RevisionRow): Map<string, string> {
  const files = new Map<string, string>();
  for (const { path, sha256 } of store.components(revision)) {
    if (!MODULE.test(path)) continue;
    const text = textOfBytes(store.content(sha256));
    if (text !== null) files.set(path, text.replace(/^\ufeff/, ''));
  }
  return files;
}
