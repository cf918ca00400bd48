import type { SkillSource, SourceEntry, SourceListing } from './skill-source.ts';

/** A source whose files can be changed, for pages and tests. */
export interface MemorySource extends SkillSource {
  set(path: string, content: string | Uint8Array): void;
  /** Removes a file, or a folder with all that is in it. */
  remove(path: string): void;
}

export function createMemorySource(
  root: string,
  files: { readonly [path: string]: string | Uint8Array } = {},
): MemorySource {
  const contents = new Map<string, { readonly bytes: Uint8Array; readonly stamp: string }>();
  let changes = 0;
  const set = (path: string, content: string | Uint8Array): void => {
    changes += 1;
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content.slice();
    contents.set(path, { bytes, stamp: String(changes) });
  };
  for (const [path, content] of Object.entries(files)) set(path, content);

  const list = (folder: string): SourceListing => {
    const prefix = folder === '' ? '' : `${folder}/`;
    const entries = new Map<string, SourceEntry>();
    for (const [path, { bytes, stamp }] of contents) {
      if (!path.startsWith(prefix)) continue;
      const [name = '', ...deeper] = path.slice(prefix.length).split('/');
      if (deeper.length > 0) entries.set(name, { name, kind: 'directory', size: 0, stamp: '' });
      else entries.set(name, { name, kind: 'file', size: bytes.length, stamp });
    }
    return entries.size === 0
      ? { ok: false, reason: 'missing' }
      : { ok: true, entries: [...entries.values()] };
  };

  return {
    root,
    list,
    read: (path) => contents.get(path)?.bytes.slice() ?? null,
    set,
    remove: (path) => {
      for (const key of [...contents.keys()]) {
        if (key === path || key.startsWith(`${path}/`)) contents.delete(key);
      }
    },
  };
}
