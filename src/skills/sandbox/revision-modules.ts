import type { Outcome } from '../../base/index.ts';

/** Name of the module that starts a run; no path of a revision can be it. */
export const START_MODULE = 'skope:start';

/** Names what an import could not find; the engine asks for it and gets the error. */
const MISSING = 'skope:missing:';

/** The module that `requested` names inside the module `base`: relative imports within the revision, nothing else. */
export function resolveModule(base: string, requested: string, files: ReadonlyMap<string, string>): string {
  const path = base === START_MODULE ? requested : joinRelative(base, requested);
  return path !== undefined && files.has(path) ? path : `${MISSING}${requested.slice(0, 200)}`;
}

/** The text that the engine compiles; a JSON file becomes a module with that value as default. */
export function moduleSource(name: string, files: ReadonlyMap<string, string>): Outcome<string> {
  const text = files.get(name);
  if (text === undefined) {
    const requested = name.startsWith(MISSING) ? name.slice(MISSING.length) : name;
    const message = `"${requested}" is not a module of this revision; only relative imports of its own files work`;
    return { ok: false, code: 'RESOURCE_NOT_FOUND', message };
  }
  return {
    ok: true,
    value: name.endsWith('.json') ? `export default JSON.parse(${JSON.stringify(text)});` : text,
  };
}

function joinRelative(base: string, requested: string): string | undefined {
  if (!/^\.\.?\//.test(requested)) return undefined;
  const segments = base.split('/').slice(0, -1);
  for (const segment of requested.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (segment !== '..' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
