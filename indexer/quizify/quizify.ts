import type { Draft } from '../sources/adapter.ts';
import { mergeRows } from './merge-rows.ts';
import type { Survey } from './survey.ts';
import { wrongAnswers } from './wrong-answers.ts';

/**
 * A draft with what the other rows of its question say, and with three wrong answers where good ones were found (`quizified`). A draft
 * that needs neither is given back as it is. The same survey and draft give the same at every run.
 */
export function quizify(survey: Survey, draft: Draft): Draft {
  const merged = mergeRows(survey, draft);
  if (merged.type !== 'text_input') return merged;
  const incorrectAnswers = wrongAnswers(survey, merged);
  if (incorrectAnswers === undefined) return merged;
  return {
    ...merged,
    type: 'multiple',
    incorrectAnswers,
    modifications: [...merged.modifications, 'quizified'],
  };
}
