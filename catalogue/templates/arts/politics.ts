import {
  FIRST_PRESIDENTS,
  GOVERNMENTS,
  INSTITUTIONS,
  PARLIAMENTS,
  PRESIDENTS,
  RULING_GROUPS,
  SEATS,
  STATES,
} from '../../facts/arts/politics.ts';
import type { Link } from '../../facts/link.ts';
import type { Template } from '../../template.ts';
import { ARTS_WRITTEN } from './questions.ts';
import { askAnswer, type Linking, stateAnswer } from './links.ts';
import { deal } from '../sheet/deal.ts';

/** Names in the table of parliaments that are those of a lower house. */
const LOWER_HOUSES = ['State Duma', 'Lok Sabha'];

const seats = { links: INSTITUTIONS, answers: SEATS };
const parliaments = { links: PARLIAMENTS, answers: STATES };
const firsts: Linking<Link> = { links: FIRST_PRESIDENTS, answers: PRESIDENTS };
const dealtSeats = deal(INSTITUTIONS, { 'seat-of-institution': { most: 22 } });
const dealtParliaments = deal(PARLIAMENTS, { 'parliament-statement': { most: 8 } });
const dealtPresidents = deal(FIRST_PRESIDENTS, {
  // The name of Kenyatta contains that of his country.
  'first-president': { most: 13, fits: ({ key }) => key !== 'kenya' },
});
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
      askAnswer(
        'seat-of-institution',
        seats,
        (institution) => ({
          en: `In which city does ${institution.en} have its headquarters?`,
          pl: `W jakim mieście ma siedzibę ${institution.pl}?`,
        }),
        dealtSeats('seat-of-institution'),
      ),
  },
  {
    ...states,
    name: 'parliament-statement',
    type: 'boolean',
    hardness: -1,
    questions: () =>
      stateAnswer(
        'parliament-statement',
        parliaments,
        (parliament, country) => ({
          en: `The ${parliament.en} ${LOWER_HOUSES.includes(parliament.en) ? 'is the lower house of the parliament' : parliament.en.startsWith('Cortes') ? 'are the parliament' : 'is the parliament'} of ${country.en}.`,
          pl: `${parliament.pl} to ${LOWER_HOUSES.includes(parliament.en) ? 'izba niższa parlamentu' : 'parlament'} ${country.pl}.`,
        }),
        dealtParliaments('parliament-statement'),
      ),
  },
  {
    ...shared,
    subcategories: ['heads-of-state'],
    tags: ['presidents', 'political-leaders'],
    name: 'first-president',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'first-president',
        firsts,
        (country) => ({
          en: `Who was the first president of ${country.en}?`,
          pl: `Kto był pierwszym prezydentem ${country.pl}?`,
        }),
        dealtPresidents('first-president'),
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
