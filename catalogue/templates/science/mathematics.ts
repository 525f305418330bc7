import { MATHEMATICS_QUESTIONS } from '../../facts/science/mathematics.ts';
import { MATHEMATICS_NOTES } from '../../facts/notes/mathematics.ts';
import { COUNTED_SHAPES } from '../../facts/science/polygons.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { same, writtenChoices } from './questions.ts';
import { entry } from '../halves.ts';

function* shapes(): Generator<BilingualQuestion> {
  for (const { en, pl, count, counted, familiarity, why } of COUNTED_SHAPES) {
    const ask = {
      en: `How many ${counted} does ${en} have?`,
      pl: `Ile ${counted === 'sides' ? 'boków' : 'ścian'} ma ${pl}?`,
    };
    const key = en.replace(/^an? /, '');
    yield { key, familiarity, ...entry(ask, same(count), why) };
  }
}

/** From the pentagon on; other questions ask about triangles and quadrilaterals. */
const CORNERS = [5, 6, 8, 9, 10, 12] as const;

function* angleSums(): Generator<BilingualQuestion> {
  for (const corners of CORNERS) {
    const ask = {
      en: `How many degrees do the interior angles of a convex polygon with ${corners} corners add up to?`,
      pl: `Ile stopni wynosi suma kątów wewnętrznych wielokąta wypukłego o ${corners} wierzchołkach?`,
    };
    const why = {
      en: `A polygon with n corners can be cut into n - 2 triangles of 180° each.`,
      pl: `Wielokąt o n wierzchołkach można podzielić na n - 2 trójkątów, każdy o sumie kątów 180°.`,
    };
    yield {
      key: String(corners),
      familiarity: corners < 7 ? 3 : 4,
      ...entry(ask, same((corners - 2) * 180), why),
    };
  }
}

const SHARED = { category: 'mathematics', hardness: 0, written: '2026-11-21' } as const;

/** Shapes, and general mathematics. */
export const MATHEMATICS_TEMPLATES: readonly Template[] = [
  {
    ...SHARED,
    name: 'shape-count',
    type: 'text_input',
    subcategories: ['geometry'],
    tags: ['shapes'],
    questions: shapes,
  },
  {
    ...SHARED,
    name: 'angle-sum',
    type: 'text_input',
    subcategories: ['geometry'],
    tags: ['shapes'],
    questions: angleSums,
  },
  {
    ...SHARED,
    name: 'mathematics-question',
    varied: true,
    type: 'multiple',
    subcategories: ['mathematical-concepts'],
    tags: ['mathematical-knowledge'],
    questions: () => writtenChoices(MATHEMATICS_QUESTIONS, MATHEMATICS_NOTES),
  },
];
