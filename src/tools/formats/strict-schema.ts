import { isObject } from '../json-pointer.ts';
import type { JsonSchema } from '../tool.ts';

type Node = { readonly [key: string]: unknown };

/** Limits and formats as documented for structured outputs. */
const FORMATS = new Set([
  'date-time',
  'time',
  'date',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uuid',
]);
const MAX_NESTING = 10;
const MAX_PROPERTIES = 5_000;
const MAX_ENUM = 1_000;
const KEPT = [
  'type',
  'description',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'pattern',
  'minItems',
  'maxItems',
];

/**
 * A portable schema in OpenAI's strict form: every property required, optional ones nullable, no object open.
 * undefined where that cannot be said: maps with free keys, values of any type, tuples, `allOf`, too deep or
 * large. A format that is not known there moves into the description. Undo the nulls with `dropStrictNulls`.
 */
export function strictSchema(schema: JsonSchema): JsonSchema | undefined {
  const size = { properties: 0, enums: 0 };
  const strict = convert(schema, size, 0);
  return size.properties > MAX_PROPERTIES || size.enums > MAX_ENUM ? undefined : strict;
}

/**
 * Arguments from a strict call as the tool's own schema wants them: a null that stands for "left out" goes, one
 * that the tool takes stays.
 */
export function dropStrictNulls(schema: JsonSchema, args: unknown): unknown {
  return dropNulls(schema, args);
}

function convert(node: Node, size: { properties: number; enums: number }, depth: number): Node | undefined {
  if (depth > MAX_NESTING) return undefined;
  const alternatives = node['anyOf'] ?? node['oneOf'];
  if (alternatives !== undefined) return convertAlternatives(node, alternatives, size, depth);
  const type = node['type'];
  if (type === undefined && !('enum' in node) && !('const' in node)) return undefined;
  if (
    ['allOf', 'prefixItems', 'uniqueItems', 'minLength', 'maxLength', 'minProperties', 'maxProperties'].some(
      (key) => key in node && !TOLD.has(key),
    )
  ) {
    return undefined;
  }
  const kept = Object.fromEntries(KEPT.filter((key) => key in node).map((key) => [key, node[key]]));
  size.enums += Array.isArray(node['enum']) ? node['enum'].length : 0;
  const told = tell(node, kept);
  const types = Array.isArray(type) ? type : [type];
  if (types.includes('object')) return convertObject(node, told, size, depth);
  if (!types.includes('array')) return told;
  if (!isObject(node['items'])) return undefined;
  const items = convert(node['items'], size, depth + 1);
  return items === undefined ? undefined : { ...told, items };
}

/** Rules that the strict form has no word for, but a sentence in the description carries. */
const TOLD = new Set(['minLength', 'maxLength', 'uniqueItems']);

function tell(node: Node, kept: Node): Node {
  const format = node['format'];
  const known = typeof format === 'string' && FORMATS.has(format);
  const sentences = [
    ...(typeof format === 'string' && !known ? [`Format: ${format}.`] : []),
    ...[...TOLD].filter((key) => key in node).map((key) => `${key}: ${String(node[key])}.`),
    ...('default' in node ? [`Default: ${JSON.stringify(node['default']).slice(0, 200)}.`] : []),
  ];
  const description = [typeof kept['description'] === 'string' ? kept['description'] : '', ...sentences]
    .join(' ')
    .trim();
  return { ...kept, ...(known ? { format } : {}), ...(description === '' ? {} : { description }) };
}

function convertAlternatives(
  node: Node,
  list: unknown,
  size: { properties: number; enums: number },
  depth: number,
): Node | undefined {
  // Beside other rules the alternatives would have to be multiplied out.
  if (Object.keys(node).some((key) => !['anyOf', 'oneOf', 'description', 'title', 'default'].includes(key)))
    return undefined;
  if (!Array.isArray(list) || ('anyOf' in node && 'oneOf' in node)) return undefined;
  const branches = list.map((branch) => (isObject(branch) ? convert(branch, size, depth + 1) : undefined));
  if (branches.length === 0 || branches.some((branch) => branch === undefined)) return undefined;
  return {
    ...tell(node, 'description' in node ? { description: node['description'] } : {}),
    anyOf: branches,
  };
}

function convertObject(
  node: Node,
  kept: Node,
  size: { properties: number; enums: number },
  depth: number,
): Node | undefined {
  const properties = isObject(node['properties']) ? Object.entries(node['properties']) : [];
  const open = node['additionalProperties'] !== false;
  // No properties at the root is a tool without arguments; deeper down it is a map with free keys.
  if (open && !(depth === 0 && properties.length === 0 && node['additionalProperties'] === undefined))
    return undefined;
  size.properties += properties.length;
  const required = new Set(Array.isArray(node['required']) ? node['required'] : []);
  const converted = properties.map(([name, schema]) => {
    const strict = isObject(schema) ? convert(schema, size, depth + 1) : undefined;
    return [name, strict === undefined || required.has(name) ? strict : nullable(strict)] as const;
  });
  if (converted.some(([, schema]) => schema === undefined)) return undefined;
  return {
    ...kept,
    properties: Object.fromEntries(converted),
    required: converted.map(([name]) => name),
    additionalProperties: false,
  };
}

function nullable(schema: Node): Node {
  if (acceptsNull(schema)) return schema;
  if (Array.isArray(schema['anyOf'])) return { ...schema, anyOf: [...schema['anyOf'], { type: 'null' }] };
  const type = schema['type'];
  if (type === undefined || 'enum' in schema || 'const' in schema)
    return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [...(Array.isArray(type) ? type : [type]), 'null'] };
}

function acceptsNull(schema: Node): boolean {
  if (Array.isArray(schema['anyOf'] ?? schema['oneOf'])) {
    return ((schema['anyOf'] ?? schema['oneOf']) as unknown[]).some(
      (branch) => isObject(branch) && acceptsNull(branch),
    );
  }
  if ('const' in schema) return schema['const'] === null;
  if (Array.isArray(schema['enum'])) return schema['enum'].includes(null);
  const type = schema['type'];
  return type === undefined || type === 'null' || (Array.isArray(type) && type.includes('null'));
}

function dropNulls(schema: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = isObject(schema) ? schema['items'] : undefined;
    return value.map((item) => dropNulls(items, item));
  }
  if (!isObject(value)) return value;
  const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
  const kept = Object.entries(value).filter(([name, member]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return member !== null || !isObject(property) || acceptsNull(property);
  });
  return Object.fromEntries(
    kept.map(([name, member]) => [
      name,
      dropNulls(Object.hasOwn(properties, name) ? properties[name] : undefined, member),
    ]),
  );
}
