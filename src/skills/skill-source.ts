/** What stands in a folder. Links are resolved by the source: only a file inside the root is read through one. */
export interface SourceEntry {
  readonly name: string;
  /**
   * `linked-directory`: a link to a directory inside the root; `outside`: a link that leaves the root;
   * `other`: a broken link, a socket, or what cannot be looked at.
   */
  readonly kind: 'file' | 'directory' | 'linked-directory' | 'outside' | 'other';
  /** Bytes; 0 for what is not a file. */
  readonly size: number;
  /** Differs whenever the content may differ from when the same stamp was last seen. */
  readonly stamp: string;
}

export type SourceListing =
  | { readonly ok: true; readonly entries: readonly SourceEntry[] }
  | { readonly ok: false; readonly reason: 'missing' | 'outside' | 'unreadable' };

/**
 * Where skills are read from: a directory, or files in memory. Synchronous, so that a call sees one state. Paths
 * are relative to the root with `/` between segments; '' is the root itself.
 */
export interface SkillSource {
  /** The root as a person would name it; the first part of every path in a diagnostic. */
  readonly root: string;
  list(folder: string): SourceListing;
  /** The bytes of a file inside the root, or null where it is gone or cannot be read. */
  read(path: string): Uint8Array | null;
}

export function joinPath(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('/');
}

export function lastSegment(path: string): string {
  return (
    path
      .split(/[/\\]/u)
      .filter((part) => part !== '')
      .at(-1) ?? ''
  );
}
