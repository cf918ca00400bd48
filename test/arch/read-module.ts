import { parseSync } from 'vite';

/** What the rules need to know of one source file. */
export interface Module {
  /** Path from the root of the repository, with `/`. */
  readonly path: string;
  /** Every specifier it names: imports, re-exports, dynamic imports and types, as written. */
  readonly imports: readonly string[];
  /** Uses of the machine it runs on, as written: `Date.now`, `Math.random`, `fetch`, `async`, … */
  readonly effects: readonly string[];
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Names that a pure module never refers to: clocks, chance, locale, I/O, the host. */
const IMPURE_NAMES = new Set([
  'performance',
  'Intl',
  'crypto',
  'fetch',
  'globalThis',
  'process',
  'Buffer',
  'require',
  'console',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'XMLHttpRequest',
  'WebSocket',
  'Worker',
  'localStorage',
  'indexedDB',
  'SharedArrayBuffer',
  'Atomics',
  'Promise',
  'eval',
  'Function',
]);
const IMPURE_MEMBERS = new Set(['Date.now', 'Date.parse', 'Math.random']);
/** Methods whose answer depends on the locale or the time zone of the machine. */
const LOCAL_METHOD =
  /^(?:toLocale\w*|localeCompare|get(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)|toDateString|toTimeString)$/;

/** Reads one file. A file that cannot be parsed is a fault of its own. */
export function readModule(path: string, source: string): Module {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const imports = new Set<string>();
  const effects = new Set<string>();
  walk(program as unknown as Node, undefined, '', (node, parent, field) => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) imports.add(specifier);
    const effect = effectOf(node, parent, field);
    if (effect !== undefined) effects.add(effect);
  });
  return { path, imports: [...imports], effects: [...effects] };
}

type Visit = (node: Node, parent: Node | undefined, field: string) => void;

function walk(node: Node, parent: Node | undefined, field: string, visit: Visit): void {
  visit(node, parent, field);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child)
        walk(child as Node, node, name, visit);
    }
  }
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function specifierOf(node: Node): string | undefined {
  if (!IMPORTING.has(node.type)) return undefined;
  const value = (node['source'] as Node | null | undefined)?.['value'];
  return typeof value === 'string' ? value : undefined;
}

function effectOf(node: Node, parent: Node | undefined, field: string): string | undefined {
  if (node['async'] === true) return 'async';
  if (node.type === 'AwaitExpression') return 'await';
  if (node.type === 'ImportExpression') return 'import()';
  if (node.type === 'MetaProperty') return 'import.meta';
  if (
    (node.type === 'NewExpression' || node.type === 'CallExpression') &&
    nameOf(node['callee']) === 'Date'
  ) {
    const given = node['arguments'] as readonly unknown[];
    return node.type === 'CallExpression' || given.length === 0 ? 'new Date()' : undefined;
  }
  if (node.type === 'MemberExpression' && node['computed'] === false) {
    const property = nameOf(node['property']) ?? '';
    const whole = `${nameOf(node['object'])}.${property}`;
    return IMPURE_MEMBERS.has(whole) ? whole : LOCAL_METHOD.test(property) ? `.${property}` : undefined;
  }
  const name = node.type === 'Identifier' ? nameOf(node) : undefined;
  if (name === undefined || !IMPURE_NAMES.has(name) || parent === undefined) return undefined;
  return isLabel(parent, field) ? undefined : name;
}

function nameOf(node: unknown): string | undefined {
  const name = (node as Node | undefined)?.['name'];
  return typeof name === 'string' ? name : undefined;
}

/** A name that only labels something: `{ crypto: 1 }`, `x.process`, a field or a type. */
function isLabel(parent: Node, field: string): boolean {
  if (parent.type.startsWith('TS')) return true;
  return (field === 'key' || field === 'property') && parent['computed'] !== true;
}
