import { expect, test } from 'vitest';

import { LEISURE_COMICS } from '../../../catalogue/templates/leisure/comics.ts';
import { LEISURE_TEMPLATES } from '../../../catalogue/templates/leisure.ts';
import { askFirst } from '../../../catalogue/templates/sheet/first.ts';
import { nearestFirst } from '../../../catalogue/templates/sheet/nearness.ts';

const works = [1900, 1910, 1920, 1930, 1940, 1950, 1960, 1970].map((year) => ({
  key: `work-${year}`,
  en: `Work of ${year}`,
  familiarity: 2 as const,
  year,
}));

const first = askFirst({
  name: 'first-of-works',
  category: 'film',
  subcategories: [],
  tags: ['films'],
  rows: works,
  year: ({ year }) => year,
  kind: () => '',
  titles: true,
  count: 10,
  apart: [5, 100],
  ask: () => ({ en: 'Which of these came first?', pl: 'Co powstało najwcześniej?' }),
});

test('the first of four works is the earliest, and only the options and the explanation name them', () => {
  for (const { en } of first.questions()) {
    const options = [en.correct, ...en.incorrect];
    expect(options.toSorted()[0]).toBe(en.correct);
    expect(options.filter((option) => en.text.includes(option))).toEqual([]);
    expect(options.filter((option) => en.explanation?.includes(`“${option}”`) !== true)).toEqual([]);
  }
});

test('no work is in two questions about the first of four', () => {
  const offered = [...first.questions()].flatMap(({ en }) => [en.correct, ...en.incorrect]);
  expect(offered.length).toBeGreaterThan(0);
  expect(new Set(offered).size).toBe(offered.length);
});

test('rows that share the closest value come before those that share the next one', () => {
  const near = (row: string): readonly string[] => [row.slice(0, 2), row.slice(0, 1)];
  expect(nearestFirst('aaa', ['bbb', 'abb', 'aab'], near)).toEqual([
    ['aab'],
    ['abb', 'aab'],
    ['bbb', 'abb', 'aab'],
  ]);
});

test('typed names behind masks accept the surname alone', () => {
  const typed = LEISURE_COMICS.filter(({ type }) => type === 'text_input').flatMap(({ questions }) => [
    ...questions(),
  ]);
  expect(typed.length).toBeGreaterThan(0);
  for (const { en, pl } of typed) {
    expect(en.accepted).toContain(en.correct.split(' ').at(-1));
    expect(pl.accepted).toContain(pl.correct.split(' ').at(-1));
  }
});

test('every leisure question has an explanation in both languages', () => {
  const silent = LEISURE_TEMPLATES.flatMap(({ name, questions }) =>
    [...questions()]
      .filter(({ en, pl }) => en.explanation === undefined || pl.explanation === undefined)
      .map(({ key }) => `${name}/${key}`),
  );
  expect(silent).toEqual([]);
});
