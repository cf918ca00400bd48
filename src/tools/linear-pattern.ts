import { Fault } from '../base/index.ts';

/**
 * A regular expression that cannot hang: it is read into a small automaton and all its states are followed at
 * once (Thompson 1968), so the work is at most states × characters. Takes literals, `.`, classes, `\w \d \s \b`
 * and their opposites, `^ $`, groups, `|`, and `* + ? {m,n}`. Back references and look-around have no such
 * automaton and are refused. Case never counts. Faults: `INVALID_ARGUMENT`, with the place.
 */
export function compileLinearPattern(source: string): LinearPattern {
  if (source.length > MAX_SOURCE)
    throw refuse(`has ${source.length} characters, at most ${MAX_SOURCE} are taken`);
  const states: State[] = [];
  const start = build(parsePattern(source), states, add(states, { kind: 'match' }));
  return new LinearPattern(states, start);
}

const MAX_SOURCE = 200;
const MAX_STATES = 2_000;
const MAX_REPEAT = 100;

type Test = (code: number) => boolean;
type Assertion = 'start' | 'end' | 'word' | 'not_word';

type Syntax =
  | { readonly kind: 'test'; readonly test: Test }
  | { readonly kind: 'assert'; readonly assertion: Assertion }
  | { readonly kind: 'sequence'; readonly parts: readonly Syntax[] }
  | { readonly kind: 'choice'; readonly branches: readonly Syntax[] }
  | { readonly kind: 'repeat'; readonly part: Syntax; readonly least: number; readonly most: number };

type State =
  | { readonly kind: 'match' }
  | { readonly kind: 'test'; readonly test: Test; readonly next: number }
  | { readonly kind: 'assert'; readonly assertion: Assertion; readonly next: number }
  | { readonly kind: 'split'; next: number; readonly other: number };

export class LinearPattern {
  readonly #states: readonly State[];
  readonly #start: number;
  /** In which round each state was last reached: cheaper than a set per character. */
  readonly #reached: Uint32Array;
  #round = 0;
  /** States visited by all calls of `test` together: what a budget is measured by. */
  work = 0;

  constructor(states: readonly State[], start: number) {
    this.#states = states;
    this.#start = start;
    this.#reached = new Uint32Array(states.length);
  }

