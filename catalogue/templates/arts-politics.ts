import {
  FIRST_PRESIDENTS,
  GOVERNMENTS,
  INSTITUTIONS,
  PARLIAMENTS,
  PRESIDENTS,
  RULING_GROUPS,
  SEATS,
  STATES,
} from '../facts/politics.ts';
import type { Template } from '../template.ts';
import { ARTS_WRITTEN } from './arts-questions.ts';
import { askAnswer, askSubject, stateAnswer, typeAnswer } from './arts-links.ts';

const seats = { links: INSTITUTIONS, answers: SEATS };
const parliaments = { links: PARLIAMENTS, answers: STATES };
const governments = { links: RULING_GROUPS, answers: GOVERNMENTS };

const shared = { category: 'politics', written: ARTS_WRITTEN } as const;
const bodies = {
  ...shared,
  subcategories: ['international-organisations'],
  tags: ['international-relations'],
};
const states = { ...shared, subcategories: ['political-systems'], tags: ['government'] };

export const ARTS_POLITICS: readonly Template[] = [
  {
    ...bodies,
    name: 'seat-of-institution',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('seat-of-institution', seats, (institution) => ({
        en: `In which city is the seat of this organisation or institution: ${institution.en}?`,
        pl: `W jakim mieście ma siedzibę ta organizacja lub instytucja: ${institution.pl}?`,
      })),
  },
  {
    ...bodies,
    name: 'institution-in-city',
    reverseOf: 'seat-of-institution',
    type: 'multiple',
    hardness: 1,
    questions: () =>
      askSubject('institution-in-city', seats, (_institution, city) => ({
        en: `Which of these organisations or institutions has its seat in ${city.en}?`,
        pl: `Która z tych organizacji lub instytucji ma siedzibę w tym mieście: ${city.pl}?`,
      })),
  },
  {
    ...states,
    name: 'parliament-statement',
    type: 'boolean',
    hardness: -1,
    questions: () =>
      stateAnswer('parliament-statement', parliaments, 12, (parliament, country) => ({
        en: `In ${country.en}, the parliament or one of its chambers is called ${parliament.en}.`,
        pl: `Tak nazywa się parlament lub jego izba w podanym państwie: ${parliament.pl} – ${country.pl}.`,
      })),
  },
  {
    ...shared,
    subcategories: ['heads-of-state'],
    tags: ['presidents', 'political-leaders'],
    name: 'first-president',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('first-president', { links: FIRST_PRESIDENTS, answers: PRESIDENTS }, (country) => ({
        en: `Who was the first president of ${country.en}?`,
        pl: `Kto był pierwszym prezydentem ${country.pl}?`,
      })),
  },
  {
    ...states,
    name: 'name-of-government',
    type: 'text_input',
    hardness: 1,
    questions: () =>
      typeAnswer(
        governments,
        (rulers) => ({
          en: `Which single word means rule by ${rulers.en}?`,
          pl: `Jakim jednym słowem określa się rządy ${rulers.pl}?`,
        }),
        (government, { beside }) => (beside === undefined ? government : undefined),
      ),
  },
  {
    ...states,
    name: 'form-of-government',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('form-of-government', governments, (rulers) => ({
        en: `What is rule by ${rulers.en} called?`,
        pl: `Jak nazywają się rządy ${rulers.pl}?`,
      })),
  },
];
