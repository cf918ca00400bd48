export interface LoadedScript {
  readonly path: string;
  readonly bytes: number;
}
export function staticClosure(entry: string): LoadedScript[];
export function builtEntries(root: string): { page: string; worker: string };
export function totalBytes(closure: readonly LoadedScript[]): number;
export function printSizes(root: string): void;
