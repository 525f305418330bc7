import { expect, test } from 'vitest';

import { alikeFirst } from '../../../catalogue/templates/sheet/alike-first.ts';
import { deal } from '../../../catalogue/templates/sheet/deal.ts';
import type { Familiarity } from '../../../catalogue/template.ts';

const levels: readonly Familiarity[] = [1, 2, 3, 4, 5];
const rows = Array.from({ length: 20 }, (_, index) => ({
  key: `row-${index}`,
  familiarity: levels[index % levels.length] ?? 1,
}));

test('no row is dealt to two templates, and the best known rows are dealt', () => {
  const dealt = deal(rows, { one: { most: 6 }, other: { most: 2 } });
  const all = [...dealt('one'), ...dealt('other')];
  expect(dealt('one')).toHaveLength(6);
  expect(dealt('other')).toHaveLength(2);
  expect(new Set(all).size).toBe(8);
  expect(all.every(({ familiarity }) => familiarity <= 2)).toBe(true);
});

test('a template gets only rows that fit', () => {
  const dealt = deal(rows, { hard: { most: 20, fits: ({ familiarity }) => familiarity > 3 } });
  expect(dealt('hard')).toHaveLength(8);
  expect(dealt('hard').every(({ familiarity }) => familiarity > 3)).toBe(true);
});

test('a row that comes first is dealt before better known ones', () => {
  const dealt = deal(rows, { one: { most: 1 } }, ({ key }) => key === 'row-4');
  expect(dealt('one').map(({ key }) => key)).toEqual(['row-4']);
});

test('options whose length differs much from that of the right answer come last', () => {
  const label = (text: string): { en: string; pl: string } => ({ en: text, pl: text });
  const options = ['Jaws', 'The Good, the Bad and the Ugly', 'Casablanca', 'Up', 'Gladiator'].map(label);
  expect(alikeFirst(label('Vertigo'), options, (one) => one).map(({ en }) => en)).toEqual([
    'Jaws',
    'Casablanca',
    'Gladiator',
    'The Good, the Bad and the Ugly',
    'Up',
  ]);
});
