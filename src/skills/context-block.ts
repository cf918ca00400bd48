import { compareCodeUnits, Fault } from '../base/index.ts';
import { escapePromptText } from './render-skill.ts';
import type { SkillFields } from './skill-fields.ts';

export interface ContextBlock {
  readonly text: string;
  /** Skills whose name is shown. */
  readonly named: number;
  /** Of these, skills whose description is left out for want of space. */
  readonly without_description: number;
  /** Skills left out altogether: the N of the last line. */
  readonly left_out: number;
}

type Described = Pick<SkillFields, 'name' | 'description' | 'tools'>;

export const NO_SKILLS = 'No skills loaded.';

/**
 * One line for each skill, by name: `- **name**: description (tools: a, b)`. Never longer than `max_chars` UTF-16
 * units, line breaks and last line counted. When space runs out, descriptions go first, and of these only the ones
 * that do not fit; then names, and the last line says how many. Values are whole or absent, never cut.
 */
export function renderContextBlock(skills: readonly Described[], max_chars: number): ContextBlock {
  if (!Number.isInteger(max_chars) || max_chars < 0) {
    throw new Fault('INVALID_ARGUMENT', `maxChars must be a whole number of at least 0, not ${max_chars}.`);
  }
  if (skills.length === 0) {
    const text = NO_SKILLS.length <= max_chars ? NO_SKILLS : '';
    return { text, named: 0, without_description: 0, left_out: 0 };
  }
  const sorted = [...skills].sort((a, b) => compareCodeUnits(a.name, b.name));
  const lines = sorted.map((skill) => ({ short: nameLine(skill), long: fullLine(skill) }));
  const shown = keepNames(lines, max_chars);
  const leftOut = lines.length - shown.length;
  const tail = leftOut === 0 ? [] : [tailLine(leftOut)];
  let free = max_chars - joinedLength([...shown.map(({ short }) => short), ...tail]);
  if (free < 0) return { text: '', named: 0, without_description: 0, left_out: lines.length };

  let withoutDescription = 0;
  const texts = shown.map(({ short, long }) => {
    if (long.length - short.length <= free) {
      free -= long.length - short.length;
      return long;
    }
    withoutDescription += 1;
    return short;
  });
  return {
    text: [...texts, ...tail].join('\n'),
    named: shown.length,
    without_description: withoutDescription,
    left_out: leftOut,
  };
}

/** All of them where they fit; else those that fit, in order, beside a last line. */
function keepNames<Line extends { readonly short: string }>(
  lines: readonly Line[],
  max: number,
): readonly Line[] {
  if (joinedLength(lines.map(({ short }) => short)) <= max) return lines;
  // The largest number is the longest last line, so the real one always fits in what is reserved.
  let free = max - tailLine(lines.length).length;
  return lines.filter(({ short }) => {
    if (short.length + 1 > free) return false;
    free -= short.length + 1;
    return true;
  });
}

function nameLine({ name }: Described): string {
  return `- **${escapePromptText(name).replaceAll('*', '\\*')}**`;
}

function fullLine(skill: Described): string {
  const description = skill.description === '' ? '' : `: ${escapePromptText(skill.description)}`;
  const tools = skill.tools.length === 0 ? '' : ` (tools: ${skill.tools.map(escapePromptText).join(', ')})`;
  return `${nameLine(skill)}${description}${tools}`;
}

function tailLine(left_out: number): string {
  return `- ... and ${left_out} more skills`;
}

function joinedLength(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0) + Math.max(0, lines.length - 1);
}
