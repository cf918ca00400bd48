import { Fault, toFault } from '../base/index.ts';
import type { AuditEntry, AuditStore } from './audit-store.ts';
import { type Decision, decide } from './decide.ts';
import type { NodeScopePolicy } from './node-scope-policy.ts';
import type { PolicyChain } from './policy-chain.ts';
import type { ApprovalRequest, Approver, Run } from './run.ts';
import type { Tool, ToolCall, ToolOutput } from './tool.ts';
import type { ToolRegistry } from './tool-registry.ts';
import { callWrites, toolTraits } from './tool-traits.ts';
import { validateArguments } from './validate-arguments.ts';

export interface InvokeDeps {
  readonly registry: Pick<ToolRegistry, 'get'>;
  readonly policies: PolicyChain;
  readonly audit: AuditStore;
  readonly nodeScopes?: NodeScopePolicy | undefined;
}

export interface InvokeRequest {
  readonly name: string;
  readonly args: unknown;
  readonly call: ToolCall;
  /** Given where skope drives the run; then the person is asked where policy says so. */
  readonly run?: Run | undefined;
}

/**
 * The only path to a tool: find → may this caller → validate → ask → record intent → run → record result.
 * Whether the caller may comes before the check of the arguments, as that check would tell the fields of a tool
 * that the caller may not see. Recorded: writes, foreign tools, refusals; a read of ours writes nothing.
 *
 * Faults: `TOOL_NOT_FOUND` (no such tool, or not offered to this caller), `SCOPE_MISSING`, `TOOL_DENIED` (a policy,
 * or the person), `INVALID_ARGUMENT`, and what the tool itself throws. If the intent cannot be recorded, that
 * fault is thrown and nothing was run.
 */
export async function invokeTool(deps: InvokeDeps, request: InvokeRequest): Promise<ToolOutput> {
  const { call, run } = request;
  const tool = find(deps, request);
  admit(deps, request, tool, decide(deps, tool, call.caller, run));
  const args = validated(deps, request, tool);
  // Once more with the arguments: the scope of some tools depends on them.
  const decision = decide(deps, tool, call.caller, run, args);
  admit(deps, request, tool, decision, args);
  const reason = await approved(deps, request, tool, decision, args);
  if (!isRecorded(tool, args)) return await execute(tool, args, call, run);
  const id = deps.audit.intent(entryOf(request, tool, decision.mode, reason, args));
  return await executeRecorded(deps, tool, args, call, run, id);
}

function find(deps: InvokeDeps, request: InvokeRequest): Tool {
  const tool = deps.registry.get(request.name);
  if (tool !== undefined) return tool;
  const fault = notFound(request.name);
  refuse(deps, request, undefined, fault, []);
  throw fault;
}

/** One wording for "there is none" and "not for you", so that neither tells which. */
function notFound(name: string): Fault {
  return new Fault(
    'TOOL_NOT_FOUND',
    `There is no tool "${name.slice(0, 128)}" here. List or search the tools for what there is.`,
  );
}

function admit(
  deps: InvokeDeps,
  request: InvokeRequest,
  tool: Tool,
  decision: Decision,
  args = request.args,
): void {
  const fault = faultOf(tool, decision);
  if (fault === undefined) return;
  refuse(
    deps,
    { ...request, args },
    tool,
    fault,
    decision.blocking_policies,
    explainRefusal(decision, fault),
  );
  throw fault;
}

function faultOf(tool: Tool, decision: Decision): Fault | undefined {
  if (decision.effect === 'hidden') return notFound(tool.name);
  if (decision.effect === 'scope') {
    const scope = decision.missing_scope ?? 'the needed scope';
    return new Fault(
      'SCOPE_MISSING',
      `"${tool.name}" needs the scope ${scope}, which this caller was not granted.`,
      {
        hint: `Ask the person to grant ${scope}; it cannot be given by arguments.`,
      },
    );
  }
  if (decision.effect !== 'denied') return undefined;
  return new Fault(
    'TOOL_DENIED',
    `"${tool.name}" is blocked in mode ${decision.mode}: ${blockingReasons(decision)}.`,
    {
      hint: 'Go on without the tool, or ask the person: only they can change a policy.',
    },
  );
}

function blockingReasons(decision: Decision): string {
  return decision.evaluations
    .filter(({ allowed }) => !allowed)
    .map(({ policy, reason }) => `policy "${policy}": ${reason}`)
    .join('; ');
}

function explainRefusal(decision: Decision, fault: Fault): string {
  return decision.effect === 'hidden'
    ? 'Tools of other servers are never offered to a browser client.'
    : fault.message;
}

