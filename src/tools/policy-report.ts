import type { NodeScopePolicy } from './node-scope-policy.ts';
import type { PolicyChain } from './policy-chain.ts';
import type { Tool } from './tool.ts';
import type { ToolPolicy } from './tool-policy.ts';
import { BUILT_IN_GROUPS, matchesSelector, type ToolGroups, type ToolSelector } from './tool-selector.ts';

export type FindingCode =
  | 'NEVER_MATCHES'
  | 'UNKNOWN_GROUP'
  | 'EMPTY_GROUP'
  | 'IN_BOTH_LISTS'
  | 'EMPTY_ALLOW_LIST'
  | 'DENIES_ALL';

/** Something about the rules that the person should know; no finding changes a decision. */
export interface PolicyFinding {
  readonly code: FindingCode;
  /** The policy, `node:<name>` or `group:<name>`. */
  readonly policy: string;
  readonly selector?: ToolSelector;
  readonly message: string;
}

/** Looks over all rules against the tools that there are. */
export function reportPolicies(
  chain: PolicyChain,
  tools: readonly Tool[],
  nodeScopes?: NodeScopePolicy,
): PolicyFinding[] {
  return [
    ...chain.list().flatMap((policy) => reportPolicy(policy, chain, tools)),
    ...(nodeScopes?.nodes() ?? []).flatMap((node) => {
      const list = nodeScopes?.allowListOf(node);
      return list?.kind === 'list'
        ? reportSelectors(`node:${node}`, list.selectors, chain.groups, tools)
        : [];
    }),
    ...Object.entries(chain.groups).flatMap(([name, members]) =>
      reportGroup(name, members, chain.groups, tools),
    ),
  ];
}

function reportPolicy(policy: ToolPolicy, chain: PolicyChain, tools: readonly Tool[]): PolicyFinding[] {
  const findings = [
    ...reportSelectors(policy.name, policy.allowed ?? [], chain.groups, tools),
    ...reportSelectors(policy.name, policy.denied ?? [], chain.groups, tools),
  ];
  if (policy.allowed !== undefined && policy.denied !== undefined)
    findings.push(...reportBothLists(policy, chain.groups, tools));
  if (policy.allowed?.length === 0) {
    findings.push({
      code: 'EMPTY_ALLOW_LIST',
      policy: policy.name,
      message: `Policy "${policy.name}" has an empty allow-list, so it allows no tool in mode ${policy.mode}.`,
    });
  }
  const all = policy.allowed === undefined && (policy.denied ?? []).includes('*');
  if (all) {
    const voided = chain
      .list()
      .filter((other) => other.allowed !== undefined && (other.mode === policy.mode || policy.mode === '*'));
    const names = voided.map(({ name }) => `"${name}"`).join(', ');
    findings.push({
      code: 'DENIES_ALL',
      policy: policy.name,
      selector: '*',
      message: `Policy "${policy.name}" denies every tool in mode ${policy.mode}${names === '' ? '' : `; the allow-lists of ${names} have no effect there`}.`,
    });
  }
  return findings;
}

/** The allow-list decides alone, so a tool that stands in both lists is allowed: surely not what was meant. */
function reportBothLists(policy: ToolPolicy, groups: ToolGroups, tools: readonly Tool[]): PolicyFinding[] {
  const inList = (tool: Tool, list: readonly ToolSelector[] = []): boolean =>
    list.some((selector) => matchesSelector(tool, selector, groups));
  const byMatch = tools
    .filter((tool) => inList(tool, policy.allowed) && inList(tool, policy.denied))
    .map(({ name }) => name);
  const byText = (policy.allowed ?? []).filter((selector) => policy.denied?.includes(selector));
  return [...new Set([...byMatch, ...byText])].map((selector) => ({
    code: 'IN_BOTH_LISTS' as const,
    policy: policy.name,
    selector,
    message: `"${selector}" is in both lists of policy "${policy.name}"; its allow-list decides alone, so it is allowed. To deny it, use a policy of its own.`,
  }));
}

function reportSelectors(
  policy: string,
  selectors: readonly ToolSelector[],
  groups: ToolGroups,
  tools: readonly Tool[],
): PolicyFinding[] {
  return selectors.flatMap((selector) => {
    const finding = reportSelector(selector, groups, tools);
    return finding === undefined
      ? []
      : [{ ...finding, policy, selector, message: `"${selector}" in ${policy} ${finding.message}` }];
  });
}

function reportSelector(
  selector: ToolSelector,
  groups: ToolGroups,
  tools: readonly Tool[],
): { readonly code: FindingCode; readonly message: string } | undefined {
  if (selector.startsWith('group:')) {
    const name = selector.slice(6);
    if (
      !Object.hasOwn(groups, name) &&
      !Object.hasOwn(BUILT_IN_GROUPS, name) &&
      !name.startsWith('category:')
    ) {
      return {
        code: 'UNKNOWN_GROUP',
        message: `is no group. There are: ${[...Object.keys(BUILT_IN_GROUPS), ...Object.keys(groups)].join(', ')}, category:<name>.`,
      };
    }
    // A built-in group may be empty today and hold a tool tomorrow; that is what it is for.
    return undefined;
  }
  if (/[()\s]/.test(selector))
    return {
      code: 'NEVER_MATCHES',
      message:
        'can never match: a rule is a tool name, a pattern with "*", an origin or a group, without arguments.',
    };
  if (selector === '*' || tools.some((tool) => matchesSelector(tool, selector, groups))) return undefined;
  const near = tools.find(({ name }) => name.toLowerCase() === selector.toLowerCase());
  const ending = tools.find(
    ({ name, original_name }) => name.endsWith(`__${selector}`) || original_name === selector,
  );
  const hint = near ?? ending;
  return {
    code: 'NEVER_MATCHES',
    message: `matches no tool that there is${hint === undefined ? '' : `; did you mean "${hint.name}"?`}.`,
  };
}

function reportGroup(
  name: string,
  members: readonly ToolSelector[],
  groups: ToolGroups,
  tools: readonly Tool[],
): PolicyFinding[] {
  const policy = `group:${name}`;
  const empty = !tools.some((tool) => matchesSelector(tool, policy, groups));
  return [
    ...(empty
      ? [
          {
            code: 'EMPTY_GROUP' as const,
            policy,
            message: `The group "${name}" holds no tool that there is.`,
          },
        ]
      : []),
    ...reportSelectors(policy, members, groups, tools),
  ];
}
