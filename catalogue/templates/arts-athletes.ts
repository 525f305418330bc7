import { type Athlete, ATHLETES, KINDS_OF_SPORT } from '../facts/athletes.ts';
import { countryName, withArticle } from '../facts/country-names.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { askColumn, capitalLabels, stateColumn } from './sheet.ts';
import { askMember } from './sheet-groups.ts';
import { askYear } from './sheet-years.ts';

const athletes = {
  category: 'sports',
  rows: ATHLETES,
  subcategories: ['sportspeople'],
  tags: ['sportspeople'],
  tagsOf: ({ sport, country }: Athlete) => [
    ...(sport === 'football' ? ['football'] : []),
    ...(country === 'pl' ? ['polish-sport'] : []),
  ],
} as const;

/** Teams with two names. */
const BRITISH = ['england', 'scotland', 'gb'];
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'sergey-bubka': ['su'],
  'garry-kasparov': ['su'],
  'ferenc-puskas': ['es'],
  'marcel-hirscher': ['nl'],
  'jaromir-jagr': ['cs'],
  'rory-mcilroy': ['ie'],
  'katarina-witt': ['de'],
  'lev-yashin': ['ru'],
  'larisa-latynina': ['ru', 'ua'],
  'emil-zatopek': ['cz'],
};

function alsoFor({ key, country }: Athlete): string[] {
  const codes = [...(ALSO[key] ?? []), ...(BRITISH.includes(country) ? BRITISH : [])];
  return codes.map((code) => countryName(code).en);
}

const sport = (row: Athlete): Labels => KINDS_OF_SPORT[row.sport];

function explanationOf(row: Athlete, { en, pl }: Labels): Labels {
  const land = countryName(row.country);
  return {
    en: `${en}, born in ${row.born}, competed for ${withArticle(land)} (${sport(row).en}).`,
    pl: `${pl} (ur. ${row.born}): ${sport(row).pl}, ${land.pl}.`,
  };
}

export const ARTS_ATHLETES: readonly Template[] = [
  askColumn({
    ...athletes,
    name: 'sport-of-athlete',
    hardness: -1,
    ask: ({ en, pl }, { woman }) => ({
      en: `In which sport did ${en} become famous?`,
      pl: `W jakiej dyscyplinie sportu ${woman ? 'wsławiła' : 'wsławił'} się ${pl}?`,
    }),
    answer: (row) => capitalLabels(sport(row)),
    why: explanationOf,
  }),
  askColumn({
    ...athletes,
    name: 'country-of-athlete',
    rows: ATHLETES.filter(({ country }) => country !== 'us' && country !== 'pl'),
    ask: ({ en, pl }, row) => ({
      en: `Which country did ${en} represent (${sport(row).en})?`,
      pl: `Jakie państwo lub jaką drużynę narodową ${row.woman ? 'reprezentowała' : 'reprezentował'} ${pl} (${sport(row).pl})?`,
    }),
    answer: ({ country }) => countryName(country),
    also: alsoFor,
    why: ({ born }, { en, pl }) => ({
      en: `${en} was born in ${born}.`,
      pl: `Rok urodzenia (${pl}): ${born}.`,
    }),
  }),
  askYear({
    ...athletes,
    name: 'birth-year-of-athlete',
    rows: ATHLETES.filter(({ familiarity }) => familiarity <= 2),
    hardness: 1,
    narrow: true,
    step: 3,
    year: ({ born }) => born,
    ask: ({ en, pl }, row) => ({
      en: `In which year was ${en} (${sport(row).en}) born?`,
      pl: `W którym roku ${row.woman ? 'urodziła' : 'urodził'} się ${pl} (${sport(row).pl})?`,
    }),
    why: (row, { en, pl }) => ({
      en: `${en} competed for ${withArticle(countryName(row.country))}.`,
      pl: `${pl}: ${countryName(row.country).pl}.`,
    }),
  }),
  askMember({
    ...athletes,
    name: 'athlete-of-sport',
    value: sport,
    ask: ({ en, pl }) => ({
      en: `Which of these people is famous for ${en}?`,
      pl: `Z którą z tych osób kojarzy się ta dyscyplina: ${pl}?`,
    }),
    why: explanationOf,
  }),
  stateColumn({
    ...athletes,
    name: 'athlete-sport-statement',
    count: 40,
    hardness: -1,
    answer: sport,
    state: ({ en, pl }, stated) => ({
      en: `${en} became famous in ${stated.en}.`,
      pl: `${pl} to nazwisko sławne dzięki dyscyplinie: ${stated.pl}.`,
    }),
    why: explanationOf,
  }),
];
