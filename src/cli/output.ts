import process from 'node:process';

/** Where a command speaks: text for people, one JSON document for programs (`--json`). */
export interface Output {
  readonly json: boolean;
  /** True on a terminal that shows colours. */
  readonly colour: boolean;
  readonly width: number;
  text(line?: string): void;
  /** Notes that are not the answer; to stderr. */
  note(line: string): void;
  /** The answer: `human` lines, or `value` as JSON. */
  answer(value: unknown, human: () => void): void;
}

export function createOutput(json: boolean): Output {
  const { stdout, stderr, env } = process;
  const text = (line = ''): void => void stdout.write(`${line}\n`);
  return {
    json,
    colour: stdout.isTTY === true && !env['NO_COLOR'] && !json,
    width: Math.min(stdout.columns ?? 100, 110),
    text,
    note: (line) => void stderr.write(`${line}\n`),
    answer: (value, human) => (json ? text(JSON.stringify(value, null, 2)) : human()),
  };
}

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  accent(text: string): string;
}

export function paintFor(output: Pick<Output, 'colour'>): Paint {
  const wrap =
    (code: string) =>
    (text: string): string =>
      output.colour ? `\u001b[${code}m${text}\u001b[0m` : text;
  return { bold: wrap('1'), dim: wrap('2'), accent: wrap('36') };
}
