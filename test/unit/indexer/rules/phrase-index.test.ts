import { describe, expect, test } from 'vitest';

import { PhraseIndex } from '../../../../indexer/rules/rule-book.ts';
import { splitWords } from '../../../../src/contract/words.ts';

function indexOf(...phrases: string[]): PhraseIndex<string> {
  const index = new PhraseIndex<string>();
  for (const phrase of phrases) index.add(phrase, phrase);
  return index;
}

function found(text: string, ...phrases: string[]): string[] {
  const marks = new Set<string>();
  indexOf(...phrases).find(splitWords(text), marks);
  return [...marks];
}

describe('a phrase', () => {
  test('is found with any case, diacritics and punctuation', () => {
    expect(found('What did FREDERIC  Chopin, write?', 'Frédéric Chopin')).toHaveLength(1);
  });

  test('is found with either apostrophe, and without the possessive', () => {
    expect(found('Is the Qur’an older?', "qur'an")).toHaveLength(1);
    expect(found("Shakespeare's sonnets", 'shakespeare')).toHaveLength(1);
  });

  test('is not found inside a word', () => {
    expect(found('A filmmaker', 'film')).toEqual([]);
  });

  test('hides shorter ones within it', () => {
    expect(found('a guinea pig', 'guinea', 'guinea pig')).toEqual(['guinea pig']);
    expect(found('a guinea pig in Guinea', 'guinea', 'guinea pig')).toEqual(['guinea pig', 'guinea']);
  });

  test('gives way to a shorter one if the rest does not match', () => {
    expect(found('new york city', 'new', 'new york times')).toEqual(['new']);
  });

  test('with a star matches endings, but not longer words', () => {
    expect(found('o piosenkach', 'piosenk*')).toHaveLength(1);
    expect(found('filmoznawczyniami', 'film*')).toEqual([]);
  });

  test('prefers the word itself to a stem', () => {
    expect(found('filmy', 'film*', 'filmy')).toEqual(['filmy']);
  });

  test('with a caret only matches at the beginning', () => {
    expect(found('Where can I swim?', '^where can i')).toHaveLength(1);
    expect(found('Tell me where can I swim', '^where can i')).toEqual([]);
  });

  test('must have a word', () => {
    expect(() => indexOf('?!')).toThrow('has no word');
  });
});

test('findEvery also finds shorter phrases', () => {
  const marks = new Set<string>();
  indexOf('guinea', 'guinea pig', 'pig').findEvery(['guinea', 'pig'], marks);
  expect([...marks].sort()).toEqual(['guinea', 'guinea pig', 'pig']);
});

test('findWhole only finds phrases that are the whole text', () => {
  const whole = (text: string): number => {
    const marks = new Set<string>();
    indexOf('new york').findWhole(splitWords(text), marks);
    return marks.size;
  };
  expect([whole('New York'), whole('New York City'), whole('York'), whole('')]).toEqual([1, 0, 0, 0]);
});
