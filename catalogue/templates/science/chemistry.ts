import { ALLOYS, CHEMISTRY_QUESTIONS, FORMULAS } from '../../facts/science/chemistry.ts';
import {
  ELEMENT_MYTHS,
  ELEMENT_PEOPLE,
  ELEMENT_PLACES,
  ELEMENT_SKIES,
} from '../../facts/science/element-names.ts';
import {
  ALLOY_NOTES,
  CHEMISTRY_NOTES,
  ELEMENT_MYTH_NOTES,
  ELEMENT_PERSON_NOTES,
  ELEMENT_PLACE_NOTES,
  ELEMENT_SKY_NOTES,
  FORMULA_NOTES,
} from '../../facts/notes/chemistry.ts';
import type { Pairing } from '../../facts/pairing.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { noteOn, pairingChoices, writtenChoices } from './questions.ts';

/** The Polish verb agrees with the gender of the head noun. */
const PLACE_KINDS: Readonly<Record<string, Labels>> = {
  country: { en: 'Which country', pl: 'Które państwo dało' },
  town: { en: 'Which city, town or village', pl: 'Która miejscowość dała' },
  region: { en: 'Which region or continent', pl: 'Jaki region lub kontynent dał' },
};

function askPlace({ group, subject }: Pairing): Labels {
  const kind = PLACE_KINDS[group ?? 'town'] ?? { en: 'Which place', pl: 'Jakie miejsce dało' };
  return {
    en: `${kind.en} gave its name to the element with the symbol ${subject.en}?`,
    pl: `${kind.pl} nazwę pierwiastkowi o symbolu ${subject.pl}?`,
  };
}

const SHARED = {
  type: 'multiple',
  category: 'science-nature',
  subcategories: ['chemistry'],
  written: '2026-11-21',
} as const;

const NAMES = { ...SHARED, hardness: 1, tags: ['chemical-elements', 'name-origins'] } as const;

/** Names of elements, formulas, alloys, and general chemistry. */
export const CHEMISTRY_TEMPLATES: readonly Template[] = [
  {
    ...NAMES,
    name: 'element-person',
    questions: () =>
      pairingChoices(
        'element-person',
        ELEMENT_PEOPLE,
        ({ subject }) => ({
          en: `Who is the element with the symbol ${subject.en} named after?`,
          pl: `Kto jest patronem pierwiastka o symbolu ${subject.pl}?`,
        }),
        noteOn(ELEMENT_PERSON_NOTES),
      ),
  },
  {
    ...NAMES,
    name: 'element-place',
    questions: () => pairingChoices('element-place', ELEMENT_PLACES, askPlace, noteOn(ELEMENT_PLACE_NOTES)),
  },
  {
    ...NAMES,
    name: 'element-sky',
    questions: () =>
      pairingChoices(
        'element-sky',
        ELEMENT_SKIES,
        ({ subject }) => ({
          en: `Which body of the Solar System is the element with the symbol ${subject.en} named after?`,
          pl: `Które ciało Układu Słonecznego dało nazwę pierwiastkowi o symbolu ${subject.pl}?`,
        }),
        noteOn(ELEMENT_SKY_NOTES),
      ),
  },
  {
    ...NAMES,
    name: 'element-myth',
    questions: () =>
      pairingChoices(
        'element-myth',
        ELEMENT_MYTHS,
        ({ subject }) => ({
          en: `Which figure of myth is the element with the symbol ${subject.en} named after?`,
          pl: `Kto jest mitologicznym patronem pierwiastka o symbolu ${subject.pl}?`,
        }),
        noteOn(ELEMENT_MYTH_NOTES),
      ),
  },
  {
    ...SHARED,
    name: 'chemical-formula',
    tags: ['chemical-formulas'],
    hardness: 0,
    questions: () =>
      pairingChoices(
        'chemical-formula',
        FORMULAS,
        ({ subject }) => ({
          en: `Which substance has the chemical formula ${subject.en}?`,
          pl: `Jaka substancja ma wzór chemiczny ${subject.pl}?`,
        }),
        noteOn(FORMULA_NOTES),
      ),
  },
  {
    ...SHARED,
    name: 'alloy-components',
    tags: ['alloys', 'metals'],
    hardness: 0,
    questions: () =>
      pairingChoices(
        'alloy-components',
        ALLOYS,
        ({ subject }) => ({
          en: `Which two elements is ${subject.en} mainly made of?`,
          pl: `Z jakich dwóch pierwiastków składa się głównie ${subject.pl}?`,
        }),
        noteOn(ALLOY_NOTES),
      ),
  },
  {
    ...SHARED,
    name: 'chemistry-question',
    varied: true,
    tags: ['chemical-knowledge'],
    hardness: 0,
    questions: () => writtenChoices(CHEMISTRY_QUESTIONS, CHEMISTRY_NOTES),
  },
];
