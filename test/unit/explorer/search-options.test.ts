import { expect, test } from 'vitest';

import { filtersWith } from '../../../explorer/components/search/search-options.ts';

const found = (kind: 'category' | 'topic' | 'tag' | 'subcategory' | 'region', value: string) =>
  ({ kind, value, label: value, playable: 1 }) as const;

test('a name becomes a filter in addition to the others, and replaces the text that was searched for', () => {
  const filters = { q: ['riv'], difficulty: ['hard'], tags: ['poland'] };
  expect(filtersWith(filters, found('tag', 'rivers'))).toEqual({
    difficulty: ['hard'],
    tags: ['poland', 'rivers'],
  });
  expect(filtersWith(filters, found('topic', 'rivers-of-the-world')).topic).toEqual(['rivers-of-the-world']);
  expect(filtersWith(filters, found('region', 'pl')).regions).toEqual(['pl']);
  expect(filtersWith(filters, found('category', 'history')).q).toBeUndefined();
});

test('a tag is added to the parameter that the view uses', () => {
  expect(filtersWith({ tags_any: ['lakes'] }, found('tag', 'rivers'))).toEqual({
    tags_any: ['lakes', 'rivers'],
  });
});

test('a text replaces the text of the view and leaves the other filters', () => {
  expect(filtersWith({ q: ['old'], lang: ['pl'] }, { kind: 'text', text: 'new' })).toEqual({
    q: ['new'],
    lang: ['pl'],
  });
});
