import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { foldText } from '../../../src/contract/words.ts';
import { readTextQuery } from '../../../src/filters/text-search.ts';
import { stemWord } from '../../../src/filters/word-forms.ts';

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

test('words between phrases are none, and an opening quotation mark without a closing one counts as a space', () => {
  expect(readTextQuery('"night watch" old master "by Rembrandt', 'en')).toMatchObject({
    words: [{ exact: 'old' }, { exact: 'master' }, { exact: 'rembrandt' }],
    phrases: [{ joined: 'nightwatch' }],
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

/** Lets each form search for all forms of all words. */
function measure(groups: readonly (readonly string[])[], keyOf: (word: string) => string) {
  const folded = groups.map((forms) => [...new Set(forms.map(foldText))]);
  const recalls: number[] = [];
  let [own, foreign] = [0, 0];
  for (const forms of folded)
    for (const form of forms) {
      const found = folded.flatMap((other) =>
        other
          .filter((word) => word !== form && keyOf(word) === keyOf(form))
          .map((word) => forms.includes(word)),
      );
      const right = found.filter(Boolean).length;
      if (forms.length > 1) recalls.push(right / (forms.length - 1));
      own += right;
      foreign += found.length - right;
    }
  return {
    /** Of the other forms of a word, the share that it finds. */
    recall: recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length,
    /** Of the forms that a word finds, the share that are its own. */
    precision: own / (own + foreign),
  };
}

const formsIn = (file: string): string[][] =>
  readFileSync(`test/support/data/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

/**
 * Polish words, each as the forms that occur in questions and searches. Forms of a line belong together; forms of
 * different lines do not. Neighbouring lines often begin alike.
 */
const POLISH_FORMS = formsIn('polish-forms.txt');
/** The same for words that were not looked at while the stemmer was written. */
const UNSEEN_POLISH_FORMS = formsIn('unseen-polish-forms.txt');

describe('Polish stems', () => {
  test('connect the forms of a word, and seldom those of different words', () => {
    const { recall, precision } = measure(POLISH_FORMS, (word) => stemWord(word, 'pl'));
    expect(recall).toBeGreaterThan(0.96);
    expect(precision).toBeGreaterThan(0.92);
  });

  test('do the same for words that were not looked at while the stemmer was written', () => {
    const { recall, precision } = measure(UNSEEN_POLISH_FORMS, (word) => stemWord(word, 'pl'));
    expect(recall).toBeGreaterThan(0.95);
    expect(precision).toBeGreaterThan(0.96);
  });

  test('are better than the first letters of words, of any number', () => {
    const stems = measure(UNSEEN_POLISH_FORMS, (word) => stemWord(word, 'pl'));
    for (const length of [3, 4, 5, 6, 7]) {
      const { recall, precision } = measure(UNSEEN_POLISH_FORMS, (word) => word.slice(0, length));
      expect(Math.min(recall, precision)).toBeLessThan(Math.min(stems.recall, stems.precision) - 0.1);
    }
  });

  test.each([
    ['polsce', 'polska'],
    ['rzece', 'rzeka'],
    ['krakowie', 'krakow'],
    ['ksiazek', 'ksiazka'],
    ['miescie', 'miasto'],
    ['niemczyk', 'niemczykiem'],
  ])('of %s and %s are equal', (one, other) => {
    expect(stemWord(one, 'pl')).toBe(stemWord(other, 'pl'));
  });
});

test.each([
  ['rivers', 'river'],
  ['cities', 'city'],
  ['painted', 'painting'],
  ['invention', 'inventions'],
])('the English stems of %s and %s are equal', (one, other) => {
  expect(stemWord(one, 'en')).toBe(stemWord(other, 'en'));
});

test('numbers, names with digits and words of other scripts have no endings', () => {
  for (const word of ['1789', 'u2', 'ελλαδα', 'as']) {
    expect(stemWord(word, 'en')).toBe(word);
    expect(stemWord(word, 'pl')).toBe(word);
  }
});
