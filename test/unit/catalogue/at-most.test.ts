import { expect, test } from 'vitest';

import { atMost } from '../../../catalogue/templates/at-most.ts';
import type { BilingualQuestion, Familiarity, Template } from '../../../catalogue/template.ts';

const half = { text: 'Which game is it?', correct: 'Chess', incorrect: ['Go', 'Ludo', 'Halma'] };

function aTemplate(levels: readonly BilingualQuestion['familiarity'][]): Template {
  return {
    name: 'game-of-thing',
    type: 'multiple',
    category: 'board-games',
    subcategories: [],
    tags: [],
    hardness: 0,
    written: '2026-11-21',
    questions: () =>
      levels.map((familiarity, index) => ({ key: `k${index}`, familiarity, en: half, pl: half })),
  };
}

const keysOf = (template: Template): string[] => [...template.questions()].map(({ key }) => key);

test('a limited template keeps its best-known questions in their order', () => {
  const levels: Familiarity[] = [5, 1, 4, 2, 3];
  expect(keysOf(atMost(3, aTemplate(levels)))).toEqual(['k1', 'k3', 'k4']);
  expect(keysOf(atMost(9, aTemplate(levels)))).toHaveLength(5);
});

test('a limited template keeps what is known in one of the languages', () => {
  expect(keysOf(atMost(1, aTemplate([3, { en: 5, pl: 1 }, 2])))).toEqual(['k1']);
});
