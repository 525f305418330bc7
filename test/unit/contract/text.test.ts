import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CleanAnswer, CleanText, optionKey } from '../../../src/contract/text.ts';
import { readWords, splitWords, foldText } from '../../../src/contract/words.ts';

const accepts = (text: string): boolean => CleanText.safeParse(text).success;

describe('a clean text', () => {
  test.each([
    ['a line feed, for verse', 'Two lines\nof a poem'],
    ['any script', 'Zażółć gęślą jaźń — 東京 🎲'],
    ['an ampersand that begins no entity', 'Rock & Roll; R&B'],
    ['2,000 characters', 'x'.repeat(2_000)],
  ])('may have %s', (_name, text) => {
    expect(accepts(text)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['a named entity', 'Rock &amp; Roll'],
    ['a decimal entity', 'It&#039;s'],
    ['a hexadecimal entity', 'It&#X27;s'],
    ['2,001 characters', 'x'.repeat(2_001)],
  ])('must not have %s', (_name, text) => {
    expect(accepts(text)).toBe(false);
  });

  test('is refused for its length before anything that takes long', () => {
    const before = process.cpuUsage();
    expect(accepts(`a${'\u0301\u0323'.repeat(50_000)}`)).toBe(false);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(1);
  });

  test('is composed, trimmed and free of control characters for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }), (text) => {
        fc.pre(accepts(text));
        expect(text.normalize('NFC')).toBe(text);
        expect(text.trim()).toBe(text);
        expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
      }),
    );
  });

  test.each(['before it', 'within it', 'behind it'])('has the same rules for every character %s', (place) => {
    const wrong: string[] = [];
    for (let unit = 0; unit <= 0xffff; unit += 1) {
      const sign = String.fromCharCode(unit);
      const text =
        { 'before it': `${sign}e`, 'within it': `e${sign}e`, 'behind it': `e${sign}` }[place] ?? '';
      const isClean =
        text.isWellFormed() &&
        text === text.normalize('NFC') &&
        text === text.trim() &&
        !/(?!\n)\p{Cc}|\ufffd/u.test(text);
      if (accepts(text) !== isClean) wrong.push(`U+${unit.toString(16)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('with several errors gets all messages, the Unicode form first', () => {
    const { error } = CleanText.safeParse(' cafe\u0301 &amp; bar\t');
    expect(error?.issues.map(({ code, message, path }) => [code, message, path])).toEqual([
      ['custom', 'must be well-formed Unicode in form NFC', []],
      ['custom', 'must not begin or end with whitespace', []],
      ['custom', 'must not contain an HTML entity', []],
      ['custom', 'must not contain control or replacement characters', []],
    ]);
  });

  test('of an answer has at most 500 characters', () => {
    expect(CleanAnswer.safeParse('x'.repeat(500)).success).toBe(true);
    expect(CleanAnswer.safeParse('x'.repeat(501)).success).toBe(false);
  });
});

test.each([
  ['Paris', 'PARIS'],
  ['Łódź', 'łÓDŹ'],
  ['New York', ' new   york '],
  ['New York', 'New\tYork'],
  ['New York', 'New\u00a0York'],
])('%s and %s are one option', (first, second) => {
  expect(optionKey(first)).toBe(optionKey(second));
});

test.each([
  ['Paris', 'Pariz'],
  ['Lodz', 'Łódź'],
  ['New York', 'NewYork'],
])('%s and %s are two options', (first, second) => {
  expect(optionKey(first)).not.toBe(optionKey(second));
});

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
