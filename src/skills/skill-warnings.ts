import type { Diagnostic, DiagnosticCode } from './diagnostic.ts';
import { findOrders } from './order-patterns.ts';

export interface WarningContext {
  readonly path: string;
  /** The line on which the text starts; 1 where it is a whole file. */
  readonly first_line?: number;
}

interface Rule {
  readonly code: DiagnosticCode;
  readonly pattern: RegExp;
  readonly message: string;
}

/** Emoji joined by U+200D, letters joined in scripts that need it, and the three flags written with tags. */
const HARMLESS =
  /(?<=[\p{Extended_Pictographic}\ufe0f\u{1f3fb}-\u{1f3ff}])\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}])[\u200c\u200d](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}])|\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}|(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu;

const RULES: readonly Rule[] = [
  {
    code: 'HIDDEN_COMMENT',
    pattern: /<!--|<!\[CDATA\[|^\[(?:\/\/|comment|[^\]\n]{0,20})\]:\s*(?:#|<>)\s/gimu,
    message: 'A comment that a reader does not see but a model does.',
  },
  {
    code: 'TAG_CHARACTERS',
    pattern: /[\u{e0000}-\u{e007f}]/gu,
    message: 'Tag characters: text that no screen shows.',
  },
  {
    code: 'BIDI_CONTROL',
    pattern: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    message: 'Direction controls: the text is not in the order in which it is shown.',
  },
  {
    code: 'HIDDEN_CHARACTERS',
    pattern:
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2028\u2029\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0080}-\u{e0fff}]/gu,
    message: 'Zero-width or control characters.',
  },
  {
    code: 'PROMPT_MARKUP',
    pattern:
      /<\s{0,8}\/?\s{0,8}(?:available[_-]?skills?|skills?|skill[_-]?content|system(?:[_-](?:reminder|prompt|message))?|assistant|user|human|instructions?|tool[_-]?(?:call|calls|use|result|results)|function[_-]?(?:call|calls|results)|invoke|important|context|untrusted[\w-]*|antml:[\w-]+)\b[^>\n]{0,200}>?|<\|[\w-]{1,40}\|>|\[\/?INST\]|<<\/?SYS>>|^[ \t]{0,20}(?:#{1,6}[ \t]{1,8})?(?:system|assistant|human|developer)[ \t]{0,8}(?:prompt|message)?[ \t]{0,8}:[ \t]{0,20}$/gimu,
    message: 'Markup that closes or opens a part of a prompt; it is escaped wherever it is shown.',
  },
  {
    code: 'COMMAND_INSERTION',
    pattern: /!`[^`\n]{1,400}/gu,
    message: 'A command to be run when the skill is read; skope never runs it.',
  },
];

/**
 * What in a skill's text a person does not see, or what speaks to the model over the person's head. Each finding
 * is a warning with its line, one per code and line; nothing is removed. It is a flag, not a proof of safety.
 */
export function skillWarnings(text: string, context: WarningContext): Diagnostic[] {
  const firstLine = context.first_line ?? 1;
  const found = new Map<string, Diagnostic>();
  const add = (code: DiagnosticCode, line: number, message: string): void => {
    const key = `${line} ${code}`;
    if (!found.has(key)) found.set(key, { code, path: context.path, line, message, severity: 'warning' });
  };
  const lines = text.split(/\r\n?|\n/u);
  for (const [index, line] of lines.entries()) {
    const unmarked = index === 0 ? line.replace(/^\ufeff/u, '') : line;
    const shown = /[^\x00-\x7f]/u.test(unmarked) ? unmarked.replace(HARMLESS, '') : unmarked;
    for (const { code, pattern, message } of RULES) {
      if (shown.search(pattern) !== -1) add(code, firstLine + index, message);
    }
  }
  for (const index of findOrders(lines)) {
    add(
      'ORDERS_THE_MODEL',
      firstLine + index,
      'Text that tells a model to set its instructions aside or to hide something.',
    );
  }
  return [...found.values()].sort((a, b) => a.line - b.line || (a.code < b.code ? -1 : 1));
}
