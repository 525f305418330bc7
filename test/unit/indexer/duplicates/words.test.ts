import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { answerKey } from '../../../../indexer/duplicates/fingerprint.ts';
import { stemWord } from '../../../../indexer/duplicates/lexicon.ts';
import { foldText, plainLetters } from '../../../../indexer/duplicates/words.ts';
import { normalize } from '../../../../indexer/sources/text.ts';

/** Letters, digits and symbols, each folded in a different way. */
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
/** With a combining accent, and with capitals whose lower case is a different letter. */
const anyText = fc.string({ unit: fc.constantFrom(...UNITS, '\u0301', '\u212a', '\u0130'), maxLength: 12 });

describe('foldText', () => {
  test('treats plain words like all others', () => {
    const isSame = (text: string): boolean => foldText(text) === plainLetters(normalize(text));
    fc.assert(fc.property(anyText, isSame), { numRuns: 2000 });
  });
});

describe('stemWord', () => {
  test.each([
    ['tomorrow', 'tomorow'],
    ['tommorow', 'tomorow'],
    ['bridges', 'bridg'],
    ['aaas', 'a'],
  ])('reduces the doubled letters of %s', (word, folded) => {
    expect(stemWord(word, 'en')).toBe(folded);
  });
});

describe('answerKey', () => {
  test.each([
    ['1 000 000', '1000000'],
    ['The 39 Steps', '39 step'],
    ['May 5', '5 may'],
    ['5 May', '5 may'],
    ['May April', 'may april'],
  ])('turns %s into %s', (answer, key) => {
    expect(answerKey(answer, 'en')).toBe(key);
  });
});
