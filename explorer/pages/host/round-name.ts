import type { Language } from '../../texts/language.ts';
import { filterNames, type Labels } from '../../play/filter-names.ts';
import type { LoadedQuizRound } from '../../play/load-quiz.ts';
import { HOST_TEXTS } from './host-texts.ts';

/** The title that the host has given a round; otherwise its filters, or its number. */
export function roundName(
  { title, filters, questions }: LoadedQuizRound,
  index: number,
  labels: Labels,
  language: Language,
): string {
  if (title !== '') return title;
  const category = questions.find((question) => question.category.slug === filters.category)?.category;
  const known = category === undefined ? labels : { ...labels, [category.slug]: category.name };
  const names = filterNames(filters, language, known).map(({ label }) => label);
  const name = names.length === 0 ? HOST_TEXTS[language].round(index + 1) : names.join(' · ');
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
