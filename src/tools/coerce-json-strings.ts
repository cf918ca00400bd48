import { isObject, resolvePointer } from './json-pointer.ts';
import type { JsonSchema } from './tool.ts';

type Shape = 'array' | 'object';

/** A string that stands where the schema wants an array or object, and holds one as JSON. */
export interface JsonString {
  readonly path: string;
  readonly shape: Shape;
}

/**
 * Agents sometimes pass an array or object argument as a JSON string. Where the schema wants an array or object
 * and takes no string, a string that parses to exactly that is replaced by what it holds; everything else stays
 * as it was. The whole arguments may be such a string too. This is the only place with that rule.
 */
export function coerceJsonStrings(schema: JsonSchema, args: unknown): unknown {
  return coerce(schema, schema, args, '', []);
}

/** Where the rule above would apply: for the hint of an error about tools that must be sent what was passed. */
export function findJsonStrings(schema: JsonSchema, args: unknown): JsonString[] {
  const found: JsonString[] = [];
  coerce(schema, schema, args, '', found);
  return found;
}

const MAX_DEPTH = 16;

function coerce(
  root: JsonSchema,
  schema: unknown,
  value: unknown,
  path: string,
  found: JsonString[],
  depth = 0,
): unknown {
  if (depth > MAX_DEPTH) return value;
  const forms = formsOf(root, schema, 0);
  if (typeof value === 'string') {
    const parsed = parseAsWanted(forms, value);
    if (parsed === undefined) return value;
    found.push({ path: path === '' ? 'arguments' : path, shape: Array.isArray(parsed) ? 'array' : 'object' });
    return coerce(root, schema, parsed, path, found, depth + 1);
  }
  if (Array.isArray(value)) {
    const items = forms.map((form) => form['items']).find(isObject);
    if (items === undefined) return value;
    return value.map((item, index) => coerce(root, items, item, `${path}[${index}]`, found, depth + 1));
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, member]) => {
    const property = forms
      .map((form) => form['properties'])
      .find((properties) => isObject(properties) && Object.hasOwn(properties, key));
    if (!isObject(property)) return [key, member] as const;
    return [
      key,
      coerce(root, property[key], member, path === '' ? key : `${path}.${key}`, found, depth + 1),
    ] as const;
  });
  return Object.fromEntries(members);
}

/** The schema itself and its alternatives, references followed; bounded, as they may go in circles. */
function formsOf(root: JsonSchema, schema: unknown, depth: number): { readonly [key: string]: unknown }[] {
  if (!isObject(schema) || depth > 4) return [];
  const reference = schema['$ref'];
  const target =
    typeof reference === 'string' ? formsOf(root, resolvePointer(root, reference), depth + 1) : [];
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => {
    const branches = schema[keyword];
    return Array.isArray(branches)
      ? branches.slice(0, 20).flatMap((branch) => formsOf(root, branch, depth + 1))
      : [];
  });
  return [schema, ...target, ...alternatives];
}

function parseAsWanted(forms: readonly { readonly [key: string]: unknown }[], text: string): unknown {
  const types = new Set(forms.flatMap(typesOf));
  if (types.has('string') || (!types.has('array') && !types.has('object'))) return undefined;
  const start = text.trimStart().charAt(0);
  if (!((start === '[' && types.has('array')) || (start === '{' && types.has('object')))) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON after all: the check of the arguments will name the field.
    return undefined;
  }
}

function typesOf(form: { readonly [key: string]: unknown }): string[] {
  const type = form['type'];
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((name) => typeof name === 'string');
  const samples = Array.isArray(form['enum']) ? form['enum'] : 'const' in form ? [form['const']] : [];
  if (samples.some((sample) => typeof sample === 'string')) return ['string'];
  if (isObject(form['properties'])) return ['object'];
  return form['items'] === undefined ? [] : ['array'];
}
