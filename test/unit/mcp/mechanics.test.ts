import { describe, expect, test } from 'vitest';

import { Language } from '../../../src/contract/vocabulary.ts';
import { MECHANICS } from '../../../src/mcp/texts/mechanics.ts';

const step = (plan: string, number: number): string =>
  plan.split(/^(?=\d\. )/m).find((text) => text.startsWith(`${number}. `)) ?? '';

describe.each(Language.options)('the plans in %s', (language) => {
  const { no_repeat, multi_language_same_q, anki_cards } = MECHANICS[language];

  test('keep a question by its id for exclude, and by its root for comparing: the id of a root leaves out no translation', () => {
    expect(step(no_repeat.plan, 1)).toMatch(/root_id/);
    expect(step(no_repeat.plan, 2)).toMatch(/\((not roots|nie korzeni)/);
  });

  test('know a pair by its root, which is null in the root itself', () => {
    expect(step(multi_language_same_q.plan, 5)).toMatch(/rootQuestionId.*null/);
  });

  test('fetch for a deck what they have counted for it', () => {
    for (const number of [1, 2, 7])
      expect(step(anki_cards.plan, number)).toMatch(/license=CC-BY&|"license": "CC-BY"/);
  });
});
