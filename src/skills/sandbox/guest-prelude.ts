/**
 * Runs inside the guest before any of its code and keeps the built-ins it needs, so that a script that changes
 * `JSON` or `Array.prototype` only fools itself. The expression is a function of the host's one function `write`
 * and answers `[finish, describe]`. Nothing here is a boundary: the boundary is the engine.
 */
export const GUEST_PRELUDE = `((write, lineLimit, outputLimit) => {
  'use strict';
  const { String, Error, TypeError, RangeError } = globalThis;
  const { parse, stringify } = JSON;
  const { apply } = Reflect;
  const { slice, startsWith, split } = String.prototype;
  const { join, map } = Array.prototype;
  const { freeze, defineProperty } = Object;

  const show = (value) => {
    if (typeof value === 'string') return value;
    if (typeof value === 'bigint') return String(value) + 'n';
    if (value instanceof Error) return describe(value);
    if (typeof value !== 'object' || value === null) return String(value);
    try { return stringify(value) ?? 'undefined'; } catch (error) { return '[' + describe(error) + ']'; }
  };
  const describe = (error) => {
    try {
      if (!(error instanceof Error)) return 'It threw ' + show(error);
      const where = typeof error.stack === 'string' ? apply(split, error.stack, ['\\n'])[0] : '';
      return String(error.name) + ': ' + String(error.message) + (where ? ' ' + where.trim() : '');
    } catch { return 'It threw a value that cannot be shown'; }
  };
  let open = true;
  const to = (stream) => (...values) => {
    if (!open) return;
    const line = apply(join, apply(map, values, [show]), [' ']);
    open = write(stream, line.length > lineLimit ? apply(slice, line, [0, lineLimit + 1]) : line);
  };
  const console = freeze({
    log: to('stdout'), info: to('stdout'), debug: to('stdout'), warn: to('stderr'), error: to('stderr'),
  });
  defineProperty(globalThis, 'console', { value: console, writable: true, configurable: true, enumerable: false });

  const finish = async (entry, input) => {
    if (!('default' in entry)) return '';
    const main = entry.default;
    if (typeof main !== 'function') throw new TypeError('The default export is not a function');
    const value = await main(parse(input));
    if (value === undefined) return 'null';
    const text = stringify(value);
    if (text === undefined) throw new TypeError('The returned value is a ' + typeof value + ', which is not JSON');
    if (text.length > outputLimit) throw new RangeError('OUTPUT_LIMIT');
    return text;
  };
  return [finish, describe];
})`;
