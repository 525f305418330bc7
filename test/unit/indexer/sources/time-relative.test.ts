import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isTimeRelative } from '../../../../indexer/sources/wording.ts';
import { Language } from '../../../../src/contract/vocabulary.ts';
import { SENTENCES } from './time-relative-sentences.ts';

describe('isTimeRelative', () => {
  describe.each(Language.options)('in %s', (language) => {
    test.each(SENTENCES[language].tied)('marks %s', (sentence) => {
      expect(isTimeRelative(sentence, language)).toBe(true);
    });

    test.each(SENTENCES[language].lasting)('leaves %s', (sentence) => {
      expect(isTimeRelative(sentence, language)).toBe(false);
    });
  });

  test('ignores quotations and line breaks', () => {
    expect(isTimeRelative('Who wrote "Where are you now?" and “The Latest Stub”?', 'en')).toBe(false);
    expect(
      isTimeRelative('Who sang these lines:\nWhere are you right now?\nI saw you last night.', 'en'),
    ).toBe(false);
  });

  test('returns the same result for the same text on every call', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...Language.options), (text, language) => {
        expect(isTimeRelative(text, language)).toBe(isTimeRelative(text, language));
      }),
    );
  });
});
