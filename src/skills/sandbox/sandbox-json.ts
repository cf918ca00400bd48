import type { Outcome } from '../../base/index.ts';
import type { SandboxLimits } from './sandbox-runner.ts';

type JsonOutcome<T> = Outcome<
  T,
  { readonly code: 'NOT_JSON' | 'TOO_LARGE' | 'TOO_DEEP'; readonly message: string }
>;

/** A JSON value as text, within the limits: what is not JSON (a cycle, a BigInt, a function) is named. */
export function inputText(value: unknown, limits: SandboxLimits): JsonOutcome<string> {
  let text: string | undefined;
  try {
    text = JSON.stringify(value === undefined ? null : value);
  } catch (thrown) {
    return failed(
      'NOT_JSON',
      thrown instanceof Error ? (thrown.message.split('\n', 1)[0] ?? '') : String(thrown),
    );
  }
  if (text === undefined) return failed('NOT_JSON', `a ${typeof value} is not JSON`);
  return checkText(text, limits.input_bytes, limits.json_depth);
}

/**
 * The value of a script. A key `__proto__` is left out, since code that copies the value by assignment would set
 * a prototype with it; `dropped` counts them.
 */
export function outputValue(
  text: string,
  limits: SandboxLimits,
): JsonOutcome<{ readonly value: unknown; readonly dropped: number }> {
  const checked = checkText(text, limits.output_bytes, limits.json_depth);
  if (!checked.ok) return checked;
  let dropped = 0;
  const value: unknown = JSON.parse(text, (key, member: unknown) => {
    if (key !== '__proto__') return member;
    dropped += 1;
    return undefined;
  });
  return { ok: true, value: { value, dropped } };
}

function checkText(text: string, bytes: number, depth: number): JsonOutcome<string> {
  const size = countUtf8(text);
  if (size > bytes) return failed('TOO_LARGE', `${size} bytes of JSON, at most ${bytes} are allowed`);
  if (jsonDepth(text) > depth) return failed('TOO_DEEP', `nested deeper than ${depth} levels`);
  return { ok: true, value: text };
}

function failed(code: 'NOT_JSON' | 'TOO_LARGE' | 'TOO_DEEP', message: string): JsonOutcome<never> {
  return { ok: false, code, message };
}

function countUtf8(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // A surrogate pair is two units and four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
  }
  return bytes;
}

/** Greatest nesting of brackets outside strings: found before parsing, so that no recursion meets it. */
function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at + 1);
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === ']' || character === '}') depth -= 1;
  }
  return deepest;
}

function endOfString(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
