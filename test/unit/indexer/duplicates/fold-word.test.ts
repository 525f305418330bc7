import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { answerKey } from '../../../../indexer/duplicates/answer-key.ts';
import { foldText, foldWord, plainLetters } from '../../../../indexer/duplicates/fold-word.ts';
import { normalize } from '../../../../indexer/sources/source-id.ts';

/** Letters, digits and signs, each folded in another way: the last ones by composing, and by capitals without a small letter. */
const UNITS = [
  'a',
  'Z',
  'ż',
  'Ł',
  'ß',
  'é',
  'ʼ',
  '’',
  "'",
  '-',
  ' ',
  '.',
  ',',
  '#',
  '\n',
  '0',
  '9',
  '½',
  'Ⅷ',
  'ﬁ',
];
const anyText = fc.string({ unit: fc.constantFrom(...UNITS, '\u0301', '\u212a', '\u0130'), maxLength: 12 });

describe('foldText', () => {
  test('gives plain words what it gives all others', () => {
    const isSame = (text: string): boolean => foldText(text) === plainLetters(normalize(text));
    fc.assert(fc.property(anyText, isSame), { numRuns: 2000 });
  });
});

describe('foldWord', () => {
  test.each([
    ['tomorrow', 'tomorow'],
    ['tommorow', 'tomorow'],
    ['bridges', 'bridg'],
    ['aaas', 'a'],
  ])('takes doubled letters of %s for one', (word, folded) => {
    expect(foldWord(word, 'en')).toBe(folded);
  });
});

describe('answerKey', () => {
  test.each([
    ['1 000 000', '1000000'],
    ['The 39 Steps', '39 step'],
    ['May 5', '5 may'],
    ['5 May', '5 may'],
    ['May April', 'may april'],
  ])('makes %s to %s', (answer, key) => {
    expect(answerKey(answer, 'en')).toBe(key);
  });
});
