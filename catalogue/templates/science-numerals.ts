import type { BilingualQuestion, Familiarity, Template } from '../template.ts';
import { choice, same } from './science-questions.ts';
import { entry } from './halves.ts';

const ROMAN_VALUES: readonly (readonly [value: number, numeral: string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** The number, 1-3999, in Roman numerals. */
function roman(number: number): string {
  const [value, numeral] = ROMAN_VALUES.find(([candidate]) => candidate <= number) ?? [0, ''];
  return value === 0 ? '' : numeral + roman(number - value);
}

function romanFamiliarity(number: number): Familiarity {
  if (number <= 12) return 1;
  if (roman(number).length === 1) return 2;
  if (number < 50) return 2;
  if (number < 500) return 3;
  return number < 1900 ? 4 : 3;
}

/** Roman numerals to be typed as Arabic numbers, especially those with a subtraction. */
const ROMAN_READ = [
  4, 6, 9, 11, 14, 19, 24, 29, 40, 44, 49, 55, 69, 90, 94, 99, 150, 400, 444, 499, 666, 900, 999, 1066, 1410,
  1492, 1789, 1918, 1969, 1984, 2004, 2026,
];

const ROMAN_WRITTEN = [
  5, 8, 12, 16, 20, 34, 39, 41, 48, 50, 60, 73, 89, 96, 100, 119, 140, 200, 249, 390, 500, 540, 800, 949,
  1000, 1444, 1683, 1999,
];

/** Distances of the other options from the right number. */
const NEIGHBOURS = [-10, -5, -1, 1, 2, 5, 10] as const;

function* readRoman(): Generator<BilingualQuestion> {
  for (const number of ROMAN_READ) {
    const ask = {
      en: `Which number is written ${roman(number)} in Roman numerals?`,
      pl: `Jaką liczbę zapisano cyframi rzymskimi jako ${roman(number)}?`,
    };
    yield { key: String(number), familiarity: romanFamiliarity(number), ...entry(ask, same(number)) };
  }
}

function* writeRoman(): Generator<BilingualQuestion> {
  for (const number of ROMAN_WRITTEN) {
    const near = NEIGHBOURS.map((step) => number + step).filter((other) => other > 0);
    const ask = {
      en: `How is ${number} written in Roman numerals?`,
      pl: `Jak cyframi rzymskimi zapisuje się liczbę ${number}?`,
    };
    const options = choice(
      `roman-written/${number}`,
      ask,
      same(roman(number)),
      near.map((other) => same(roman(other))),
    );
    yield { key: String(number), familiarity: romanFamiliarity(number), ...options };
  }
}

const BINARY = [
  2, 3, 5, 6, 7, 9, 10, 12, 13, 15, 17, 20, 21, 25, 31, 32, 42, 51, 63, 85, 99, 127, 170, 200, 255,
];

function binaryFamiliarity(number: number): Familiarity {
  if (number < 4) return 2;
  if (number < 16) return 3;
  return number < 64 ? 4 : 5;
}

function* readBinary(): Generator<BilingualQuestion> {
  for (const number of BINARY) {
    const ask = {
      en: `Which decimal number is ${number.toString(2)} in binary?`,
      pl: `Jaką liczbę dziesiętną zapisano w systemie dwójkowym jako ${number.toString(2)}?`,
    };
    yield { key: String(number), familiarity: binaryFamiliarity(number), ...entry(ask, same(number)) };
  }
}

const HEXADECIMAL = [10, 11, 15, 16, 18, 26, 31, 32, 42, 64, 80, 100, 127, 160, 171, 192, 240, 255];

/** Typical mistakes: a digit too high or too low in either place. */
const HEXADECIMAL_SLIPS = [-16, -6, -1, 1, 6, 16] as const;

function* readHexadecimal(): Generator<BilingualQuestion> {
  for (const number of HEXADECIMAL) {
    const written = number.toString(16).toUpperCase();
    const ask = {
      en: `Which decimal number is ${written} in hexadecimal?`,
      pl: `Jakiej liczbie dziesiętnej odpowiada ${written} w systemie szesnastkowym?`,
    };
    const near = HEXADECIMAL_SLIPS.map((step) => number + step).filter(
      (other) => other > 0 && String(other) !== written,
    );
    const familiarity = number <= 16 ? 3 : 4;
    yield {
      key: String(number),
      familiarity,
      ...choice(`hexadecimal/${number}`, ask, same(number), near.map(same)),
    };
  }
}

const ROMAN = {
  category: 'mathematics',
  subcategories: ['roman-numerals'],
  tags: ['numerals'],
  hardness: 0,
  written: '2026-11-21',
} as const;

const COMPUTING = { ...ROMAN, category: 'computers', subcategories: ['number-systems'] } as const;

/** Roman, binary and hexadecimal numbers. */
export const NUMERAL_TEMPLATES: readonly Template[] = [
  { ...ROMAN, name: 'roman-read', type: 'text_input', questions: readRoman },
  { ...ROMAN, name: 'roman-written', type: 'multiple', questions: writeRoman },
  {
    ...COMPUTING,
    name: 'binary-read',
    type: 'text_input',
    tags: ['numerals', 'binary-numbers'],
    questions: readBinary,
  },
  {
    ...COMPUTING,
    name: 'hexadecimal-read',
    type: 'multiple',
    tags: ['numerals', 'hexadecimal-numbers'],
    questions: readHexadecimal,
  },
];
