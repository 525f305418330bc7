import { expect, test } from 'vitest';

import { readTextQuery } from '../../../src/filters/text-search.ts';

const exact = (text: string): string[] => readTextQuery(text, 'en').words.map((word) => word.exact);

test('each word is kept as written, with its stem and those of the word joined with its neighbours, once', () => {
  expect(readTextQuery('Rivers, RIVERS castle', 'en')).toEqual({
    words: [
      { exact: 'rivers', stems: ['river', 'riversriv', 'riverscastl'] },
      { exact: 'castle', stems: ['castl', 'riverscastl'] },
    ],
    phrases: [],
    sequence: ['river', 'river', 'castl'],
    size: 2,
  });
});

test.each([
  ['e-mail', 'email'],
  ['you tube', 'youtub'],
  ['R.E.M.', 'rem'],
  ['J. R. R.', 'jrr'],
])('all words of %s are also found as %s', (text, joined) => {
  for (const { stems } of readTextQuery(text, 'en').words) expect(stems).toContain(joined);
});

test('function words are ignored if there are others, but keep their places in the sequence', () => {
  expect(readTextQuery('the capital of France', 'en')).toMatchObject({
    words: [{ exact: 'capital' }, { exact: 'france' }],
    sequence: ['the', 'capit', 'of', 'franc'],
  });
});

test('a text of function words only requires them', () => {
  expect(exact('The Who')).toEqual(['the', 'who']);
});

test('quotation marks of any kind group words to phrases', () => {
  expect(readTextQuery('„the night watch” painted "de" "', 'en')).toMatchObject({
    words: [{ exact: 'painted' }, { exact: 'de' }],
    phrases: [{ stems: ['the', 'night', 'watch'], joined: 'thenightwatch' }],
    size: 4,
  });
});

test('function words in quotation marks, and repeated ones, are single words', () => {
  expect(readTextQuery('"the the of" the the the', 'en')).toEqual({
    words: [
      { exact: 'the', stems: ['the', 'theth', 'theof', 'ofth'] },
      { exact: 'of', stems: ['of', 'theof', 'ofth'] },
    ],
    phrases: [],
    sequence: ['the', 'of'],
    size: 0,
  });
});

test.each([
  'river*',
  '+river',
  '-river',
  'river~2',
  'text:river',
  '(river',
  'river AND',
  '/river/',
  'ri?ver',
])('%s has no syntax', (text) => {
  const words = exact(text);
  expect(words.length).toBeGreaterThan(0);
  expect(words.join(' ')).toMatch(/^[a-z0-9 ]+$/);
});
