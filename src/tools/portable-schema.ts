import { cutText, stripInvisible } from '../base/index.ts';
import { isObject, resolvePointer } from './json-pointer.ts';
import type { JsonSchema } from './tool.ts';

/** A schema that every provider can read, and what had to be given up for it. */
export interface PortableSchema {
  readonly schema: JsonSchema;
  /** False where the portable form allows more than the original: recursion cut, keywords dropped. */
  readonly exact: boolean;
  /** Arguments whose names providers refuse; they can be told only in the description. */
  readonly unnamed: readonly string[];
}

/** What Anthropic takes as the name of a property. */
const PROPERTY_NAME = /^[a-zA-Z0-9_.-]{1,64}$/;
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
const MAX_DEPTH = 24;
const MAX_NODES = 4_000;
const MAX_TEXT = 4_000;

/**
 * One tool's input schema as plain JSON Schema 2020-12 without references: local `$ref`s are put in place (a
 * recursive one ends in its bare type), older dialects are translated, `additionalProperties: false` stands at
 * every level that lists its properties and does not say otherwise, and whatever is not a valid keyword goes.
 * Total: any value gives an object schema at the root, and the result is a finite tree of bounded size.
 */
export function portableSchema(raw: unknown): PortableSchema {
  const root = isObject(raw) ? raw : {};
  const context: Context = { root, exact: isObject(raw), nodes: 0, unnamed: [], path: new Set() };
  const schema = foldRoot(convert(root, context, 0), context);
  return { schema, exact: context.exact, unnamed: context.unnamed };
}

interface Context {
  readonly root: JsonSchema;
  exact: boolean;
  nodes: number;
  readonly unnamed: string[];
  /** Schemas that are being converted just now: meeting one again is recursion. */
  readonly path: Set<object>;
}

type Node = { readonly [key: string]: unknown };

function convert(raw: unknown, context: Context, depth: number): Node {
  if (raw === true) return {};
  if (!isObject(raw)) {
    context.exact = false;
    return {};
  }
  context.nodes += 1;
  if (depth > MAX_DEPTH || context.nodes > MAX_NODES || context.path.has(raw)) {
    context.exact = false;
    return bareType(raw);
  }
  context.path.add(raw);
  try {
    const target = referenced(raw, context, depth);
    const own = convertKeywords(raw, context, depth);
    return target === undefined ? own : mergeNodes(target, own);
  } finally {
    context.path.delete(raw);
  }
}

function referenced(raw: Node, context: Context, depth: number): Node | undefined {
  const reference = raw['$ref'] ?? raw['$dynamicRef'] ?? raw['$recursiveRef'];
  if (reference === undefined) return undefined;
  const target = typeof reference === 'string' ? resolvePointer(context.root, reference) : undefined;
  if (target === undefined) context.exact = false;
  return target === undefined ? undefined : convert(target, context, depth + 1);
}

function bareType(raw: Node): Node {
  const type = raw['type'];
  if (typeof type === 'string' && TYPES.has(type)) return { type };
  return isObject(raw['properties']) ? { type: 'object' } : {};
}

function convertKeywords(raw: Node, context: Context, depth: number): Node {
  const out: [string, unknown][] = [];
  const types = typesOf(raw, context);
  if (types !== undefined) out.push(['type', types]);
  for (const keyword of ['title', 'description']) {
    const text = raw[keyword];
    if (typeof text === 'string') out.push([keyword, cutText(stripInvisible(text), MAX_TEXT)]);
  }
  out.push(...values(raw, context), ...limits(raw, context));
  if (isObject(raw['properties']) || types === 'object') out.push(...objectParts(raw, context, depth));
  out.push(...arrayParts(raw, context, depth));
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    const branches = raw[keyword];
    if (!Array.isArray(branches)) continue;
    const kept = branches
      .filter((branch) => branch !== false)
      .map((branch) => convert(branch, context, depth + 1));
    if (kept.length > 0) out.push([keyword, kept]);
  }
  if (UNSAID.some((keyword) => keyword in raw)) context.exact = false;
  return Object.fromEntries(out);
}

/** Keywords that providers refuse or ignore: the server that owns the tool still checks them. */
const UNSAID = [
  'not',
  'if',
  'then',
  'else',
  'patternProperties',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'minContains',
  'maxContains',
];

function typesOf(raw: Node, context: Context): string | readonly string[] | undefined {
  const given = Array.isArray(raw['type']) ? raw['type'] : raw['type'] === undefined ? [] : [raw['type']];
  const types = [
    ...new Set(given.filter((type): type is string => typeof type === 'string' && TYPES.has(type))),
  ];
  if (types.length < given.length) context.exact = false;
  if (raw['nullable'] === true && types.length > 0 && !types.includes('null')) types.push('null');
  if (types.length === 0) return isObject(raw['properties']) ? 'object' : undefined;
  return types.length === 1 ? types[0] : types;
}

