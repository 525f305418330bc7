import { describe, expect, test } from 'vitest';

import { answerKey } from '../../../../indexer/duplicates/fingerprint.ts';
import { stemWord } from '../../../../indexer/duplicates/lexicon.ts';

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
