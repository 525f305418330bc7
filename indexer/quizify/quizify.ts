import type { Draft } from '../sources/adapter.ts';
import { mergeRows } from './merge-rows.ts';
import { questionKey, type Survey } from './survey.ts';
import { findDistractors } from './find-distractors.ts';

/**
 * A draft with what the other rows of its question say, and with three wrong answers where good ones were found (`quizified`). A draft
 * that needs neither is given back as it is. The same survey and draft give the same at every run.
 */
export function quizify(survey: Survey, draft: Draft): Draft {
  const question = questionKey(draft);
  const merged = mergeRows(survey.repeats.get(question), draft);
  if (merged.type !== 'text_input' || survey.isUncertain(question)) return merged;
  const incorrectAnswers = findDistractors(survey, merged);
  if (incorrectAnswers === undefined) return merged;
  return {
    ...merged,
    type: 'multiple',
    incorrectAnswers,
    modifications: [...merged.modifications, 'quizified'],
  };
}