function* values(raw: Node, context: Context): Generator<[string, unknown]> {
  const list = raw['enum'];
  if (Array.isArray(list)) {
    const kept = list.filter((value) => isPlainJson(value, 0));
    if (kept.length < list.length) context.exact = false;
    const unique = [...new Map(kept.map((value) => [JSON.stringify(value), value])).values()];
    if (unique.length > 0) yield ['enum', unique];
  }
  for (const keyword of ['const', 'default']) {
    if (!Object.hasOwn(raw, keyword)) continue;
    if (isPlainJson(raw[keyword], 0)) yield [keyword, raw[keyword]];
    else if (keyword === 'const') context.exact = false;
  }
}

/** JSON with sound text and a sane depth. */
function isPlainJson(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value !== 'object' || depth > 8) return false;
  return Object.entries(value).every(([key, member]) => key.isWellFormed() && isPlainJson(member, depth + 1));
}

const COUNTS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'];
const NUMBERS = ['minimum', 'maximum', 'multipleOf'];

function* limits(raw: Node, context: Context): Generator<[string, unknown]> {
  for (const keyword of COUNTS) {
    const value = raw[keyword];
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) yield [keyword, value];
  }
  for (const keyword of NUMBERS) {
    const value = raw[keyword];
    if (typeof value !== 'number' || !Number.isFinite(value) || (keyword === 'multipleOf' && value <= 0))
      continue;
    // Draft 4 said "exclusive" by a boolean beside the limit.
    const exclusive =
      keyword === 'minimum' ? 'exclusiveMinimum' : keyword === 'maximum' ? 'exclusiveMaximum' : '';
    yield raw[exclusive] === true ? [exclusive, value] : [keyword, value];
  }
  for (const keyword of ['exclusiveMinimum', 'exclusiveMaximum']) {
    const value = raw[keyword];
    if (typeof value === 'number' && Number.isFinite(value)) yield [keyword, value];
  }
  if (typeof raw['uniqueItems'] === 'boolean') yield ['uniqueItems', raw['uniqueItems']];
  const format = raw['format'];
  if (typeof format === 'string' && /^[a-z][a-z0-9-]{0,40}$/.test(format)) yield ['format', format];
  const pattern = raw['pattern'];
  if (typeof pattern === 'string') {
    if (isPattern(pattern)) yield ['pattern', pattern];
    else context.exact = false;
  }
}

function isPattern(pattern: string): boolean {
  if (pattern.length > 1_000 || !pattern.isWellFormed()) return false;
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    // Not a pattern of ECMA-262, as JSON Schema wants it: it would fail the whole request.
    return false;
  }
}

function* objectParts(raw: Node, context: Context, depth: number): Generator<[string, unknown]> {
  const given = isObject(raw['properties']) ? Object.entries(raw['properties']) : [];
  const named = given.filter(([name, schema]) => schema !== false && PROPERTY_NAME.test(name));
  const unnamed = given.filter(([name]) => !PROPERTY_NAME.test(name)).map(([name]) => name);
  if (unnamed.length > 0) {
    context.exact = false;
    context.unnamed.push(...unnamed);
  }
  const names = new Set(named.map(([name]) => name));
  if (given.length > 0 || depth === 0) {
    yield [
      'properties',
      Object.fromEntries(named.map(([name, schema]) => [name, convert(schema, context, depth + 1)])),
    ];
  }
  const required = Array.isArray(raw['required']) ? raw['required'].filter((name) => names.has(name)) : [];
  if (required.length > 0) yield ['required', [...new Set(required)]];
  const more = raw['additionalProperties'];
  // A level with arguments that could not be named stays open for them.
  if (unnamed.length > 0) return;
  if (more === false || (more === undefined && named.length > 0 && !isComposed(raw)))
    yield ['additionalProperties', false];
  else if (isObject(more)) yield ['additionalProperties', convert(more, context, depth + 1)];
  else if (more === true) yield ['additionalProperties', true];
}

/** Alternatives may bring further properties, which a `false` here would forbid. */
function isComposed(raw: Node): boolean {
  return ['anyOf', 'oneOf', 'allOf', '$ref', 'patternProperties', 'if'].some((keyword) => keyword in raw);
}

