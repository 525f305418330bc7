import { expect, test } from 'vitest';

import { questionsOf } from '../../../catalogue/template-question.ts';
import { GEOGRAPHY_TEMPLATES } from '../../../catalogue/templates/geography.ts';
import { SCIENCE_TEMPLATES } from '../../../catalogue/templates/science.ts';

test.each([
  ['geography', GEOGRAPHY_TEMPLATES],
  ['science', SCIENCE_TEMPLATES],
])('every question of the %s templates has an explanation in both languages', (_name, templates) => {
  const silent = questionsOf(templates).filter(
    ({ question: { en, pl } }) => en.explanation === undefined || pl.explanation === undefined,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});
