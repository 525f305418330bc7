import { MOST_PAGE_BYTES } from '../contract/limits.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { StoredQuestion } from './question-memory.ts';

/**
 * How many of the questions fit into one response, counted from the first; at least one. All do unless they are
 * extraordinarily heavy. Other representations, such as selected fields, count like whole questions.
 */
export function countFitting(questions: Iterable<StoredQuestion | undefined>, language: Language): number {
  let bytes = 0;
  let count = 0;
  for (const question of questions) {
    bytes += question?.json[language]?.length ?? 0;
    if (bytes > MOST_PAGE_BYTES && count > 0) break;
    count += 1;
  }
  return count;
}
