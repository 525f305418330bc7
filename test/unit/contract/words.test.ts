import { expect, test, describe } from 'vitest';
import fc from 'fast-check';

import { readWords, splitWords, foldText } from '../../../src/contract/words.ts';

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

/** All letters between two code points. */
const letters = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).filter(
    (character) => /\p{Letter}/u.test(character),
  );

/** Latin-1 and Latin Extended-A, which cover the languages of Europe. The micro sign is a Greek letter. */
const LATIN = letters(0x41, 0x17f).filter((letter) => letter !== 'µ');
/** Latin Extended Additional covers Vietnamese and transliterations. */
const MORE_LATIN = letters(0x1e00, 0x1eff);

const latinText = fc.string({
  unit: fc.constantFrom(...LATIN, ...MORE_LATIN, ' ', '-', '\u0301', '\u0328'),
});
const anyText = fc.string({ unit: 'binary' });
const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

describe('folded text', () => {
  test.each([
    ['Łódź', 'lodz'],
    ['ZAŻÓŁĆ GĘŚLĄ JAŹŃ', 'zazolc gesla jazn'],
    ['Ørsted, Ðorđe, Þór', 'orsted, dorde, thor'],
    ['Straße, STRASSE, STRAẞE', 'strasse, strasse, strasse'],
    ['Æsop’s cœur', "aesop's coeur"],
    ['İstanbul, Isparta, ılıca', 'istanbul, isparta, ilica'],
    ['Ŋaro, Ħamrun, Ŧeŧ', 'naro, hamrun, tet'],
    ['Paral·lel', 'parallel'],
    ['ŉ', "'n"],
    ['„Pan Tadeusz” – epopeja', '"pan tadeusz" - epopeja'],
    ['H₂O, ﬁn, ℡', 'h2o, fin, tel'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Київ', 'киів'],
    ['東京', '東京'],
    ['north-america', 'north-america'],
    ['*.[x]"\\', '*.[x]"\\'],
    ['\u0301', ''],
    ['', ''],
  ])('of %j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('has plain letters for every European Latin letter', () => {
    for (const letter of LATIN) expect(foldText(letter), letter).toMatch(/^'?[a-z]{1,2}$/);
  });

  test('does not change when it is folded again, for every character', () => {
    for (let code = 0; code <= 0x1_ffff; code += 1) {
      const folded = foldText(String.fromCodePoint(code));
      if (foldText(folded) !== folded) expect.fail(`U+${code.toString(16)} gives ${folded}`);
    }
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  test('is the same for every normalization form', () => {
    fc.assert(
      fc.property(fc.oneof(latinText, anyText), fc.constantFrom(...FORMS), (text, form) => {
        expect(foldText(text.normalize(form))).toBe(foldText(text));
      }),
      { numRuns: 1_000 },
    );
  });

  test('is the same for upper and lower case', () => {
    for (const letter of [...LATIN, ...MORE_LATIN]) {
      expect(foldText(letter.toUpperCase()), letter).toBe(foldText(letter));
      expect(foldText(letter.toLowerCase()), letter).toBe(foldText(letter));
    }
    fc.assert(
      fc.property(latinText, (text) => {
        expect(foldText(text.toUpperCase())).toBe(foldText(text));
      }),
    );
  });

  test('of a part is contained in that of the whole', () => {
    fc.assert(
      fc.property(latinText, latinText, latinText, (before, part, behind) => {
        expect(foldText(before + part + behind)).toContain(foldText(part));
      }),
    );
  });
});
