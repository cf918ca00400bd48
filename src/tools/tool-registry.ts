import { Fault } from '../base/index.ts';
import type { Tool } from './tool.ts';

/** What every provider accepts as a tool name. */
export const TOOL_NAME = /^[a-zA-Z0-9_-]{1,64}$/;

/**
 * The tools of one host, by public name. Registering gives back its own undo. Names are kept in a Map, so
 * `constructor` or `__proto__` is a name like any other.
 */
export class ToolRegistry {
  readonly #tools = new Map<string, Tool>();
  readonly #listeners = new Set<() => void>();

  /**
   * Adds a tool and returns what takes exactly this one out again (idempotent).
   * Faults: `INVALID_ARGUMENT` for a name that providers refuse, and for a name that is taken.
   */
  register(tool: Tool): () => void {
    if (!TOOL_NAME.test(tool.name)) {
      throw new Fault(
        'INVALID_ARGUMENT',
        `name: "${tool.name}" is not 1 to 64 characters of A-Z, a-z, 0-9, "_" and "-". Use an alias from publicName().`,
      );
    }
    const taken = this.#tools.get(tool.name);
    if (taken !== undefined) {
      throw new Fault(
        'INVALID_ARGUMENT',
        `name: "${tool.name}" is already registered by ${taken.origin}. Take that one out first, or register an alias.`,
      );
    }
    this.#tools.set(tool.name, tool);
    this.#notify();
    return () => {
      if (this.#tools.get(tool.name) !== tool) return;
      this.#tools.delete(tool.name);
      this.#notify();
    };
  }

  get(name: string): Tool | undefined {
    return this.#tools.get(name);
  }

  has(name: string): boolean {
    return this.#tools.has(name);
  }

  /** In the order of registration. */
  list(): Tool[] {
    return [...this.#tools.values()];
  }

  get size(): number {
    return this.#tools.size;
  }

  /** Calls `listener` after each change; returns what stops it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
