import { EVERYDAY_NUMBERS, EVERYDAY_QUESTIONS } from '../facts/everyday.ts';
import { GADGET_QUESTIONS, PRODUCT_MAKERS } from '../facts/gadgets.ts';
import { SCIENCE_STATEMENTS } from '../facts/science-statements.ts';
import type { Template } from '../template.ts';
import {
  alsoIn,
  pairingChoices,
  writtenChoices,
  writtenEntries,
  writtenJudgements,
} from './science-questions.ts';

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
          en: `Which company introduced this product: ${subject.en}?`,
          pl: `Która firma wprowadziła na rynek ten produkt: ${subject.pl}?`,
        }),
        alsoIn(PRODUCT_MAKERS),
      ),
  },
  {
    ...GADGETS,
    name: 'gadget-question',
    varied: true,
    tags: ['gadget-knowledge'],
    questions: () => writtenChoices(GADGET_QUESTIONS),
  },
  {
    ...EVERYDAY,
    name: 'everyday-number',
    type: 'text_input',
    tags: ['everyday-numbers'],
    questions: () => writtenEntries(EVERYDAY_NUMBERS),
  },
  {
    ...EVERYDAY,
    name: 'everyday-question',
    varied: true,
    tags: ['everyday-life'],
    questions: () => writtenChoices(EVERYDAY_QUESTIONS),
  },
  {
    ...SHARED,
    name: 'science-statement',
    type: 'boolean',
    category: 'science-nature',
    subcategories: [],
    tags: ['common-beliefs'],
    questions: () => writtenJudgements('science-statement', SCIENCE_STATEMENTS),
  },
];