  /** Whether the pattern occurs anywhere in the text. */
  test(text: string): boolean {
    const codes = Array.from(text.toLowerCase(), (character) => character.codePointAt(0) ?? 0);
    let active: number[] = [];
    this.#nextRound();
    for (let position = 0; position <= codes.length; position += 1) {
      if (this.#follow(this.#start, codes, position, active)) return true;
      const code = codes[position];
      if (code === undefined) return false;
      const next: number[] = [];
      this.#nextRound();
      for (const index of active) {
        const state = this.#states[index];
        if (state?.kind === 'test' && state.test(code) && this.#follow(state.next, codes, position + 1, next))
          return true;
      }
      active = next;
    }
    return false;
  }

  /** Adds the tests that are reached without a character; true when the end of the pattern is. */
  #follow(from: number, codes: readonly number[], position: number, tests: number[]): boolean {
    if (this.#reached[from] === this.#round) return false;
    this.#reached[from] = this.#round;
    this.work += 1;
    const state = this.#states[from];
    if (state === undefined || state.kind === 'match') return true;
    if (state.kind === 'test') {
      tests.push(from);
      return false;
    }
    if (state.kind === 'split') {
      return (
        this.#follow(state.next, codes, position, tests) || this.#follow(state.other, codes, position, tests)
      );
    }
    return holds(state.assertion, codes, position) && this.#follow(state.next, codes, position, tests);
  }

  #nextRound(): void {
    this.#round += 1;
    if (this.#round < 0xffff_ffff) return;
    this.#round = 1;
    this.#reached.fill(0);
  }
}

function holds(assertion: Assertion, codes: readonly number[], position: number): boolean {
  if (assertion === 'start') return position === 0;
  if (assertion === 'end') return position === codes.length;
  const before = isWord(codes[position - 1] ?? -1);
  const after = isWord(codes[position] ?? -1);
  return (before !== after) === (assertion === 'word');
}

function add(states: State[], state: State): number {
  if (states.length >= MAX_STATES)
    throw refuse(`unfolds to more than ${MAX_STATES} states; use smaller repeats`);
  states.push(state);
  return states.length - 1;
}

/** Builds from the end to the front: each piece knows where it goes on. Returns where the piece starts. */
function build(syntax: Syntax, states: State[], next: number): number {
  switch (syntax.kind) {
    case 'test':
      return add(states, { kind: 'test', test: syntax.test, next });
    case 'assert':
      return add(states, { kind: 'assert', assertion: syntax.assertion, next });
    case 'sequence':
      return syntax.parts.reduceRight((after, part) => build(part, states, after), next);
    case 'choice':
      return syntax.branches
        .map((branch) => build(branch, states, next))
        .reduceRight((other, start) => add(states, { kind: 'split', next: start, other }));
    case 'repeat':
      return buildRepeat(syntax, states, next);
  }
}

function buildRepeat(
  { part, least, most }: Extract<Syntax, { kind: 'repeat' }>,
  states: State[],
  next: number,
): number {
  let start = next;
  if (most === Number.POSITIVE_INFINITY) {
    const loop: State = { kind: 'split', next: -1, other: next };
    const index = add(states, loop);
    loop.next = build(part, states, index);
    start = index;
  } else {
    for (let count = least; count < most; count += 1) {
      start = add(states, { kind: 'split', next: build(part, states, start), other: next });
    }
  }
  for (let count = 0; count < least; count += 1) start = build(part, states, start);
  return start;
}

function parsePattern(source: string): Syntax {
  const characters = [...source.replace(/^\(\?[ims]+\)/, '')];
  let position = 0;
  const peek = (): string | undefined => characters[position];
  const take = (): string => {
    const character = characters[position];
    if (character === undefined) throw refuse('ends too early');
    position += 1;
    return character;
  };
  const tree = choice(0);
  if (position < characters.length) throw refuse(`has a ")" too many at character ${position + 1}`);
  return tree;

  function choice(depth: number): Syntax {
    if (depth > 20) throw refuse('is nested too deeply');
    const branches = [sequence(depth)];
    while (peek() === '|') {
      take();
      branches.push(sequence(depth));
    }
    return { kind: 'choice', branches };
  }

  function sequence(depth: number): Syntax {
    const parts: Syntax[] = [];
    for (
      let character = peek();
      character !== undefined && character !== '|' && character !== ')';
      character = peek()
    ) {
      parts.push(repeated(atom(depth)));
    }
    return { kind: 'sequence', parts };
  }

  function repeated(part: Syntax): Syntax {
    const counts = quantifier();
    if (counts === undefined) return part;
    if (peek() === '?' || peek() === '+') take();
    if (quantifier() !== undefined) throw refuse(`repeats a repeat at character ${position}`);
    return { kind: 'repeat', part, ...counts };
  }

  function quantifier(): { least: number; most: number } | undefined {
    const sign = peek();
    if (sign === '*' || sign === '+' || sign === '?') {
      take();
      return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
    }
    const counts = /^\{(\d{1,4})(,?)(\d{0,4})\}/.exec(characters.slice(position, position + 12).join(''));
    if (counts === null) return undefined;
    position += counts[0].length;
    const least = Number(counts[1]);
    const most = counts[2] === '' ? least : counts[3] === '' ? Number.POSITIVE_INFINITY : Number(counts[3]);
    if (least > MAX_REPEAT || (most > MAX_REPEAT && most !== Number.POSITIVE_INFINITY) || most < least) {
      throw refuse(`repeats ${counts[0]}; at most ${MAX_REPEAT} are taken`);
    }
    return { least, most };
  }

  function atom(depth: number): Syntax {
    const character = take();
    if (character === '(') return group(depth);
    if (character === '[') return { kind: 'test', test: characterClass() };
    if (character === '.') return { kind: 'test', test: (code) => code !== 10 };
    if (character === '^') return { kind: 'assert', assertion: 'start' };
    if (character === '$') return { kind: 'assert', assertion: 'end' };
    if (character === '*' || character === '+' || character === '?') {
      throw refuse(`has a "${character}" with nothing before it at character ${position}`);
    }
    if (character !== '\\') return { kind: 'test', test: equals(character) };
    const escaped = take();
    if (escaped === 'b' || escaped === 'B')
      return { kind: 'assert', assertion: escaped === 'b' ? 'word' : 'not_word' };
    if (/[1-9k]/.test(escaped)) throw refuse('uses a back reference, which is not supported');
    return { kind: 'test', test: escapeTest(escaped) };
  }

  function group(depth: number): Syntax {
    if (peek() === '?') {
      take();
      if (take() !== ':') throw refuse('uses look-around or a named group, which are not supported');
    }
    const inner = choice(depth + 1);
    if (peek() !== ')') throw refuse('has a "(" without its ")"');
    take();
    return inner;
  }

  function characterClass(): Test {
    const negated = peek() === '^';
    if (negated) take();
    const tests: Test[] = [];
    for (let first = true; first || peek() !== ']'; first = false) {
      const from = take();
      const single = from === '\\' ? take() : from;
      if (from === '\\' && /[wWdDsS]/.test(single)) tests.push(escapeTest(single));
      else if (peek() === '-' && characters[position + 1] !== ']' && characters[position + 1] !== undefined) {
        take();
        const last = take();
        tests.push(range(single, last === '\\' ? take() : last));
      } else tests.push(from === '\\' ? escapeTest(single) : equals(single));
    }
    take();
    return (code) => tests.some((test) => test(code)) !== negated;
  }
}

function equals(character: string): Test {
  const wanted = character.toLowerCase().codePointAt(0) ?? -1;
  return (code) => code === wanted;
}

function range(first: string, last: string): Test {
  const [low, high] = [first, last].map((character) => character.codePointAt(0) ?? 0) as [number, number];
  if (high < low) throw refuse(`has the class range ${first}-${last}, which is the wrong way round`);
  // The text is in lower case; a range of capitals means their lower-case letters too.
  return (code) => {
    const upper = String.fromCodePoint(code).toUpperCase().codePointAt(0) ?? code;
    return (code >= low && code <= high) || (upper >= low && upper <= high);
  };
}

function escapeTest(escaped: string): Test {
  const controls: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9 };
  const control = controls[escaped];
  if (control !== undefined) return (code) => code === control;
  const test = { w: isWord, d: isDigit, s: isSpace }[escaped.toLowerCase()];
  if (test === undefined) return equals(escaped);
  return escaped === escaped.toLowerCase() ? test : (code) => !test(code);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000;
}

function isWord(code: number): boolean {
  if (code < 0) return false;
  if (code < 128)
    return isDigit(code) || code === 95 || (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return /[\p{L}\p{N}\p{M}]/u.test(String.fromCodePoint(code));
}

function refuse(what: string): Fault {
  return new Fault('INVALID_ARGUMENT', `query: the pattern ${what}.`, {
    hint: 'Simplify the pattern, or search by words (mode "words").',
  });
}
