import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeUrl } from '../../src/core/normalize-url.ts';
import { OUTLET_PARAMETERS } from '../../src/core/outlet-parameters.ts';
import { TRACKING_PARAMETERS, type TrackingParameter } from '../../src/core/tracking-parameters.ts';
import { anyText } from './any-text.ts';

const RUNS = { numRuns: 10_000, verbose: true } as const;
const LISTED = [...TRACKING_PARAMETERS, ...OUTLET_PARAMETERS];

const segment = fc
  .stringMatching(/^[a-z0-9][a-z0-9-]{0,11}$/u)
  .filter((text) => !/^(?:amp|index|default)$/u.test(text));
const name = fc.oneof(
  fc.constantFrom('id', 'p', 'no', 'idx', 'article', 'ncd', 'q', 'lang'),
  fc.stringMatching(/^zz[a-z]{1,6}$/u),
);
const value = fc.oneof(
  fc.nat().map(String),
  fc.string({ minLength: 1, maxLength: 8 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const parameters = fc.uniqueArray(fc.tuple(name, value), { maxLength: 5, selector: ([key]) => key });
const address = fc.record({ path: fc.array(segment, { minLength: 1, maxLength: 4 }), parameters });

const write = (
  path: readonly string[],
  pairs: readonly (readonly [string, string])[],
  host = 'news.example.org',
): string =>
  `https://${host}/${path.join('/')}${pairs.length === 0 ? '' : `?${pairs.map(([key, text]) => `${key}=${text}`).join('&')}`}`;

function keyOf(url: string): string {
  const result = normalizeUrl(url);
  if (!result.ok) throw new Error(`${url}: ${result.reason}`);
  return result.key;
}

describe('normalizeUrl', () => {
  it('never throws on any string, and is idempotent', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const once = normalizeUrl(raw);
        if (once.ok) expect(normalizeUrl(once.url)).toEqual(once);
      }),
      RUNS,
    );
  });

  it('keeps the key when any listed tracker is added anywhere in the query', () => {
    fc.assert(
      fc.property(address, fc.constantFrom(...LISTED), fc.nat(5), ({ path, parameters: pairs }, rule, at) => {
        const host = rule.hosts?.[0] ?? 'news.example.org';
        const where = rule.path === undefined ? path : pathFor(rule.path);
        const free = pairs.filter(
          ([key]) => !LISTED.some((other) => other.hosts !== undefined && key.startsWith(other.name)),
        );
        const added = [...free];
        added.splice(Math.min(at, free.length), 0, [
          `${rule.name}${rule.match === 'prefix' ? 'x' : ''}`,
          encodeURIComponent(valueFor(rule)),
        ]);
        expect(keyOf(write(where, added, host))).toBe(keyOf(write(where, free, host)));
      }),
      RUNS,
    );
  });

  it('keeps the key when parameters are shuffled', () => {
    const shuffled = address.chain((given) =>
      fc.record({
        given: fc.constant(given),
        order: fc.shuffledSubarray(given.parameters, { minLength: given.parameters.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ given, order }) => {
        expect(keyOf(write(given.path, order))).toBe(keyOf(write(given.path, given.parameters)));
      }),
      RUNS,
    );
  });

  it('changes the key when a path segment changes', () => {
    fc.assert(
      fc.property(address, fc.nat(), segment, ({ path, parameters: pairs }, at, other) => {
        const changed = path.map((part, index) => (index === at % path.length ? other : part));
        fc.pre(changed.join('/') !== path.join('/'));
        expect(keyOf(write(changed, pairs))).not.toBe(keyOf(write(path, pairs)));
      }),
      RUNS,
    );
  });

  it('changes the key when an unlisted parameter is added, dropped or gets another value', () => {
    fc.assert(
      fc.property(address, name, value, ({ path, parameters: pairs }, key, text) => {
        const others = pairs.filter(([other]) => other !== key);
        const before = keyOf(write(path, pairs));
        const after = keyOf(write(path, [...others, [key, text]]));
        const same =
          decodeURIComponent(pairs.find(([other]) => other === key)?.[1] ?? '\u0000') ===
          decodeURIComponent(text);
        expect(before === after).toBe(same);
      }),
      RUNS,
    );
  });

  it('changes the key when one digit changes, in the path or in a value', () => {
    fc.assert(
      fc.property(
        address,
        fc.bigInt({ min: 10n ** 7n, max: 10n ** 15n }),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        ({ path, parameters: pairs }, id, at, step, inPath) => {
          const digits = String(id);
          const index = at % digits.length;
          const changed = `${digits.slice(0, index)}${(Number(digits[index]) + step) % 10}${digits.slice(index + 1)}`;
          const form = (text: string): string =>
            inPath ? write([...path, text], pairs) : write(path, [...pairs, ['zzid', text]]);
          fc.pre(!pairs.some(([key]) => key === 'zzid'));
          expect(keyOf(form(changed))).not.toBe(keyOf(form(digits)));
        },
      ),
      RUNS,
    );
  });
});

const VALUES = ['1', 'rss', 'producthunt', 'true', 'amp', 'print', 'twitter', 'fb', 'r', 'tw', 'hootsuite', 'mobile', 'timeline', '07', '1700000000000', '0123456789ab', '0123456789abcdef0123456789abcdef', 'abcdef', 'rss-a---2', 'x-newsletter', 'with:block-1', '']; // biome-ignore format: a list of samples
const PATHS = [
  'p/story',
  'v/20240501',
  'view/1',
  'articles/1',
  '2024/05/01/story.html',
  'news/view.do',
  'articles/abc',
];

function valueFor(rule: TrackingParameter): string {
  const found = VALUES.find((text) => rule.values === undefined || rule.values.test(text));
  if (found === undefined) throw new Error(`no sample value for ${rule.name}`);
  return found;
}

function pathFor(form: RegExp): string[] {
  const found = PATHS.find((path) => form.test(`/${path}`));
  if (found === undefined) throw new Error(`no sample path for ${form.source}`);
  return found.split('/');
}
