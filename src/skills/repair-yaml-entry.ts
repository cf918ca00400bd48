/** A way to read one broken top-level entry, with what was done to it. */
export interface Repair {
  readonly lines: readonly string[];
  readonly message: string;
}

/**
 * The repairs of one entry, most likely first. None removes or invents text: a value is quoted, or white space at
 * the start of a line changes. A quote or bracket that never closes stays broken.
 */
export function repairEntry(lines: readonly string[]): Repair[] {
  return [quoteValue(lines), quoteNested(lines), indentFlow(lines), tabsToSpaces(lines)].filter(
    (repair): repair is Repair => repair !== null,
  );
}

const KEY_VALUE = /^(\s*(?:- )?(?:"[^"]*"\s*|'[^']*'\s*|[^\s:"'#][^:]*):)[ \t]+(\S.*)$/u;

/** `description: Use when: a, b` on one line, or with indented lines that go on with the sentence. */
function quoteValue(lines: readonly string[]): Repair | null {
  const [first = '', ...rest] = lines;
  const match = KEY_VALUE.exec(first);
  const value = match?.[2];
  if (match === null || value === undefined || !isProse(value)) return null;
  const more = rest.filter((line) => line.trim() !== '' && !/^\s*#/u.test(line));
  if (more.some((line) => !/^\s/u.test(line))) return null;
  const whole = [value, ...more].map((part) => withoutComment(part).trim()).join(' ');
  return {
    lines: [`${match[1]} ${JSON.stringify(whole)}`],
    message: 'The value was read as plain text: put it in quotes.',
  };
}

/** The same for the indented `key: value` lines of a nested map. */
function quoteNested(lines: readonly string[]): Repair | null {
  let changed = false;
  const quoted = lines.map((line, index) => {
    const match = index === 0 ? null : KEY_VALUE.exec(line);
    const value = match?.[2];
    if (match === null || value === undefined || !isProse(value) || !/:(?:\s|$)/u.test(value)) return line;
    changed = true;
    return `${match[1]} ${JSON.stringify(withoutComment(value).trim())}`;
  });
  return changed
    ? { lines: quoted, message: 'A nested value was read as plain text: put it in quotes.' }
    : null;
}

/** A `[` or `{` block whose later lines start at column 0. */
function indentFlow(lines: readonly string[]): Repair | null {
  if (!/^[^:]+:\s*(?:[[{].*)?$/u.test(lines[0] ?? '') || lines.length < 2) return null;
  const [first = '', ...rest] = lines;
  if (!/[[{]/u.test(first) && !/^[[{]/u.test(rest[0] ?? '')) return null;
  return {
    lines: [first, ...rest.map((line) => `  ${line}`)],
    message: 'The lines inside the brackets were read as indented: indent them.',
  };
}

function tabsToSpaces(lines: readonly string[]): Repair | null {
  if (!lines.some((line) => /^ *\t/u.test(line))) return null;
  const spaced = lines.map((line) => line.replace(/^[ \t]+/u, (indent) => indent.replaceAll('\t', '  ')));
  return {
    lines: spaced,
    message: 'Tabs at the start of a line were read as two spaces: YAML wants spaces.',
  };
}

/** Text that cannot be anything but a sentence: no flow value, no block scalar, no quote that never closes. */
function isProse(value: string): boolean {
  if (/^(?:[&!]\S*\s+)*[[{|>]/u.test(value)) return false;
  if (!/^["']/u.test(value)) return true;
  const quote = value[0] ?? '';
  const closing = value.indexOf(quote, 1);
  return closing > 0 && value.slice(closing + 1).trim() !== '' && (value.split(quote).length - 1) % 2 === 0;
}

/** YAML's rule: a `#` after white space starts a comment. */
function withoutComment(text: string): string {
  return text.replace(/\s#.*$/u, '');
}
