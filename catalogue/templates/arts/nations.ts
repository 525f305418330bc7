import { countryName, withArticle } from '../../facts/country-names.ts';
import { NATIONAL_THINGS, type NationalThing } from '../../facts/arts/food-and-dance.ts';
import type { Labels } from '../../taxonomy/label.ts';
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

/** The kind of thing, in Polish in the genitive. */
const NOUNS: Readonly<Record<NationalThing['kind'], Labels>> = {
  cheese: { en: 'cheese', pl: 'tego sera' },
  drink: { en: 'drink', pl: 'tego napoju' },
  food: { en: 'food', pl: 'tej potrawy' },
  dance: { en: 'dance', pl: 'tego tańca' },
  music: { en: 'kind of music', pl: 'tego gatunku muzyki' },
  dress: { en: 'garment', pl: 'tego stroju' },
  sport: { en: 'sport', pl: 'tego sportu' },
};

const dealt = deal(
  NATIONAL_THINGS.filter(({ familiarity }) => familiarity < 4),
  { 'country-of-national-thing': { most: 22 }, 'nature-of-national-thing': { most: 22 } },
);

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
    asked: dealt('country-of-national-thing'),
    near: ({ country, kind }) => {
      const part = EUROPE.includes(country) ? 'europe' : 'world';
      return [`${part}${kind}`, part];
    },
    hardness: -1,
    ask: ({ en, pl }, { within = en.toLowerCase() }) => ({
      en: `From which country does ${within} come?`,
      pl: `Z jakiego kraju pochodzi ${pl.toLowerCase()}?`,
    }),
    answer: ({ country }) => countryName(country),
    also: alsoFor,
    why: ({ what }, { en, pl }) => ({ en: `${en} is ${what.en}.`, pl: `${pl} to ${what.pl}.` }),
  }),
  askColumn({
    ...things,
    name: 'nature-of-national-thing',
    asked: dealt('nature-of-national-thing'),
    near: ({ kind }) => kind,
    ask: ({ en, pl }) => ({
      en: `What does the name “${en}” stand for?`,
      pl: `Co to jest ${pl.toLowerCase()}?`,
    }),
    answer: ({ what }) => capitalLabels(what),
    why: ({ country, kind }) => ({
      en: `The home of this ${NOUNS[kind].en} is ${withArticle(countryName(country))}.`,
      pl: `Ojczyzna ${NOUNS[kind].pl} to ${countryName(country).pl}.`,
    }),
  }),
];
