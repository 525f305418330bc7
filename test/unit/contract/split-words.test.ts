import { expect, test } from 'vitest';

import { readWords, splitWords } from '../../../src/contract/words.ts';

test.each<[string, string[]]>([
  ['Which river is longest?', ['which', 'river', 'is', 'longest']],
  ['Zażółć gęślą jaźń, Łódź', ['zazolc', 'gesla', 'jazn', 'lodz']],
  ["Earth's core and the rivers' sources", ['earth', 'core', 'and', 'the', 'rivers', 'sources']],
  ['Jeanne d’Arc', ['jeanne', 'd', 'arc']],
  ['AC/DC, U2 and X-ray', ['ac', 'dc', 'u2', 'and', 'x', 'ray']],
  ['1,000 km²', ['1000', 'km2']],
  ['10 000 m, 10.000 m or 1 234 567', ['10000', 'm', '10000', 'm', 'or', '1234567']],
  ['3.5 or 3,5; 0.125', ['3·5', 'or', '3·5', '0·125']],
  ['12.05.1990, 1,2,3 and 1939–1945', ['12', '05', '1990', '1', '2', '3', 'and', '1939', '1945']],
  ['1999 200 and U2 000', ['1999', '200', 'and', 'u2', '000']],
  ['東京 Ελλάδα', ['東京', 'ελλαδα']],
  [' ?! … ', []],
])('the words of "%s" are folded and without punctuation', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test.each<[string, string[][]]>([
  [
    'An e-mail by AC/DC',
    [
      ['e', 'mail'],
      ['ac', 'dc'],
    ],
  ],
  [
    'U.S.A., J. R. R. Tolkien and d’Arc',
    [
      ['u', 's', 'a'],
      ['j', 'r', 'r'],
      ['d', 'arc'],
    ],
  ],
  ['1939-1945, 9/11 and COVID-19', [['covid', '19']]],
  ['A well - a deep one', []],
])('the compounds of "%s" are known', (text, compounds) => {
  expect(readWords(text).compounds).toEqual(compounds);
});
