import { cleanText, stripInvisible } from '../base/index.ts';
import type { SkillFile } from './skill-file.ts';

/** A field of a skill as one line of a prompt: no invisible characters, no line break, no tag. */
export function escapePromptText(text: string): string {
  return cleanText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * The instructions of a skill for a prompt: a heading, then the body. Every `<` is escaped, so that the text cannot
 * close the part of the prompt that holds it; line breaks and the rest stay as they are.
 */
export function renderSkill(skill: Pick<SkillFile, 'name' | 'body'>): string {
  const body = stripInvisible(skill.body).replaceAll('<', '&lt;').trim();
  return `## Skill: ${escapePromptText(skill.name)}\n\n${body}`;
}
