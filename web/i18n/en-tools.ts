const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** The words of the Tools screen; `ko-tools.ts` is typed by this. */
export const enTools = {
  title: 'Tools',
  lede: 'What agents may call, what each costs them, and why a call is let or blocked. One policy for all.',
  place: 'Where would it be called?',
  place_lede: 'The same evaluator answers here that decides on every call.',
  mode: 'Mode',
  modes: { full_pipeline: 'Full run', evaluation: 'Evaluation', dry_run: 'Dry run' } as Readonly<
    Record<string, string | undefined>
  >,
  node: 'Node of a pipeline',
  node_none: 'No node',
  node_hint: 'No node has a list of its own here, so a node narrows nothing.',
  node_hint_lists: 'A node may use what its list names; one without a list may use what the rule says.',
  tokens: (n: number) => count(n, 'token', 'tokens'),
  all: 'all definitions',
  offered: 'offered here',
  sent: 'sent by a loop of skope’s own',
  saved: 'saved by asking on demand',
  list: 'Tools',
  list_lede: 'The bar is what a definition costs in a request. Open one to see who decides.',
  effect: {
    allowed: 'Allowed',
    ask: 'Asks first',
    denied: 'Blocked',
    scope: 'No grant',
    hidden: 'Not offered',
    unknown: 'Unknown',
  },
  no_policy: 'No policy applies here.',
  policies: 'Who decides',
  policy: 'Policy',
  says: 'Says',
  because: 'Because',
  lets: 'lets it',
  blocks: 'blocks it',
  change: 'What would have to change',
  needs: 'Needs the grant',
  category: 'Category',
  origin: 'From',
  record: 'Record',
  record_lede:
    'Every write, refusal and foreign call: written before it happens, secrets blacked out. Reading is not recorded.',
  filter_tool: 'Tool',
  any_tool: 'Every tool',
  filter_outcome: 'Outcome',
  any_outcome: 'All',
  outcome: { done: 'Done', failed: 'Failed', refused: 'Refused', intended: 'Not ended' },
  no_records: 'Nothing is recorded yet. What agents and you change will stand here.',
  no_match: 'No record answers to this.',
  clear: 'Show all',
  export: 'Save as JSON Lines',
  exported: 'The record is saved',
  more: 'Show more',
  showing: (n: number) => `${count(n, 'record', 'records')} shown.`,
  who: { cli: 'command line', mcp: 'agent', page: 'this page', loop: 'skope’s loop' } as Readonly<
    Record<string, string | undefined>
  >,
  by: 'By',
  why: 'Why',
  with: 'Arguments',
  in_mode: 'Mode',
  at_node: 'Node',
  ended: 'Code',
  blocked_by: 'Blocked by',
  of_call: (tool: string, id: number) => `Arguments of ${tool}, record ${id}`,
};

export type ToolWords = typeof enTools;
