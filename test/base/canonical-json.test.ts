import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canonicalJson,
  estimateTokens,
  Fault,
  sha256Hex,
  sha256Stream,
  toFault,
} from '../../src/base/index.ts';

test('canonicalJson gives equal values equal bytes, whatever the order of keys', () => {
  expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}');
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse());
      expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 1000 },
  );
});

test('sha256Hex agrees with the published vector, whole and in parts', () => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(sha256Hex('abc')).toBe(abc);
  const stream = sha256Stream();
  stream.update('a');
  stream.update('bc');
  expect(stream.hex()).toBe(abc);
});

test('estimateTokens counts ASCII by four and every other character as one', () => {
  expect(estimateTokens('')).toBe(0);
  expect(estimateTokens('abcde')).toBe(2);
  expect(estimateTokens('금리 up')).toBe(3);
  expect(estimateTokens('😀')).toBe(1);
});

test('toFault keeps a Fault and makes INTERNAL of anything else, with its cause', () => {
  const fault = new Fault('NO_PROFILE', 'There is none.');
  expect(toFault(fault)).toBe(fault);
  const cause = new TypeError('x is not a function');
  expect(toFault(cause)).toMatchObject({ code: 'INTERNAL', message: 'x is not a function', cause });
});