function* arrayParts(raw: Node, context: Context, depth: number): Generator<[string, unknown]> {
  const items = raw['items'];
  // Before 2020-12 a list of items was a tuple, and `additionalItems` the rest.
  const tuple = Array.isArray(items)
    ? items
    : Array.isArray(raw['prefixItems'])
      ? raw['prefixItems']
      : undefined;
  const rest = Array.isArray(items) ? raw['additionalItems'] : items;
  if (tuple !== undefined && tuple.length > 0) {
    yield ['prefixItems', tuple.map((item) => convert(item, context, depth + 1))];
  }
  if (isObject(rest)) yield ['items', convert(rest, context, depth + 1)];
  else if (typeof rest === 'boolean') yield ['items', rest ? {} : false];
}

/** Both hold: properties and requirements add up; of two that say the same keyword the second, nearer one stands. */
function mergeNodes(a: Node, b: Node): Node {
  const merged: { [key: string]: unknown } = { ...a, ...b };
  if (isObject(a['properties']) && isObject(b['properties'])) {
    merged['properties'] = Object.fromEntries([
      ...Object.entries(a['properties']),
      ...Object.entries(b['properties']),
    ]);
  }
  const required = union(a['required'], b['required']);
  if (required.length > 0) merged['required'] = required;
  return merged;
}

/**
 * Providers want a plain object at the root. Alternatives are folded in: what every branch requires is required,
 * what any branch knows is known. Nested alternatives stay.
 */
function foldRoot(node: Node, context: Context): JsonSchema {
  let folded: Node = { ...node, type: 'object' };
  if (node['type'] !== 'object' && node['type'] !== undefined) context.exact = false;
  for (let round = 0; round < MAX_DEPTH; round += 1) {
    const { anyOf, oneOf, allOf, ...rest } = folded;
    if (anyOf === undefined && oneOf === undefined && allOf === undefined) break;
    context.exact = false;
    folded = rest;
    folded = mergeNodes(branchesOf(allOf).reduce(mergeNodes, {}), folded);
    for (const alternatives of [branchesOf(anyOf), branchesOf(oneOf)]) {
      if (alternatives.length > 0) folded = mergeNodes(foldAlternatives(alternatives), folded);
    }
  }
  const { anyOf: _a, oneOf: _o, allOf: _l, enum: _e, const: _c, ...plain } = folded;
  return { ...plain, type: 'object', properties: isObject(plain['properties']) ? plain['properties'] : {} };
}

function branchesOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function foldAlternatives(branches: readonly Node[]): Node {
  const flat = branches.map((branch) => {
    const deeper = (['anyOf', 'oneOf'] as const).flatMap((keyword) => branchesOf(branch[keyword]));
    return deeper.length === 0 ? branch : mergeNodes(foldAlternatives(deeper), branch);
  });
  const objects = flat.filter((branch) => isObject(branch['properties']));
  const forms = new Map<string, unknown[]>();
  for (const branch of objects) {
    for (const [name, schema] of Object.entries(branch['properties'] as Node)) {
      const known = forms.get(name) ?? [];
      if (!known.some((form) => JSON.stringify(form) === JSON.stringify(schema)))
        forms.set(name, [...known, schema]);
    }
  }
  const properties = Object.fromEntries([...forms].map(([name, schemas]) => [name, joined(schemas)]));
  const required = flat.map((branch) => new Set(union(branch['required'], [])));
  const shared = [...(required[0] ?? [])].filter((name) => required.every((names) => names.has(name)));
  // Closed only if every branch is: an open one takes anything.
  const closed = flat.length > 0 && flat.every((branch) => branch['additionalProperties'] === false);
  return {
    properties,
    ...(shared.length > 0 ? { required: shared } : {}),
    ...(closed ? { additionalProperties: false } : {}),
  };
}

/** Constants of a discriminator become one enum; other differing forms stay alternatives of the property. */
function joined(schemas: readonly unknown[]): unknown {
  if (schemas.length === 1) return schemas[0];
  const constants = schemas.map((schema) => (isObject(schema) ? valuesOf(schema) : undefined));
  if (!constants.every((list) => list !== undefined)) return { anyOf: schemas };
  const first = schemas.find(isObject) ?? {};
  const { const: _const, ...rest } = first;
  const types = new Set(schemas.filter(isObject).map((schema) => schema['type']));
  const { type: _type, ...untyped } = rest;
  return { ...(types.size === 1 ? rest : untyped), enum: [...new Set(constants.flat())] };
}

function valuesOf(schema: Node): readonly unknown[] | undefined {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
}

function union(a: unknown, b: unknown): string[] {
  const names = [a, b].flatMap((list) => (Array.isArray(list) ? list : []));
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}
