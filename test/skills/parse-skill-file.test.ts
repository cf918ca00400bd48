import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type ParsedSkillFile, parseSkillFile } from '../../src/skills/skill-file.ts';
import cases from '../data/skills/front-matter.json' with { type: 'json' };

const lenient = (text: string | Uint8Array): ParsedSkillFile =>
  parseSkillFile(text, { path: 'p/SKILL.md', folder_name: 'folder', mode: 'lenient' });
const codes = (parsed: ParsedSkillFile): string[] => parsed.diagnostics.map(({ code }) => code);

describe('parseSkillFile', () => {
  test.each(cases)('reads $case', ({ text, skill, codes: expected, line, hint }) => {
    const parsed = lenient(text);
    expect(codes(parsed).sort()).toEqual([...expected].sort());
    if (skill === null) expect(parsed.skill).toBeNull();
    else expect(parsed.skill).toMatchObject(skill);
    if (line !== undefined) expect(parsed.diagnostics.some((found) => found.line === line)).toBe(true);
    if (hint !== undefined) expect(parsed.diagnostics[0]?.message).toContain(hint);
  });

  test('gives the same answer for text and for its bytes, and for every kind of line end', () => {
    for (const { text } of cases) {
      const plain = lenient(text);
      expect(lenient(new TextEncoder().encode(text))).toEqual(plain);
      expect(lenient(text.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'))).toEqual(plain);
    }
  });

  test('refuses bytes that are not UTF-8, and a file that is too large', () => {
    expect(codes(lenient(new Uint8Array([0x2d, 0xff, 0xfe])))).toEqual(['NOT_UTF8']);
    expect(codes(lenient('x'.repeat(1_048_577)))).toEqual(['FILE_TOO_LARGE']);
  });

  test('never throws, and has a diagnostic whenever there is no skill', () => {
    const piece = fc.constantFrom(
      '---\n',
      '---',
      '\n',
      'name: ',
      'description: ',
      'a: b: c',
      '"',
      '[',
      ']',
      '{',
      '}',
      '- x',
      '*',
      '&a ',
      '!t ',
      '|',
      '>',
      '  ',
      '\t',
      '#',
      '\r',
      ': ',
      '\ufeff',
      '한글',
      '\ud800',
      '<<: *a',
      '...',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 25 }), (parts) => {
        const parsed = lenient(`---\n${parts.join('')}\n---\nbody`);
        expect(parsed.skill !== null || parsed.diagnostics.some(({ severity }) => severity === 'error')).toBe(
          true,
        );
      }),
      { numRuns: 500 },
    );
  });

  test('does not let anchors grow without bound', () => {
    const bomb = [
      'a: &a [x, x]',
      ...'bcdefghijklmnop'
        .split('')
        .map((key, index) => `${key}: &${key} [${Array(9).fill(`*${'abcdefghijklmno'[index]}`).join(', ')}]`),
    ];
    expect(codes(lenient(`---\n${bomb.join('\n')}\n---\n`))).toContain('FRONT_MATTER_UNREADABLE');
  });

  test('a key in the front matter never reaches a prototype', () => {
    lenient('---\nname: a\ndescription: d\n__proto__:\n  polluted: x\nconstructor:\n  prototype: y\n---\n');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('parseSkillFile keeps what public reports lost', () => {
  const of = (yaml: string, body = 'b'): ParsedSkillFile => lenient(`---\n${yaml}\n---\n${body}`);

  test('2: a colon in a description keeps the skill and is reported', () => {
    const parsed = of('name: a\ndescription: Review code. Triggers: on request');
    expect(parsed.skill?.description).toBe('Review code. Triggers: on request');
    expect(codes(parsed)).toEqual(['FRONT_MATTER_RECOVERED']);
  });

  test('4: broken YAML beside allowed-tools gives no skill, so no wider rights', () => {
    expect(of('name: a\ndescription: d\nallowed-tools: Read\nx: [').skill).toBeNull();
  });

  test('8 and 9: a CRLF file has its real values, and its body never holds the fence', () => {
    const { skill } = lenient('---\r\nname: real\r\ndescription: the real one\r\n---\r\n# Title\r\n');
    expect(skill).toMatchObject({ name: 'real', description: 'the real one', body: '# Title\n' });
  });

  test.each([
    ['>', 'one two\n'],
    ['|', 'one\ntwo\n'],
    ['>-', 'one two'],
    ['|+', 'one\ntwo\n'],
  ])('11 and 12: a block scalar with %s is folded, literal or chomped', (sign, expected) => {
    const { skill } = of(`name: a\ndescription: d\nmetadata:\n  note: ${sign}\n    one\n    two`);
    expect(skill?.metadata['note']).toBe(expected);
  });

  test('12: a folded description is shown as text, without its sign', () => {
    expect(of('name: a\ndescription: >-\n  one\n  two').skill?.description).toBe('one two');
  });

  test('14: "key: x" inside folded text is not a field', () => {
    const { skill } = of('name: a\ndescription: >\n  see\n  risk: high');
    expect(skill).toMatchObject({ description: 'see risk: high', risk: 'safe' });
  });

  test('15: a block list item has no dash', () => {
    expect(of('name: a\ndescription: d\ntools:\n  - bash').skill?.tools).toEqual(['bash']);
  });

  test.each([
    ['allowed-tools: Bash(git:*) Bash(jq:*) Read'],
    ['allowed-tools: Bash(git:*), Bash(jq:*), Read'],
    ['allowed-tools: [Bash(git:*), Bash(jq:*), Read]'],
    ['tools:\n  - Bash(git:*)\n  - Bash(jq:*)\n  - Read'],
  ])('16: %j gives the same list', (yaml) => {
    expect(of(`name: a\ndescription: d\n${yaml}`).skill?.tools).toEqual([
      'Bash(git:*)',
      'Bash(jq:*)',
      'Read',
    ]);
  });

  test('16: parentheses keep their spaces', () => {
    expect(of('name: a\ndescription: d\ntools: Bash(git log --oneline, x) Read').skill?.tools).toEqual([
      'Bash(git log --oneline, x)',
      'Read',
    ]);
  });

  test('18: a trailing comma in an unindented block is read and reported', () => {
    const parsed = of('name: a\ndescription: d\nmetadata:\n{\n  "k": "v",\n}');
    expect(parsed.skill?.metadata).toEqual({ k: 'v' });
    expect(codes(parsed)).toEqual(['FRONT_MATTER_RECOVERED']);
  });

  test('19: a missing opening fence is named, with what to do', () => {
    const [found] = lenient('name: a\ndescription: d\n---\nbody').diagnostics;
    expect(found).toMatchObject({ code: 'NO_FRONT_MATTER', severity: 'error' });
    expect(found?.message).toContain('opening "---" is missing');
  });
});
