import { describe, expect, test } from 'vitest';

import { foldText } from '../../../src/contract/words.ts';
import { stemWord } from '../../../src/filters/word-forms.ts';
import { POLISH_FORMS, UNSEEN_POLISH_FORMS } from '../../support/polish-forms.ts';

interface Quality {
  /** Of the other forms of a word, the share that it finds. */
  readonly recall: number;
  /** Of the forms that a word finds, the share that are its own. */
  readonly precision: number;
}

/** Lets each form search for all forms of all words. */
function measure(groups: readonly (readonly string[])[], keyOf: (word: string) => string): Quality {
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
    recall: recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length,
    precision: own / (own + foreign),
  };
}

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

describe('English stems', () => {
  test.each([
    ['rivers', 'river'],
    ['cities', 'city'],
    ['painted', 'painting'],
    ['invention', 'inventions'],
  ])('of %s and %s are equal', (one, other) => {
    expect(stemWord(one, 'en')).toBe(stemWord(other, 'en'));
  });
});

test('numbers, names with digits and words of other scripts have no endings', () => {
  for (const word of ['1789', 'u2', 'ελλαδα', 'as']) {
    expect(stemWord(word, 'en')).toBe(word);
    expect(stemWord(word, 'pl')).toBe(word);
  }
});
