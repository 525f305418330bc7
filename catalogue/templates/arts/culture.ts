import type { Answer } from '../../facts/link.ts';
import {
  DISHES,
  FOOD_COUNTRIES,
  type InflectedAnswer,
  type Plural,
  RELIGIONS,
  RELIGIOUS_THINGS,
} from '../../facts/arts/religions-and-dishes.ts';
import type { Template } from '../../template.ts';
import { askAnswer, type Linking, typeAnswer } from './links.ts';
import { ARTS_WRITTEN } from './questions.ts';
import { deal } from '../sheet/deal.ts';

/** Answers in the Polish case that the question calls for. */
const inflected = (answers: readonly InflectedAnswer[]): Answer[] =>
  answers.map(({ inflected: pl, ...answer }) => ({ ...answer, pl }));

const religions: Linking<Plural> = { links: RELIGIOUS_THINGS, answers: inflected(RELIGIONS) };
const cuisines: Linking<Plural> = { links: DISHES, answers: inflected(FOOD_COUNTRIES) };
const dishes: Linking<Plural> = { links: DISHES, answers: FOOD_COUNTRIES };

const dealtThings = deal(RELIGIOUS_THINGS, {
  'religion-of-thing': { most: 24, fits: ({ key }) => key !== 'corpus-christi' },
});
const dealtDishes = deal(DISHES, {
  'country-of-dish': { most: 26, fits: ({ key }) => key !== 'pad-thai' },
  // For Korea, players type either the peninsula or the southern state.
  'dish-country-entry': {
    most: 8,
    fits: ({ familiarity, beside, to }) => familiarity === 1 && beside === undefined && to !== 'korea',
  },
});

const shared = { category: 'general-knowledge', written: ARTS_WRITTEN } as const;
const food = { ...shared, subcategories: ['food-and-drink'], tags: ['cuisine'] };

export const ARTS_CULTURE: readonly Template[] = [
  {
    ...shared,
    subcategories: ['religion'],
    tags: ['religion'],
    name: 'religion-of-thing',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'religion-of-thing',
        religions,
        ({ en, pl }, _religion, { many }) => ({
          en: `Which religion do you associate with ${en}?`,
          pl: `Z jaką religią ${many ? 'wiążą' : 'wiąże'} się ${pl}?`,
        }),
        dealtThings('religion-of-thing'),
      ),
  },
  {
    ...food,
    name: 'country-of-dish',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'country-of-dish',
        cuisines,
        ({ en, pl }, _country, { key, many }) => ({
          en: `Which country ${many || key === 'stroopwafels' ? 'do' : 'does'} ${en} come from?`,
          pl: `Z jakiego kraju ${many ? 'pochodzą' : 'pochodzi'} ${pl}?`,
        }),
        dealtDishes('country-of-dish'),
      ),
  },
  {
    ...food,
    name: 'dish-country-entry',
    type: 'text_input',
    hardness: 1,
    questions: () =>
      typeAnswer(
        dishes,
        ({ en, pl }) => ({
          en: `Which country does ${en} come from?`,
          pl: `Z jakiego kraju pochodzi ${pl}?`,
        }),
        dealtDishes('dish-country-entry'),
      ),
  },
];
