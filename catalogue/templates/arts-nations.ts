import { countryName } from '../facts/country-names.ts';
import { NATIONAL_THINGS, type NationalThing } from '../facts/food-and-dance.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { askColumn, capitalLabels } from './sheet.ts';
import { askMember } from './sheet-groups.ts';

const TAGS: Readonly<Record<NationalThing['kind'], string>> = {
  cheese: 'cuisine',
  drink: 'cuisine',
  food: 'cuisine',
  dance: 'dances-and-customs',
  music: 'dances-and-customs',
  dress: 'dances-and-customs',
  sport: 'dances-and-customs',
};

/** The name of a thing in a question. */
const NOUNS: Readonly<Record<NationalThing['kind'], string>> = {
  cheese: 'cheese',
  drink: 'drink',
  food: 'food',
  dance: 'dance',
  music: 'kind of music',
  dress: 'garment',
  sport: 'sport',
};

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

function explanationOf({ what }: NationalThing, { en, pl }: Labels): Labels {
  return { en: `${en} is ${what.en}.`, pl: `${pl} to ${what.pl}.` };
}

function from({ country }: NationalThing, { en, pl }: Labels): Labels {
  const land = countryName(country);
  return { en: `${en} comes from this country: ${land.en}.`, pl: `${pl}, kraj pochodzenia: ${land.pl}.` };
}

export const ARTS_NATIONS: readonly Template[] = [
  askColumn({
    ...things,
    name: 'country-of-national-thing',
    hardness: -1,
    ask: ({ en, pl }, { kind }) => ({
      en: `From which country does the ${NOUNS[kind]} called “${en}” come?`,
      pl: `Z jakim krajem wiąże się nazwa „${pl}”?`,
    }),
    answer: ({ country }) => countryName(country),
    also: alsoFor,
    why: explanationOf,
  }),
  askColumn({
    ...things,
    name: 'nature-of-national-thing',
    near: ({ kind }) => kind,
    ask: ({ en, pl }) => ({ en: `What is it that bears the name “${en}”?`, pl: `Co oznacza nazwa „${pl}”?` }),
    answer: ({ what }) => capitalLabels(what),
    why: from,
  }),
  askMember({
    ...things,
    name: 'national-thing-of-country',
    value: ({ country }) => countryName(country),
    also: alsoFor,
    ask: ({ en, pl }) => ({
      en: `Which of these has its home in this country: ${en}?`,
      pl: `Co z tego pochodzi z tego kraju: ${pl}?`,
    }),
    why: explanationOf,
  }),
];
