import type { Draft } from '../sources/adapter.ts';
import { mergeRows } from './merge-rows.ts';
import { questionKey, type Survey } from './survey.ts';
import { findDistractors } from './find-distractors.ts';

/**
 * Merges the other rows of its question into a draft, and adds three distractors if good ones were found (`quizified`).
 * Returns the draft itself if there is nothing to do. The same survey and draft always give the same result.
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
