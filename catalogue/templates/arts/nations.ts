import { countryName, fromCountry } from '../../facts/country-names.ts';
import { NATIONAL_THINGS, type NationalThing } from '../../facts/arts/food-and-dance.ts';
import { NATIONAL_NOTES } from '../../facts/notes/customs.ts';
import type { Template } from '../../template.ts';
import { deal } from '../sheet/deal.ts';
import { askColumn, capitalLabels } from '../sheet/sheet.ts';

const EUROPE = ['fr', 'it', 'nl', 'ch', 'gb', 'scotland', 'ie', 'es', 'pt', 'pl', 'hu', 'gr', 'ua'];

const TAGS: Readonly<Record<NationalThing['kind'], string>> = {
  cheese: 'cuisine',
  drink: 'cuisine',
  food: 'cuisine',
  dance: 'dances-and-customs',
  music: 'dances-and-customs',
  dress: 'dances-and-customs',
  sport: 'dances-and-customs',
};

const dealt = deal(
  NATIONAL_THINGS.filter(({ familiarity }) => familiarity < 4),
  { 'country-of-national-thing': { most: 22 }, 'nature-of-national-thing': { most: 22 } },
);

/** Whether there is something to tell about the thing. */
const isTold = ({ key }: NationalThing): boolean => key in NATIONAL_NOTES;

const things = {
  category: 'general-knowledge',
  rows: NATIONAL_THINGS,
  subcategories: ['customs-of-the-world'],
  tags: [],
  tagsOf: ({ kind }: NationalThing) => [TAGS[kind]],
} as const;

/** The name of the United Kingdom is accepted for Scotland. */
function alsoFor({ country }: NationalThing): string[] {
  return ['scotland', 'gb'].includes(country) ? ['scotland', 'gb'].map((code) => countryName(code).en) : [];
}

export const ARTS_NATIONS: readonly Template[] = [
  askColumn({
    ...things,
    name: 'country-of-national-thing',
    asked: dealt('country-of-national-thing').filter(isTold),
    near: ({ country, kind }) => {
      const part = EUROPE.includes(country) ? 'europe' : 'world';
      return [`${part}${kind}`, part];
    },
    hardness: -1,
    ask: ({ en, pl }, { within = en.toLowerCase() }) => ({
      en: `Which country does ${within} come from?`,
      pl: `Z jakiego kraju pochodzi ${pl.toLowerCase()}?`,
    }),
    answer: ({ country }) => fromCountry(country),
    also: alsoFor,
    why: ({ key }) => NATIONAL_NOTES[key],
  }),
  askColumn({
    ...things,
    name: 'nature-of-national-thing',
    asked: dealt('nature-of-national-thing').filter(isTold),
    near: ({ kind }) => kind,
    ask: ({ en, pl }, { within = en.toLowerCase() }) => ({
      en: `What is ${within}?`,
      pl: `Co to jest ${pl.toLowerCase()}?`,
    }),
    answer: ({ what }) => capitalLabels(what),
    wrong: ({ wrong }) => wrong,
    why: ({ key }) => NATIONAL_NOTES[key],
  }),
];
