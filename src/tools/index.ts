export {
  type AuditCheck,
  type AuditCheckContext,
  type AuditCheckRequest,
  auditCheck,
} from './audit-check.ts';
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
export {
  DEFER_THRESHOLD,
  type DeferOptions,
  type DeferredList,
  deferTools,
  LIST_BUDGET,
  listTokens,
  offerTools,
} from './defer-tools.ts';
export {
  type AnthropicOptions,
  type AnthropicTool,
  toAnthropicTools,
  toToolReferences,
} from './formats/anthropic.ts';
export { type GeminiFunction, toGeminiTools } from './formats/gemini.ts';
export { type McpTool, toMcpTools } from './formats/mcp.ts';
export {
  type OpenAIChatTool,
  type OpenAIOptions,
  type OpenAIResponsesTool,
  toOpenAIResponsesTools,
  toOpenAITools,
} from './formats/openai.ts';
export { type SendableList, type SendableTool, sendableTools, toolsField } from './formats/sendable.ts';
export { dropStrictNulls, strictSchema } from './formats/strict-schema.ts';
export { type InvokeDeps, type InvokeRequest, invokeTool } from './invoke.ts';
export { compileLinearPattern, type LinearPattern } from './linear-pattern.ts';
export { type ListedTool, listWithTokens } from './list-with-tokens.ts';
export { type MergedTools, mergeSources, type ToolSources } from './merge-sources.ts';
export { type NodeAllowList, type NodeScopeOptions, NodeScopePolicy } from './node-scope-policy.ts';
export { PolicyChain, type PolicyChainOptions } from './policy-chain.ts';
export { type FindingCode, type PolicyFinding, reportPolicies } from './policy-report.ts';
export { type PortableSchema, portableSchema } from './portable-schema.ts';
export { AliasTable, publicName, serverPrefix, type ToolIdentity } from './public-name.ts';
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
export { type CatalogSources, ToolCatalog, type ToolChanges } from './tool-catalog.ts';
export { ToolIndex } from './tool-index.ts';
export { DEFAULT_PRIORITY, type PolicyEvaluation, type ToolPolicy } from './tool-policy.ts';
export { TOOL_NAME, ToolRegistry } from './tool-registry.ts';
export {
  createToolSearch,
  type FoundTool,
  MAX_FOUND,
  type SearchArguments,
  type SearchMode,
  TOOL_SEARCH,
  ToolSearch,
  type ToolSearchResult,
} from './tool-search.ts';
export { BUILT_IN_GROUPS, matchesSelector, type ToolGroups, type ToolSelector } from './tool-selector.ts';
export { callWrites, type ToolTraits, toolTraits } from './tool-traits.ts';
export { validateArguments } from './validate-arguments.ts';
