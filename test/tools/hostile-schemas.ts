import fc from 'fast-check';

/** Schemas as servers send them and as nobody should: dialects mixed, values of the wrong type, circles, odd names. */
const names = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    'path',
    '__proto__',
    'constructor',
    '$ref',
    '이름',
    'has space',
    '',
    'x'.repeat(80),
    'dot.ted',
    'type',
  ),
  fc.string({ maxLength: 8 }),
);
const junk = fc.oneof(
  fc.constantFrom(null, true, false, 'any', -1, 1.5, '', '\ud800', [], {}, ['x']),
  fc.jsonValue({ maxDepth: 2 }),
);
const types = fc.oneof(
  fc.constantFrom('object', 'array', 'string', 'number', 'integer', 'boolean', 'null'),
  fc.constantFrom('any', 'file', ['string', 'null'], ['string', 'string'], [], 5, null),
);
const references = fc.constantFrom(
  '#',
  '#/$defs/a',
  '#/$defs/b',
  '#/properties/a',
  '#/definitions/c',
  '#/nowhere',
  'https://x.example/s.json',
  '#/%',
  7,
);

const { node } = fc.letrec<{ node: unknown; object: unknown }>((tie) => {
  const nodes = fc.array(tie('node'), { maxLength: 3 });
  const map = fc.dictionary(names, tie('node'), { maxKeys: 4, noNullPrototype: false });
  return {
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<unknown>({}, true, false, { type: 'string' }),
      tie('object'),
      junk,
    ),
    object: fc.record(
      {
        type: types,
        title: fc.oneof(fc.string(), junk),
        description: fc.oneof(fc.string({ unit: 'binary' }), junk),
        properties: fc.oneof({ weight: 5, arbitrary: map }, { weight: 1, arbitrary: junk }),
        required: fc.oneof(fc.array(names, { maxLength: 4 }), junk),
        additionalProperties: fc.oneof(fc.boolean(), tie('node')),
        items: fc.oneof(tie('node'), nodes),
        prefixItems: nodes,
        additionalItems: tie('node'),
        anyOf: fc.oneof(nodes, junk),
        oneOf: nodes,
        allOf: nodes,
        not: tie('node'),
        if: tie('node'),
        $ref: references,
        enum: fc.oneof(fc.array(junk, { maxLength: 4 }), junk),
        const: junk,
        default: junk,
        format: fc.constantFrom('uri', 'email', 'date-time', 'Weird Format', 5),
        pattern: fc.constantFrom('^a+$', '(', '(?<x>a)\\k<x>', '[', 9),
        minimum: fc.oneof(fc.double(), junk),
        exclusiveMinimum: fc.oneof(fc.boolean(), fc.double()),
        multipleOf: fc.oneof(fc.double(), fc.constantFrom(0, -2)),
        minLength: fc.oneof(fc.integer(), junk),
        maxItems: fc.oneof(fc.integer(), junk),
        uniqueItems: junk,
        nullable: fc.boolean(),
        patternProperties: map,
        $defs: fc.record({ a: tie('node'), b: tie('node') }),
        definitions: fc.oneof(fc.record({ c: tie('node') }), junk),
        'x-internal': junk,
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  };
});

/** Mostly objects at the root, some well-formed ones, some that are no schema at all. */
export const hostileSchemas: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: node },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('object'),
      properties: fc.dictionary(
        fc.constantFrom('a', 'b', 'c', 'path'),
        fc.constantFrom<unknown>(
          { type: 'string', format: 'uri' },
          { type: 'integer', minimum: 1 },
          { enum: ['x', 'y'] },
          { type: 'array', items: { type: 'string' } },
        ),
      ),
      required: fc.subarray(['a', 'b']),
    }),
  },
);
