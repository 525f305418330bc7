import { dayText } from '../../../src/http/pages/frame/dates.ts';
import { capitalized, filterNames } from '../../filters/filter-labels.ts';
import { valueOf } from '../../filters/filters.ts';
import type { Language } from '../../texts/language.ts';
import type { RoundData } from './load-play.ts';
import { PLAY_TEXTS } from './play-texts.ts';

/** The name of a round: its day, or its filters. */
export function roundTitle({ round, labels }: Omit<RoundData, 'kind'>, language: Language): string {
  const texts = PLAY_TEXTS[language];
  const { day, filters } = round.request;
  if (day !== undefined) return texts.dailyTitle(dayText(language, new Date(day)));
  const category = round.questions.find(
    (question) => question.category.slug === valueOf(filters, 'category'),
  )?.category;
  const names = filterNames(filters, language, {
    ...labels,
    ...(category === undefined ? {} : { [category.slug]: category.name }),
  }).map(({ label }) => label);
  const [first = texts.mixed, ...others] = names;
  return [capitalized(language, first), ...others].join(' · ');
}
