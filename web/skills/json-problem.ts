const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

type Awaited = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'next' | 'end';

/**
 * Where a text stops being JSON (RFC 8259), as an offset into it; -1 where it is JSON. Engines say this each in words of
 * their own, and not always.
 */
export function jsonProblem(text: string): number {
  const open: string[] = [];
  let awaited: Awaited = 'value';
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const after = (): Awaited => (open.length === 0 ? 'end' : 'next');
  for (;;) {
    take(SPACE);
    const mark = text[at];
    if (awaited === 'end') return at === text.length ? -1 : at;
    if (awaited === 'colon') {
      if (mark !== ':') return at;
      at += 1;
      awaited = 'value';
    } else if (awaited === 'name' || (awaited === 'first name' && mark !== '}')) {
      if (!take(STRING)) return at;
      awaited = 'colon';
    } else if (awaited === 'value' || (awaited === 'first value' && mark !== ']')) {
      if (mark === '{' || mark === '[') {
        open.push(mark === '{' ? '}' : ']');
        at += 1;
        awaited = mark === '{' ? 'first name' : 'first value';
      } else if (take(STRING) || take(SCALAR)) awaited = after();
      else return at;
    } else if (awaited === 'next' && mark === ',') {
      at += 1;
      awaited = open.at(-1) === '}' ? 'name' : 'value';
    } else {
      if (mark === undefined || mark !== open.pop()) return at;
      at += 1;
      awaited = after();
    }
  }
}
