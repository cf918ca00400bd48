import { posix } from 'node:path';
import type { Module } from './read-module.ts';

/**
 * Folders by rank, lowest first: a folder imports lower ranks only, never its own rank's neighbours. `entry` stands for
 * `src/index.ts` and `src/node.ts`.
 */
export const RANKS: readonly (readonly string[])[] = [
  ['base'],
  ['core', 'sqlite'],
  ['ledger', 'skills', 'tools'],
  ['mcp', 'plugins', 'agent'],
  ['app'],
  ['entry'],
  ['cli', 'browser'],
  ['worker'],
  ['web'],
];

/** What other folders may import of a folder, beside its `index.ts`. Files of `core` may be imported singly. */
export const ENTRIES: Readonly<Record<string, RegExp>> = {
  core: /./,
  sqlite: /^engines\/[a-z-]+\.ts$/,
  skills: /^index-(?:node|browser)\.ts$/,
  // Parts that one door needs and another must not load: the file system, feeds, the sample; and types for the page.
  app: /^(?:[a-z-]+-node|index-later|parse-articles|parsed-articles|sample-day|ingest-chunks|import-ledger)\.ts$/,
  // The contract between page and worker; the index would bring the page's own side into the worker.
  browser: /^(?:worker-api|envelope|build|repeatable)\.ts$/,
  entry: /./,
};

interface PackageRule {
  readonly packages: RegExp;
  /** Paths that may import them. */
  readonly allowed: RegExp;
}

export const PACKAGE_RULES: readonly PackageRule[] = [
  { packages: /^(?:node:sqlite|@sqlite\.org\/.*)$/, allowed: /^src\/sqlite\/engines\// },
  { packages: /^@modelcontextprotocol\//, allowed: /^src\/mcp\// },
  { packages: /^comlink$/, allowed: /^(?:worker\/main\.ts$|src\/browser\/)/ },
  {
    packages: /^node:/,
    allowed:
      /^src\/(?:sqlite\/engines\/node-file\.ts|mcp\/transports\/stdio\.ts|node\.ts|cli\/.*|.*-node\.ts)$|^web\/precache-plugin\.ts$/,
  },
];

const CORE_PACKAGES = /^(?:tldts|entities)$/;

/** Every breach of the rules, one line each: who, what, and which rule. */
export function breaches(modules: readonly Module[]): string[] {
  const known = new Set(modules.map(({ path }) => path));
  return [
    ...modules.flatMap((module) => [
      ...module.imports.flatMap((specifier) => importBreach(module.path, specifier)),
      ...coreBreaches(module),
    ]),
    ...cycles(modules, known).map((cycle) => `${cycle.join(' → ')}: a cycle`),
  ];
}

function importBreach(path: string, specifier: string): string[] {
  if (specifier.startsWith('.')) return folderBreach(path, resolve(path, specifier));
  return [
    ...PACKAGE_RULES.filter((rule) => rule.packages.test(specifier) && !rule.allowed.test(path)).map(
      (rule) => `${path} imports ${specifier}, which only ${rule.allowed.source} may`,
    ),
    ...(folderOf(path) === 'core' && !CORE_PACKAGES.test(specifier)
      ? [`${path} imports ${specifier}; core imports base, tldts and entities only`]
      : []),
  ];
}

function folderBreach(path: string, target: string): string[] {
  const from = folderOf(path);
  const to = folderOf(target);
  if (from === to) return [];
  if (from === undefined || to === undefined) return [`${path} imports ${target}: a folder without a rank`];
  if (!(rankOf(to) < rankOf(from))) return [`${path} imports ${target}: ${to} does not stand below ${from}`];
  if (from === 'core' && to !== 'base') return [`${path} imports ${target}; core imports base only`];
  const inside = target.replace(/^(?:src\/)?[^/]+\//, '');
  const allowed = inside === 'index.ts' || ENTRIES[to]?.test(inside);
  return allowed ? [] : [`${path} imports ${target}, which is no entry of ${to}`];
}

function coreBreaches({ path, effects }: Module): string[] {
  if (folderOf(path) !== 'core') return [];
  return effects.map((effect) => `${path} uses ${effect}; core is pure`);
}

function folderOf(path: string): string | undefined {
  if (path === 'src/index.ts' || path === 'src/node.ts') return 'entry';
  return /^(?:src\/([^/]+)\/|(worker|web)\/)/.exec(path)?.slice(1).find(Boolean);
}

function rankOf(folder: string): number {
  const rank = RANKS.findIndex((folders) => folders.includes(folder));
  return rank < 0 ? Number.NaN : rank;
}

function resolve(path: string, specifier: string): string {
  return posix.join(posix.dirname(path), specifier);
}

/** One cycle for each file that closes one, from the file back to itself; type imports count. */
function cycles(modules: readonly Module[], known: ReadonlySet<string>): string[][] {
  const edges = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => resolve(path, specifier))
        .filter((target) => known.has(target)),
    ]),
  );
  const done = new Set<string>();
  const trail: string[] = [];
  const found: string[][] = [];
  const visit = (path: string): void => {
    if (done.has(path)) return;
    const at = trail.indexOf(path);
    if (at >= 0) {
      found.push([...trail.slice(at), path]);
      return;
    }
    trail.push(path);
    for (const target of edges.get(path) ?? []) visit(target);
    trail.pop();
    done.add(path);
  };
  for (const path of [...edges.keys()].sort()) visit(path);
  return found;
}
