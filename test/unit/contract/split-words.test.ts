import { expect, test } from 'vitest';

import { splitWords } from '../../../src/contract/split-words.ts';

test.each<[string, string[]]>([
  ['Which river is longest?', ['which', 'river', 'is', 'longest']],
  ['Zażółć gęślą jaźń, Łódź', ['zazolc', 'gesla', 'jazn', 'lodz']],
  ["Earth's core and the rivers' sources", ['earth', 'core', 'and', 'the', 'rivers', 'sources']],
  ['Jeanne d’Arc', ['jeanne', 'd', 'arc']],
  ['AC/DC, U2 and X-ray', ['ac', 'dc', 'u2', 'and', 'x', 'ray']],
  ['1,000 km²', ['1', '000', 'km2']],
  ['東京 Ελλάδα', ['東京', 'ελλαδα']],
  [' ?! … ', []],
])('the words of "%s" are folded and without punctuation', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});
