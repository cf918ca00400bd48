import type { JsonSchema } from './tool.ts';

export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** What a local reference (`#`, `#/$defs/x`, `#/properties/a`) points at; undefined for any other or a broken one. */
export function resolvePointer(root: JsonSchema, reference: string): unknown {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  let value: unknown = root;
  for (const part of reference.split('/').slice(1)) {
    const key = unescapePart(part);
    if (key === undefined || value === null || typeof value !== 'object' || !Object.hasOwn(value, key))
      return undefined;
    value = (value as { readonly [key: string]: unknown })[key];
  }
  return value;
}

function unescapePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    // A stray "%": the pointer names nothing.
    return undefined;
  }
}
