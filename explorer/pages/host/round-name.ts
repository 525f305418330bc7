import { capitalized, filterNames, type Labels } from '../../filters/filter-labels.ts';
import { valueOf } from '../../filters/filters.ts';
import type { LoadedQuizRound } from '../../play/load-quiz.ts';
import type { Language } from '../../texts/language.ts';
import { HOST_TEXTS } from './host-texts.ts';

/** The title that the host has given a round; otherwise its filters, or its number. */
export function roundName(
  { title, filters, questions }: LoadedQuizRound,
  index: number,
  labels: Labels,
  language: Language,
): string {
  if (title !== '') return title;
  const category = questions.find(
    (question) => question.category.slug === valueOf(filters, 'category'),
  )?.category;
  const known = category === undefined ? labels : { ...labels, [category.slug]: category.name };
  const names = filterNames(filters, language, known).map(({ label }) => label);
  const name = names.length === 0 ? HOST_TEXTS[language].round(index + 1) : names.join(' · ');
  return capitalized(language, name);
}
