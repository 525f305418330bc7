import {
  ANIMAL_GROUPS,
  ANIMAL_NAMES,
  ANIMAL_QUESTIONS,
  ANIMAL_STATEMENTS,
} from '../../facts/science/animals.ts';
import { BODY_QUESTIONS, BONES, INFLAMMATIONS, VITAMINS } from '../../facts/science/body.ts';
import {
  ANIMAL_NAME_NOTES,
  ANIMAL_NOTES,
  BODY_NOTES,
  BONE_NOTES,
  ILLNESS_NOTES,
  PLANT_NAME_NOTES,
  PLANT_NOTES,
  VITAMIN_NOTES,
} from '../../facts/notes/life.ts';
import { PLANT_NAMES, PLANT_QUESTIONS } from '../../facts/science/plants.ts';
import type { Template } from '../../template.ts';
import { noteOn, pairingChoices, writtenChoices, writtenJudgements } from './questions.ts';

const SHARED = { type: 'multiple', hardness: 0, written: '2026-11-21' } as const;
const ANIMALS = { ...SHARED, category: 'animals', subcategories: ['zoology'] } as const;
const PLANTS = { ...SHARED, category: 'science-nature', subcategories: ['botany'] } as const;
const BODY = { ...SHARED, category: 'science-nature', subcategories: ['human-body'] } as const;

/** Animals, plants and the human body. */
export const LIFE_TEMPLATES: readonly Template[] = [
  {
    ...ANIMALS,
    name: 'animal-group',
    tags: ['animal-groups'],
    questions: () =>
      pairingChoices(
        'animal-group',
        ANIMAL_GROUPS,
        ({ subject }) => ({
          en: `What kind of animal is ${subject.en}?`,
          pl: `Do jakiej grupy zwierząt należy ${subject.pl}?`,
        }),
        noteOn({}),
      ),
  },
  {
    ...ANIMALS,
    name: 'animal-scientific-name',
    tags: ['scientific-names'],
    narrow: true,
    questions: () =>
      pairingChoices(
        'animal-scientific-name',
        ANIMAL_NAMES,
        ({ subject }) => ({
          en: `Which animal has the scientific name ${subject.en}?`,
          pl: `Jakie zwierzę nazywa się po łacinie ${subject.pl}?`,
        }),
        noteOn(ANIMAL_NAME_NOTES),
      ),
  },
  {
    ...ANIMALS,
    name: 'animal-question',
    varied: true,
    tags: ['animal-knowledge'],
    questions: () => writtenChoices(ANIMAL_QUESTIONS, ANIMAL_NOTES),
  },
  {
    ...ANIMALS,
    name: 'animal-statement',
    type: 'boolean',
    subcategories: ['wildlife'],
    tags: ['animal-knowledge'],
    questions: () => writtenJudgements('animal-statement', ANIMAL_STATEMENTS),
  },
  {
    ...PLANTS,
    name: 'plant-scientific-name',
    tags: ['plants', 'scientific-names'],
    narrow: true,
    questions: () =>
      pairingChoices(
        'plant-scientific-name',
        PLANT_NAMES,
        ({ subject }) => ({
          en: `Which plant has the scientific name ${subject.en}?`,
          pl: `Jaka roślina nazywa się po łacinie ${subject.pl}?`,
        }),
        noteOn(PLANT_NAME_NOTES),
      ),
  },
  {
    ...PLANTS,
    name: 'plant-question',
    varied: true,
    subcategories: ['biology'],
    tags: ['living-nature'],
    questions: () => writtenChoices(PLANT_QUESTIONS, PLANT_NOTES),
  },
  {
    ...BODY,
    name: 'bone-place',
    tags: ['bones-and-muscles'],
    questions: () =>
      pairingChoices(
        'bone-place',
        BONES,
        ({ subject }) => ({
          en: `Where in the body is the ${subject.en}?`,
          pl: `W jakiej części ciała znajduje się kość zwana po łacinie ${subject.pl}?`,
        }),
        noteOn(BONE_NOTES),
      ),
  },
  {
    ...BODY,
    name: 'illness-place',
    subcategories: ['human-body', 'medicine'],
    tags: ['diseases'],
    questions: () =>
      pairingChoices(
        'illness-place',
        INFLAMMATIONS,
        ({ subject }) => ({
          en: `Which part of the body does ${subject.en} affect?`,
          pl: `Jakiej części ciała dotyczy ${subject.pl}?`,
        }),
        noteOn(ILLNESS_NOTES),
      ),
  },
  {
    ...BODY,
    name: 'vitamin-name',
    subcategories: ['human-body', 'medicine'],
    tags: ['vitamins'],
    questions: () =>
      pairingChoices(
        'vitamin-name',
        VITAMINS,
        ({ subject }) => ({
          en: `What is the chemical name of ${subject.en}?`,
          pl: `Jaką nazwę chemiczną nosi ${subject.pl}?`,
        }),
        noteOn(VITAMIN_NOTES),
      ),
  },
  {
    ...BODY,
    name: 'body-question',
    varied: true,
    tags: ['human-biology'],
    questions: () => writtenChoices(BODY_QUESTIONS, BODY_NOTES),
  },
];
