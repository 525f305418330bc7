import { describe, expect, test } from 'vitest';

import { Language } from '../../../src/contract/vocabulary.ts';
import { MECHANICS } from '../../../src/mcp/prompts/mechanics.ts';

const step = (plan: string, number: number): string =>
  plan.split(/^(?=\d\. )/m).find((text) => text.startsWith(`${number}. `)) ?? '';

describe.each(Language.options)('the plans in %s', (language) => {
  const { no_repeat, multi_language_same_q, anki_cards } = MECHANICS[language];

  test('store the id of a question for exclude and its root for comparing: excluding a root does not exclude its translations', () => {
    expect(step(no_repeat.plan, 1)).toMatch(/root_id/);
    expect(step(no_repeat.plan, 2)).toMatch(/\((not roots|nie korzeni)/);
  });

  test('identify a pair by its root, which is null in the root itself', () => {
    expect(step(multi_language_same_q.plan, 5)).toMatch(/rootQuestionId.*null/);
  });

  test('fetch the same questions for a deck that they have counted', () => {
    for (const number of [1, 2, 7])
      expect(step(anki_cards.plan, number)).toMatch(/license=CC-BY&|"license": "CC-BY"/);
  });
});
