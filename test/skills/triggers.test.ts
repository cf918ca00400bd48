import { describe, expect, test } from 'vitest';

import { parseSkillFile } from '../../src/skills/skill-file.ts';
import { extractTriggers, matchTriggers } from '../../src/skills/triggers.ts';
import cases from '../data/skills/triggers.json' with { type: 'json' };

describe('extractTriggers', () => {
  test.each(cases.extract)('reads $case', ({ description, triggers }) => {
    expect(extractTriggers(description)).toEqual(triggers);
  });

  test.each([
    ['triggers: [news, "a, b"]', ['news', 'a, b', 'brief']],
    ['triggers: news, radar', ['news', 'radar', 'brief']],
    ['triggers:\n  - News\n  - BRIEF', ['News', 'BRIEF']],
  ])('the key comes before the phrase, each trigger once: %j', (yaml, expected) => {
    const text = `---\nname: a\ndescription: 'x "brief" 키워드로 트리거'\n${yaml}\n---\n`;
    expect(parseSkillFile(text, { path: 'p', mode: 'lenient' }).skill?.triggers).toEqual(expected);
  });
});

describe('matchTriggers', () => {
  test.each(cases.match)('$case: $trigger in $text is $matches', ({ text, trigger, matches }) => {
    expect(matchTriggers(text, [trigger])).toEqual(matches ? [trigger] : []);
  });

  test('an empty trigger matches nothing', () => {
    expect(matchTriggers('anything', ['', ' ', '\u200b'])).toEqual([]);
  });
});
