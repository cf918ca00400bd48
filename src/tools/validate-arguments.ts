import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { Fault } from '../base/index.ts';
import { coerceJsonStrings, findJsonStrings } from './coerce-json-strings.ts';
import { isObject } from './json-pointer.ts';
import type { JsonSchema, Tool, Validated } from './tool.ts';

/**
 * Arguments checked by the tool's own `validate`, else by its `input_schema`; the fault is `INVALID_ARGUMENT` and
 * names the exact field. Own tools also take JSON strings for arrays and objects; for foreign tools, which get
 * what was passed, the fault says so instead. A foreign schema that cannot be checked here (broken references,
 * endless recursion) lets the call pass: the server that owns the tool checks it.
 */
export function validateArguments(tool: Tool, args: unknown): Validated {
  const given = args ?? {};
  if (tool.validate !== undefined) return tool.validate(coerceJsonStrings(tool.input_schema, given));
  const own = tool.origin === 'skope';
  const candidate = own ? coerceJsonStrings(tool.input_schema, given) : given;
  if (!isObject(candidate)) return invalid('arguments', `expected an object, got ${typeName(candidate)}`);
  const problem = firstProblem(tool.input_schema, candidate, own);
  if (problem === undefined) return { ok: true, args: candidate };
  const [asText] = findJsonStrings(tool.input_schema, candidate);
  if (asText !== undefined) {
    return invalid(
      asText.path,
      `expected an ${asText.shape}, got a JSON string. Pass the ${asText.shape} itself, without quotes`,
    );
  }
  return invalid(problem.field, problem.message);
}

function invalid(field: string, message: string): Validated {
  return {
    ok: false,
    fault: new Fault('INVALID_ARGUMENT', `${field}: ${message}.`, {
      hint: `Correct "${field}" and call again.`,
    }),
  };
}

/** Schema nodes that one check may visit: alternatives of alternatives grow without end. */
const VISIT_BUDGET = 100_000;

class TooManyVisits extends Error {}

function firstProblem(
  schema: JsonSchema,
  args: unknown,
  own: boolean,
): { field: string; message: string } | undefined {
  try {
    const checked = checkableCopy(schema, own);
    const { valid, errors } = new Validator(checked, draftOf(schema), true).validate(args);
    return valid ? undefined : describe(errors);
  } catch (thrown) {
    if (own && !(thrown instanceof TooManyVisits)) throw thrown;
    return undefined;
  }
}

function draftOf(schema: JsonSchema): '4' | '7' | '2019-09' | '2020-12' {
  const dialect = typeof schema['$schema'] === 'string' ? schema['$schema'] : '';
  if (dialect.includes('draft-04')) return '4';
  if (dialect.includes('draft-07') || dialect.includes('draft-06')) return '7';
  return dialect.includes('2019-09') ? '2019-09' : '2020-12';
}

/**
 * The validator writes marks into the schema, so it gets a copy. In a foreign one no regular expression is run
 * (it may be built to hang). Each node counts its visits, by a getter on a keyword that every visit reads.
 */
function checkableCopy(schema: JsonSchema, own: boolean): Schema {
  const budget = { left: VISIT_BUDGET };
  const copy = (value: unknown, underNames: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => copy(item, false));
    if (!isObject(value)) return value;
    const members = Object.entries(value)
      .filter(([key]) => underNames || own || (key !== 'pattern' && key !== 'patternProperties'))
      .map(([key, member]) => {
        if (!underNames && VALUE_KEYWORDS.has(key)) return [key, member] as const;
        return [key, copy(member, !underNames && NAME_KEYWORDS.has(key))] as const;
      });
    const result = Object.fromEntries(members);
    if (!underNames && !Object.hasOwn(result, '$recursiveRef')) countVisits(result, budget);
    return result;
  };
  return copy(schema, false) as Schema;
}

const VALUE_KEYWORDS = new Set(['const', 'enum', 'default', 'examples', 'example', 'required']);
const NAME_KEYWORDS = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependentRequired',
]);

function countVisits(node: object, budget: { left: number }): void {
  Object.defineProperty(node, '$recursiveRef', {
    enumerable: false,
    get: () => {
      budget.left -= 1;
      if (budget.left < 0) throw new TooManyVisits('The schema is too entangled to be checked.');
      return undefined;
    },
  });
}

/** Keywords whose error only says that something further down is wrong. */
const PASSING_ON = new Set([
  'properties',
  'items',
  'prefixItems',
  'additionalItems',
  'additionalProperties',
  'patternProperties',
  '$ref',
  'allOf',
  'dependentSchemas',
  'unevaluatedProperties',
  'unevaluatedItems',
  'then',
  'else',
  'if',
  'contains',
]);

function describe(errors: readonly OutputUnit[]): { field: string; message: string } {
  const culprit = errors.find(({ keyword }) => !PASSING_ON.has(keyword)) ?? errors[0];
  if (culprit === undefined) return { field: 'arguments', message: 'they do not fit the schema of the tool' };
  const path = fieldPath(culprit.instanceLocation);
  if (culprit.keyword === 'required') {
    const missing = /"(.*)"/s.exec(culprit.error)?.[1] ?? '';
    return { field: path === '' ? missing : `${path}.${missing}`, message: 'is required and missing' };
  }
  if (culprit.keyword === 'false') return { field: path, message: 'is not an argument of this tool' };
  if (culprit.keyword === 'anyOf' || culprit.keyword === 'oneOf') {
    return {
      field: path || 'arguments',
      message: 'fits none, or more than one, of the forms that the tool takes',
    };
  }
  return { field: path || 'arguments', message: culprit.error.replace(/\.$/, '') };
}

/** `#/articles/0/url` → `articles[0].url`. */
function fieldPath(location: string): string {
  return location
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
      '',
    );
}

function typeName(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}
