import { DISHES, FOOD_COUNTRIES, RELIGIONS, RELIGIOUS_THINGS } from '../facts/religions-and-dishes.ts';
import type { Template } from '../template.ts';
import { ARTS_WRITTEN } from './arts-questions.ts';
import { askAnswer, askSubject, stateAnswer, typeAnswer } from './arts-links.ts';

const religions = { links: RELIGIOUS_THINGS, answers: RELIGIONS };
const dishes = { links: DISHES, answers: FOOD_COUNTRIES };

const shared = { category: 'general-knowledge', written: ARTS_WRITTEN } as const;
const faith = { ...shared, subcategories: ['religion'], tags: ['religion'] };
const food = { ...shared, subcategories: ['food-and-drink'], tags: ['cuisine'] };

export const ARTS_CULTURE: readonly Template[] = [
  {
    ...faith,
    name: 'religion-of-thing',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('religion-of-thing', religions, (thing) => ({
        en: `With which religion do you associate ${thing.en}?`,
        pl: `Z jaką religią wiąże się to hasło: ${thing.pl}?`,
      })),
  },
  {
    ...faith,
    name: 'religion-statement',
    type: 'boolean',
    hardness: -1,
    questions: () =>
      stateAnswer('religion-statement', religions, 16, (thing, religion) => ({
        en: `The religion associated with ${thing.en} is ${religion.en}.`,
        pl: `Religia, z którą wiąże się hasło „${thing.pl}”, to ${religion.pl.toLowerCase()}.`,
      })),
  },
  {
    ...food,
    name: 'country-of-dish',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('country-of-dish', dishes, (dish) => ({
        en: `Which country is best known for this dish or food: ${dish.en}?`,
        pl: `Z kuchnią jakiego kraju najbardziej kojarzy się ten specjał: ${dish.pl}?`,
      })),
  },
  {
    ...food,
    name: 'dish-of-country',
    reverseOf: 'country-of-dish',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askSubject('dish-of-country', dishes, (_dish, country) => ({
        en: `Which of these dishes or foods is most typical of ${country.en}?`,
        pl: `Który z tych specjałów jest najbardziej typowy dla kuchni tego kraju: ${country.pl}?`,
      })),
  },
  {
    ...food,
    name: 'dish-country-entry',
    type: 'text_input',
    hardness: 1,
    questions: () =>
      typeAnswer(
        dishes,
        (dish) => ({
          en: `From which country does this food come: ${dish.en}?`,
          pl: `Z jakiego kraju pochodzi ten specjał: ${dish.pl}?`,
        }),
        // For Korea, players type either the peninsula or the southern state.
        (country, { familiarity, beside, to }) =>
          familiarity === 1 && beside === undefined && to !== 'korea' ? country : undefined,
      ),
  },
];
