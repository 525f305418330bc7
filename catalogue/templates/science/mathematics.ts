import { MATHEMATICS_QUESTIONS } from '../../facts/science/mathematics.ts';
import { MATHEMATICS_NOTES } from '../../facts/notes/mathematics.ts';
import { COUNTED_SHAPES } from '../../facts/science/polygons.ts';
import type { Labels } from '../../taxonomy/label.ts';
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

/** Shapes by corners, the Polish names in the genitive. Other questions ask about triangles and quadrilaterals. */
const ANGULAR: Readonly<Record<string, Labels>> = {
  5: { en: 'a pentagon', pl: 'pięciokąta' },
  6: { en: 'a hexagon', pl: 'sześciokąta' },
  8: { en: 'an octagon', pl: 'ośmiokąta' },
  9: { en: 'a nonagon', pl: 'dziewięciokąta' },
  10: { en: 'a decagon', pl: 'dziesięciokąta' },
  12: { en: 'a dodecagon', pl: 'dwunastokąta' },
};

function* angleSums(): Generator<BilingualQuestion> {
  for (const [key, { en, pl }] of Object.entries(ANGULAR)) {
    const corners = Number(key);
    const ask = {
      en: `How many degrees do the interior angles of ${en} add up to?`,
      pl: `Ile stopni ma suma kątów wewnętrznych ${pl}?`,
    };
    const why = {
      en: `It can be cut into ${corners - 2} triangles, and the angles of each add up to 180°.`,
      pl: `Można go podzielić na ${corners - 2} ${corners < 7 ? 'trójkąty' : 'trójkątów'}, a suma kątów każdego to 180°.`,
    };
    yield { key, familiarity: corners < 7 ? 3 : 4, ...entry(ask, same((corners - 2) * 180), why) };
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
