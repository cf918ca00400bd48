import { type Schema, Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dropStrictNulls,
  type JsonSchema,
  portableSchema,
  strictSchema,
  toAnthropicTools,
  toGeminiTools,
  toMcpTools,
  toOpenAIResponsesTools,
  toOpenAITools,
  toolsField,
  validateArguments,
} from '../../src/tools/index.ts';
import { hostileSchemas } from './hostile-schemas.ts';
import { makeTool, readData } from './tool-fixtures.ts';

const anthropic = new Validator(readData<Schema>('anthropic-tools.schema.json'), '2020-12', true);
const openai = new Validator(readData<Schema>('openai-tools.schema.json'), '2020-12', true);

function problems(validator: Validator, request: unknown): string[] {
  return validator
    .validate(JSON.parse(JSON.stringify(request)))
    .errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`);
}

/** Strict also wants every property required, which JSON Schema has no word for. */
function requiresAll(node: unknown): boolean {
  if (node === null || typeof node !== 'object') return true;
  const { properties, required } = node as { properties?: object; required?: unknown[] };
  const own =
    properties === undefined ||
    !Array.isArray(required) ||
    Object.keys(properties).every((name) => required.includes(name));
  return own && Object.values(node).every(requiresAll);
}

describe('formats', () => {
  it('are golden for a plain tool', () => {
    for (const { name, tool, anthropic: a, openai: o, mcp } of readData<Golden[]>('golden-formats.json')) {
      const given = makeTool({ name: tool['name'] as string, ...tool });
      expect(toAnthropicTools([given]), name).toEqual([a]);
      expect(toOpenAITools([given]), name).toEqual([o]);
      expect(toMcpTools([given]), name).toEqual([mcp]);
    }
  });
  it('validate against the providers’ request shapes for 500 hostile schemas', () => {
    let strictOnes = 0;
    fc.assert(
      fc.property(hostileSchemas, (input_schema) => {
        const tools = [
          makeTool({ name: 'hostile', input_schema: input_schema as JsonSchema }),
          makeTool({ name: 'good' }),
        ];
        expect(problems(anthropic, { tools: toAnthropicTools(tools) })).toEqual([]);
        const strict = toOpenAITools(tools, { strict: true });
        expect(problems(openai, { chat: toOpenAITools(tools) })).toEqual([]);
        expect(problems(openai, { chat: strict })).toEqual([]);
        expect(problems(openai, { responses: toOpenAIResponsesTools(tools, { strict: true }) })).toEqual([]);
        for (const { function: definition } of strict) {
          if (definition.strict === true) expect(requiresAll(definition.parameters)).toBe(true);
        }
        if (strict[0]?.function.strict === true) strictOnes += 1;
      }),
      { numRuns: 500 },
    );
    expect(strictOnes).toBeGreaterThan(0);
  });
  it('leave the tool and its schema as they are', () => {
    fc.assert(
      fc.property(hostileSchemas, (input_schema) => {
        const before = JSON.stringify(input_schema);
        const tool = makeTool({ name: 'hostile', input_schema: input_schema as JsonSchema });
        toAnthropicTools([tool]);
        toOpenAITools([tool], { strict: true });
        toGeminiTools([tool]);
        expect(JSON.stringify(input_schema)).toBe(before);
      }),
    );
  });
  it('send no invisible characters and no broken text', () => {
    const [sent] = toAnthropicTools([
      makeTool({
        name: 'a',
        description: 'Hi\u{e0041}\u200b\ud800 there',
        input_schema: { properties: { x: { description: 'a\u202eb', enum: ['\ud800', 'ok'] } } },
      }),
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/\\ud800|\u200b|\u202e|\u{e0041}/u);
  });
});

interface Golden {
  readonly name: string;
  readonly tool: { readonly [key: string]: unknown };
  readonly anthropic: unknown;
  readonly openai: unknown;
  readonly mcp: unknown;
}

describe('portableSchema', () => {
  const cases = readData<{ why: string; schema: unknown; expect: unknown }[]>('portable-schemas.json');
  it.each(cases)('$why', ({ schema, expect: wanted }) => {
    expect(portableSchema(schema).schema).toEqual(wanted);
  });
  it('is bounded, and takes its own result', () => {
    fc.assert(
      fc.property(hostileSchemas, (schema) => {
        const once = portableSchema(schema).schema;
        expect(portableSchema(once).schema['type']).toBe('object');
        expect(JSON.stringify(once).length).toBeLessThan(2_000_000);
      }),
    );
  });
  it('ends at circular objects and at references that double', () => {
    const circular: { [key: string]: unknown } = { type: 'object' };
    circular['properties'] = { self: circular };
    expect(portableSchema(circular).schema).toMatchObject({ properties: { self: { type: 'object' } } });
    const $defs = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [
        `d${i}`,
        {
          type: 'object',
          properties: { a: { $ref: `#/$defs/d${i + 1}` }, b: { $ref: `#/$defs/d${i + 1}` } },
        },
      ]),
    );
    expect(JSON.stringify(portableSchema({ $ref: '#/$defs/d0', $defs }).schema).length).toBeLessThan(
      1_000_000,
    );
  });
  it('tells arguments that cannot be named in the description', () => {
    const [sent] = toAnthropicTools([
      makeTool({
        name: 'a',
        description: 'D.',
        input_schema: { type: 'object', properties: { 이름: { type: 'string' } } },
      }),
    ]);
    expect(sent?.description).toContain('"이름"');
    expect(sent?.input_schema['additionalProperties']).toBeUndefined();
  });
});

describe('strictSchema', () => {
  it('accepts what the tool accepts once the nulls are dropped', () => {
    const schema = portableSchema({
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'integer' }, c: { type: ['string', 'null'] } },
      required: ['a'],
    }).schema;
    expect(strictSchema(schema)).toMatchObject({
      required: ['a', 'b', 'c'],
      properties: { b: { type: ['integer', 'null'] } },
    });
    const args = dropStrictNulls(schema, { a: 'x', b: null, c: null });
    expect(args).toEqual({ a: 'x', c: null });
    expect(validateArguments(makeTool({ name: 't', input_schema: schema }), args).ok).toBe(true);
  });
  it.each([
    ['a free map', { type: 'object', properties: { m: { type: 'object' } } }],
    ['an any', { type: 'object', properties: { m: {} } }],
    ['a tuple', { type: 'object', properties: { m: { type: 'array', prefixItems: [{ type: 'string' }] } } }],
    ['an open object', { type: 'object', properties: { m: { type: 'string' } }, additionalProperties: true }],
  ])('is not given for %s', (_, schema) => {
    expect(
      toOpenAITools([makeTool({ name: 't', input_schema: schema })], { strict: true })[0]?.function.strict,
    ).toBe(false);
  });
});

describe('toolsField', () => {
  it('is absent for an empty list', () => {
    expect(toolsField(toAnthropicTools([]))).toEqual({});
  });
});