function validated(deps: InvokeDeps, request: InvokeRequest, tool: Tool): unknown {
  const result = validateArguments(tool, request.args);
  if (result.ok) return result.args;
  refuse(deps, request, tool, result.fault, []);
  throw result.fault;
}

/** Asks the person where skope drives the run; returns the reason that the audit shows. */
async function approved(
  deps: InvokeDeps,
  request: InvokeRequest,
  tool: Tool,
  decision: Decision,
  args: unknown,
): Promise<string> {
  const { run } = request;
  if (run === undefined || decision.effect !== 'ask') return 'Allowed by every policy that applies.';
  const why = decision.ask_reasons.join(' ');
  if (run.approve === undefined) return deny(`Nobody is there to be asked. ${why}`);
  const answer = await ask(run.approve, { tool, args, reasons: decision.ask_reasons });
  if (answer !== true)
    return deny(`${answer === false ? 'The person was asked and said no.' : answer} ${why}`);
  // An answer takes its time: what was forbidden meanwhile is forbidden.
  admit(deps, request, tool, decide(deps, tool, request.call.caller, run, args), args);
  return `The person was asked and agreed. ${why}`;

  function deny(reason: string): never {
    const fault = new Fault('TOOL_DENIED', `"${tool.name}" was not run. ${reason}`, {
      hint: 'Go on without the tool, or say plainly what it is needed for.',
    });
    refuse(deps, { ...request, args }, tool, fault, ['ask_first'], reason);
    throw fault;
  }
}

/** Only a clear yes is one; an asker that fails is a no with its reason. */
async function ask(approve: Approver, request: ApprovalRequest): Promise<boolean | string> {
  try {
    return (await approve(request)) === true;
  } catch (thrown) {
    return `The person could not be asked (${toFault(thrown).message}).`;
  }
}

function isRecorded(tool: Tool, args: unknown): boolean {
  return toolTraits(tool).foreign || callWrites(tool, args);
}

async function execute(tool: Tool, args: unknown, call: ToolCall, run: Run | undefined): Promise<ToolOutput> {
  try {
    return await tool.execute(args, call);
  } finally {
    // In any case: the error of another server is its text too.
    if (toolTraits(tool).foreign_text) run?.addForeignText(tool.origin === 'skope' ? tool.name : tool.origin);
  }
}

async function executeRecorded(
  deps: InvokeDeps,
  tool: Tool,
  args: unknown,
  call: ToolCall,
  run: Run | undefined,
  id: number,
): Promise<ToolOutput> {
  let output: ToolOutput;
  try {
    output = await execute(tool, args, call, run);
  } catch (thrown) {
    const fault = toFault(thrown);
    const lost = recordResult(deps, id, { state: 'failed', code: fault.code, result_characters: 0 });
    throw lost === undefined ? fault : withNote(fault, lost);
  }
  const failed = output.is_error === true;
  const lost = recordResult(deps, id, {
    state: failed ? 'failed' : 'done',
    code: failed ? 'TOOL_ERROR' : '',
    result_characters: output.text.length,
    note: output.audit_note,
  });
  return lost === undefined ? output : { ...output, text: `${output.text}\n\n${lost}`, unrecorded: lost };
}

/** A recorder fault never hides a result; it is said beside it. */
function recordResult(
  deps: InvokeDeps,
  id: number,
  result: Parameters<AuditStore['result']>[1],
): string | undefined {
  try {
    deps.audit.result(id, result);
    return undefined;
  } catch (thrown) {
    const fault = toFault(thrown);
    return `Note: the call was run, but its result could not be recorded in the audit (${fault.code}: ${fault.message}). Do not repeat it for that.`;
  }
}

function refuse(
  deps: InvokeDeps,
  request: InvokeRequest,
  tool: Tool | undefined,
  fault: Fault,
  blocking: readonly string[],
  reason = fault.message,
): void {
  const entry = entryOf(request, tool, request.call.caller.mode ?? '', reason, request.args);
  try {
    deps.audit.refusal({ ...entry, code: fault.code, blocking_policies: blocking });
  } catch (thrown) {
    throw withNote(
      fault,
      `Note: the refusal could not be recorded in the audit (${toFault(thrown).message}).`,
    );
  }
}

function withNote(fault: Fault, note: string): Fault {
  return new Fault(fault.code, fault.message, { hint: `${fault.hint} ${note}`, cause: fault.cause });
}

function entryOf(
  request: InvokeRequest,
  tool: Tool | undefined,
  mode: string,
  reason: string,
  args: unknown,
): AuditEntry {
  return {
    at: request.call.now,
    tool: tool?.name ?? request.name,
    origin: tool?.origin ?? '',
    caller: request.call.caller,
    mode,
    run: request.run?.id,
    args,
    reason,
  };
}
