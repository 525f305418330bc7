import { EVERYDAY_NUMBERS, EVERYDAY_QUESTIONS } from '../../facts/science/everyday.ts';
import { GADGET_QUESTIONS, PRODUCT_MAKERS } from '../../facts/science/gadgets.ts';
import { EVERYDAY_NOTES, EVERYDAY_NUMBER_NOTES, SCIENCE_NOTES } from '../../facts/notes/everyday.ts';
import { GADGET_NOTES, PRODUCT_NOTES } from '../../facts/notes/gadgets.ts';
import { SCIENCE_STATEMENTS } from '../../facts/science/science-statements.ts';
import type { Template } from '../../template.ts';
import { noteOn, pairingChoices, writtenChoices, writtenEntries, writtenJudgements } from './questions.ts';

/** Products with a name in the plural. */
const PLURAL = /^(AirPods|Post-it)/;

const SHARED = { type: 'multiple', hardness: 0, written: '2026-11-21' } as const;
const GADGETS = { ...SHARED, category: 'gadgets', subcategories: ['consumer-electronics'] } as const;
const EVERYDAY = { ...SHARED, category: 'general-knowledge', subcategories: ['everyday-knowledge'] } as const;

/** Gadgets, everyday knowledge, and common beliefs about nature. */
export const EVERYDAY_TEMPLATES: readonly Template[] = [
  {
    ...GADGETS,
    name: 'product-maker',
    tags: ['gadget-makers'],
    questions: () =>
      pairingChoices(
        'product-maker',
        PRODUCT_MAKERS,
        ({ subject }) => ({
          en: `Which company introduced ${PLURAL.test(subject.en) ? '' : 'the '}${subject.en}?`,
          pl: `Która firma wprowadziła na rynek ${subject.pl}?`,
        }),
        noteOn(PRODUCT_NOTES),
      ),
  },
  {
    ...GADGETS,
    name: 'gadget-question',
    varied: true,
    tags: ['gadget-knowledge'],
    questions: () => writtenChoices(GADGET_QUESTIONS, GADGET_NOTES),
  },
  {
    ...EVERYDAY,
    name: 'everyday-number',
    type: 'text_input',
    tags: ['everyday-numbers'],
    questions: () => writtenEntries(EVERYDAY_NUMBERS, EVERYDAY_NUMBER_NOTES),
  },
  {
    ...EVERYDAY,
    name: 'everyday-question',
    varied: true,
    tags: ['everyday-life'],
    questions: () => writtenChoices(EVERYDAY_QUESTIONS, EVERYDAY_NOTES),
  },
  {
    ...SHARED,
    name: 'science-statement',
    type: 'boolean',
    category: 'science-nature',
    subcategories: [],
    tags: ['common-beliefs'],
    questions: () => writtenJudgements('science-statement', SCIENCE_STATEMENTS, SCIENCE_NOTES),
  },
];
