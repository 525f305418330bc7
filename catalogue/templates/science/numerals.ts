import type { StarterLanguage } from '../../languages.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Familiarity, Template } from '../../template.ts';
import { choice, same } from './questions.ts';
import { entry } from '../halves.ts';

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

/** What happened in the years that are asked for as numbers. */
const YEARS: Readonly<Record<number, Labels>> = {
  1066: {
    en: 'In that year William the Conqueror won the Battle of Hastings.',
    pl: 'W tym roku Wilhelm Zdobywca wygrał bitwę pod Hastings.',
  },
  1410: {
    en: 'The Battle of Grunwald was fought in that year.',
    pl: 'W tym roku rozegrała się bitwa pod Grunwaldem.',
  },
  1492: {
    en: 'In that year Columbus reached America.',
    pl: 'W tym roku Kolumb dotarł do Ameryki.',
  },
  1789: {
    en: 'In that year the Bastille was stormed.',
    pl: 'W tym roku zdobyto Bastylię.',
  },
  1918: {
    en: 'The First World War ended in that year.',
    pl: 'W tym roku skończyła się I wojna światowa.',
  },
  1969: {
    en: 'In that year people first walked on the Moon.',
    pl: 'W tym roku ludzie po raz pierwszy stanęli na Księżycu.',
  },
  1984: {
    en: "That year is the title of Orwell's best-known novel.",
    pl: 'Taki tytuł nosi najsłynniejsza powieść Orwella.',
  },
};

/** “MCM + XVII…” as numbers: the values of the numerals from left to right. */
function romanSum(number: number): Labels {
  const parts: number[] = [];
  let rest = number;
  while (rest > 0) {
    const [value] = ROMAN_VALUES.find(([candidate]) => candidate <= rest) ?? [rest];
    parts.push(value);
    rest -= value;
  }
  return parts.length > 1
    ? same(`${roman(number)}: ${parts.join(' + ')}.`)
    : (ROMAN_LETTERS[number] ?? SUBTRACTED);
}

function romanFamiliarity(number: number): Familiarity {
  if (number <= 12) return 1;
  if (roman(number).length === 1) return 2;
  if (number < 50) return 2;
  if (number < 500) return 3;
  return number < 1900 ? 4 : 3;
}

/** The single letters that are asked. */
const ROMAN_LETTERS: Readonly<Record<number, Labels>> = {
  50: {
    en: 'It is half of a hundred, as the lower half of an old C.',
    pl: 'Przypomina dolną połowę dawnego znaku setki.',
  },
  100: {
    en: 'It became the first letter of centum, “hundred”.',
    pl: 'To pierwsza litera łacińskiego centum – „sto”.',
  },
  500: {
    en: 'It is the right half of an old sign for a thousand.',
    pl: 'To prawa połowa dawnego znaku tysiąca.',
  },
  1000: {
    en: 'It became the first letter of mille, “thousand”.',
    pl: 'To pierwsza litera łacińskiego mille – „tysiąc”.',
  },
};

const SUBTRACTED: Labels = {
  en: 'A smaller numeral in front of a larger one is subtracted.',
  pl: 'Mniejszą cyfrę stojącą przed większą odejmuje się.',
};

/** Roman numerals to be typed as Arabic numbers, especially those with a subtraction. */
const ROMAN_READ = [
  19, 44, 49, 69, 94, 99, 400, 444, 499, 666, 999, 1066, 1410, 1492, 1789, 1918, 1969, 1984, 2026,
];

const ROMAN_WRITTEN = [34, 41, 48, 50, 89, 96, 100, 119, 249, 390, 500, 949, 1000, 1444, 1683, 1999];

/** Distances of the other options from the right number. */
const NEIGHBOURS = [-10, -5, -1, 1, 2, 5, 10] as const;

function* readRoman(): Generator<BilingualQuestion> {
  for (const number of ROMAN_READ) {
    const ask = {
      en: `Which number is written ${roman(number)} in Roman numerals?`,
      pl: `Jaką liczbę zapisano cyframi rzymskimi jako ${roman(number)}?`,
    };
    const told = (language: StarterLanguage): string =>
      [romanSum(number), YEARS[number]].flatMap((part) => part?.[language] ?? []).join(' ');
    yield {
      key: String(number),
      familiarity: romanFamiliarity(number),
      ...entry(ask, same(number), { en: told('en'), pl: told('pl') }),
    };
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
      romanSum(number),
    );
    yield { key: String(number), familiarity: romanFamiliarity(number), ...options };
  }
}

const BINARY = [5, 6, 7, 9, 10, 13, 15, 17, 21, 31, 32, 42, 63, 127, 255];

function binaryFamiliarity(number: number): Familiarity {
  if (number < 4) return 2;
  if (number < 16) return 3;
  return number < 64 ? 4 : 5;
}

/** The powers of two in a number, the highest first. */
function binarySum(number: number): Labels {
  const digits = Array.from(number.toString(2));
  const powers = digits.flatMap((digit, index) => (digit === '1' ? [2 ** (digits.length - 1 - index)] : []));
  return powers.length > 1
    ? same(`${powers.join(' + ')} = ${number}.`)
    : {
        en: 'A one followed by zeros is always a power of two.',
        pl: 'Jedynka z samymi zerami to zawsze potęga dwójki.',
      };
}

function* readBinary(): Generator<BilingualQuestion> {
  for (const number of BINARY) {
    const ask = {
      en: `What is the binary number ${number.toString(2)} in decimal?`,
      pl: `Jaką liczbę dziesiętną oznacza zapis ${number.toString(2)} w systemie dwójkowym?`,
    };
    yield {
      key: String(number),
      familiarity: binaryFamiliarity(number),
      ...entry(ask, same(number), binarySum(number)),
    };
  }
}

const HEXADECIMAL = [16, 18, 26, 31, 32, 42, 64, 100, 127, 160, 192, 255];

/** Typical mistakes: a digit too high or too low in either place. */
const HEXADECIMAL_SLIPS = [-16, -6, -1, 1, 6, 16] as const;

/** “2 × 16 + 10”, with the value of the letter. */
function hexadecimalSum(number: number): Labels {
  const [sixteens, ones] = [Math.floor(number / 16), number % 16];
  return {
    en: `The digits count 16s and 1s: ${sixteens} × 16 + ${ones} = ${number}.`,
    pl: `Kolejne cyfry mają wagi 16 i 1: ${sixteens} × 16 + ${ones} = ${number}.`,
  };
}

function* readHexadecimal(): Generator<BilingualQuestion> {
  for (const number of HEXADECIMAL) {
    const written = number.toString(16).toUpperCase();
    const ask = {
      en: `What is the hexadecimal number ${written} in decimal?`,
      pl: `Jaką liczbę dziesiętną oznacza zapis ${written} w systemie szesnastkowym?`,
    };
    const near = HEXADECIMAL_SLIPS.map((step) => number + step).filter(
      (other) => other > 0 && String(other) !== written,
    );
    const familiarity = number <= 16 ? 3 : 4;
    yield {
      key: String(number),
      familiarity,
      ...choice(`hexadecimal/${number}`, ask, same(number), near.map(same), hexadecimalSum(number)),
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
