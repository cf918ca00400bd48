export { AUDIT_SCHEMA } from './audit-schema.ts';
export {
  AUDIT_LIMITS,
  type AuditEntry,
  type AuditLimits,
  type AuditQuery,
  type AuditRecord,
  type AuditRefusal,
  type AuditResult,
  type AuditState,
  AuditStore,
} from './audit-store.ts';
export { coerceJsonStrings, findJsonStrings, type JsonString } from './coerce-json-strings.ts';
export {
  DEFAULT_MODE,
  type Decision,
  decide,
  type Effect,
  isOffered,
  type PolicyContext,
  toolsForCaller,
} from './decide.ts';
export { DEFAULT_POLICIES } from './default-policies.ts';
export { type InvokeDeps, type InvokeRequest, invokeTool } from './invoke.ts';
export { type NodeAllowList, type NodeScopeOptions, NodeScopePolicy } from './node-scope-policy.ts';
export { PolicyChain, type PolicyChainOptions } from './policy-chain.ts';
export { REDACTED, redactSecrets, redactText } from './redact-secrets.ts';
export { type ApprovalRequest, type Approver, Run } from './run.ts';
export {
  type Caller,
  type JsonSchema,
  SCOPES,
  type Scope,
  type Tool,
  type ToolAnnotations,
  type ToolCall,
  type ToolOutput,
  type Validated,
} from './tool.ts';
export { DEFAULT_PRIORITY, type PolicyEvaluation, type ToolPolicy } from './tool-policy.ts';
export { TOOL_NAME, ToolRegistry } from './tool-registry.ts';
export { BUILT_IN_GROUPS, matchesSelector, type ToolGroups, type ToolSelector } from './tool-selector.ts';
export { type ToolTraits, toolTraits } from './tool-traits.ts';
export { validateArguments } from './validate-arguments.ts';
