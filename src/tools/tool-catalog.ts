import { canonicalJson, compareCodeUnits } from '../base/index.ts';
import { type MergedTools, mergeSources } from './merge-sources.ts';
import type { Tool } from './tool.ts';

export interface CatalogSources {
  readonly own: () => readonly Tool[];
  readonly registered?: () => readonly Tool[];
  /** The tools of all connected servers, as they are now. */
  readonly remote?: () => readonly Tool[] | Promise<readonly Tool[]>;
}

/** Public names, in code-unit order. */
export interface ToolChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Description, schema, hints, category or origin are different from before. */
  readonly changed: readonly string[];
}

/**
 * The tools of one host from three sources, as a snapshot: what a turn began with stays until `refreshTools()`,
 * so a list never changes under a call.
 */
export class ToolCatalog {
  readonly #sources: CatalogSources;
  #merged: MergedTools = { tools: [], shadowed: [] };
  #byName: ReadonlyMap<string, Tool> = new Map();

  constructor(sources: CatalogSources) {
    this.#sources = sources;
  }

  /** Reads all sources again and says what is different. The first call fills the catalog. */
  async refreshTools(): Promise<ToolChanges> {
    const remote = (await this.#sources.remote?.()) ?? [];
    const before = this.#byName;
    this.#merged = mergeSources({
      own: this.#sources.own(),
      registered: this.#sources.registered?.() ?? [],
      remote,
    });
    this.#byName = new Map(this.#merged.tools.map((tool) => [tool.name, tool]));
    return compare(before, this.#byName);
  }

  get(name: string): Tool | undefined {
    return this.#byName.get(name);
  }

  list(): readonly Tool[] {
    return this.#merged.tools;
  }

  shadowed(): MergedTools['shadowed'] {
    return this.#merged.shadowed;
  }
}

function compare(before: ReadonlyMap<string, Tool>, after: ReadonlyMap<string, Tool>): ToolChanges {
  const names = (tools: Iterable<string>): string[] => [...tools].sort(compareCodeUnits);
  return {
    added: names(after.keys()).filter((name) => !before.has(name)),
    removed: names(before.keys()).filter((name) => !after.has(name)),
    changed: names(after.keys()).filter((name) => {
      const [old, now] = [before.get(name), after.get(name)];
      return old !== undefined && now !== undefined && old !== now && contractOf(old) !== contractOf(now);
    }),
  };
}

function contractOf({ execute: _execute, validate: _validate, scope: _scope, ...contract }: Tool): string {
  return canonicalJson(contract);
}
