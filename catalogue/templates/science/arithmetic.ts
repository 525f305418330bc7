import { draw } from '../../draw.ts';
import { DIVISOR_PAIRS, MULTIPLE_PAIRS, PERCENTAGES, PRODUCTS, type Sum } from '../../facts/science/sums.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { same } from './questions.ts';
import { entry } from '../halves.ts';

interface Arithmetic {
  readonly name: string;
  readonly rows: readonly Sum[];
  readonly ask: (row: Sum) => Labels;
  readonly result: (row: Sum) => number;
  /** A way to find the result without paper. */
  readonly why: (row: Sum) => Labels;
}

/** Questions of each kind; more would be noticeable. */
const ASKED = 10;

function* sums({ name, rows, ask, result, why }: Arithmetic): Generator<BilingualQuestion> {
  const keyOf = ({ first, second }: Sum): string => `${first}-${second}`;
  // Everyone knows the results of the easiest rows.
  const worthAsking = rows.filter(({ familiarity }) => familiarity > 1);
  for (const row of draw(worthAsking, ASKED, name, keyOf))
    yield {
      key: keyOf(row),
      familiarity: row.familiarity,
      ...entry(ask(row), same(result(row)), why(row)),
    };
}

function greatestCommonDivisor(first: number, second: number): number {
  return second === 0 ? first : greatestCommonDivisor(second, first % second);
}

const leastCommonMultiple = (first: number, second: number): number =>
  (first * second) / greatestCommonDivisor(first, second);

/** “17 × 13 = 17 × 10 + 17 × 3 = 170 + 51.” */
function byTens({ first, second }: Sum): Labels {
  const [whole, split] = second >= 10 ? [first, second] : [second, first];
  const [tens, ones] = [split - (split % 10), split % 10];
  return same(
    `${whole} × ${split} = ${whole} × ${tens} + ${whole} × ${ones} = ${whole * tens} + ${whole * ones}.`,
  );
}

const SHARED = {
  type: 'text_input',
  category: 'mathematics',
  subcategories: ['arithmetic'],
  tags: ['mental-arithmetic'],
  hardness: 0,
  written: '2026-11-21',
} as const;

const PRODUCT: Arithmetic = {
  name: 'product',
  rows: PRODUCTS,
  ask: ({ first, second }) => ({
    en: `What is ${first} × ${second}?`,
    pl: `Ile wynosi ${first} × ${second}?`,
  }),
  result: ({ first, second }) => first * second,
  why: byTens,
};

/** A number with a decimal comma. */
const decimal = (value: number): string => String(value).replace('.', ',');

const PERCENTAGE: Arithmetic = {
  name: 'percentage',
  rows: PERCENTAGES,
  ask: ({ first, second }) => ({
    en: `What is ${first}% of ${second}?`,
    pl: `Ile wynosi ${first}% liczby ${second}?`,
  }),
  result: ({ first, second }) => (first * second) / 100,
  why: ({ first, second }) => ({
    en: `One per cent is ${second / 100}, and ${first} × ${second / 100} = ${(first * second) / 100}. ${second}% of ${first} is the same.`,
    pl: `Jeden procent to ${decimal(second / 100)}, a ${first} × ${decimal(second / 100)} = ${(first * second) / 100}. Tyle samo wynosi ${second}% liczby ${first}.`,
  }),
};

const DIVISOR: Arithmetic = {
  name: 'greatest-common-divisor',
  rows: DIVISOR_PAIRS,
  ask: ({ first, second }) => ({
    en: `What is the greatest common divisor of ${first} and ${second}?`,
    pl: `Jaki jest największy wspólny dzielnik liczb ${first} i ${second}?`,
  }),
  result: ({ first, second }) => greatestCommonDivisor(first, second),
  why: ({ first, second }) => {
    const divisor = greatestCommonDivisor(first, second);
    return same(`${first} = ${divisor} × ${first / divisor}, ${second} = ${divisor} × ${second / divisor}.`);
  },
};

const COPRIME: Labels = {
  en: 'They have no common divisor, so it is their product.',
  pl: 'Nie mają wspólnego dzielnika, więc jest to ich iloczyn.',
};

const MULTIPLE: Arithmetic = {
  name: 'least-common-multiple',
  rows: MULTIPLE_PAIRS,
  ask: ({ first, second }) => ({
    en: `What is the least common multiple of ${first} and ${second}?`,
    pl: `Jaka jest najmniejsza wspólna wielokrotność liczb ${first} i ${second}?`,
  }),
  result: ({ first, second }) => leastCommonMultiple(first, second),
  why: ({ first, second }) => {
    const multiple = leastCommonMultiple(first, second);
    if (multiple === first * second) return COPRIME;
    return same(`${multiple} = ${first} × ${multiple / first} = ${second} × ${multiple / second}.`);
  },
};

/** Mental arithmetic. */
export const ARITHMETIC_TEMPLATES: readonly Template[] = [
  { ...SHARED, name: PRODUCT.name, questions: () => sums(PRODUCT) },
  {
    ...SHARED,
    name: PERCENTAGE.name,
    tags: ['mental-arithmetic', 'percentages'],
    questions: () => sums(PERCENTAGE),
  },
  {
    ...SHARED,
    name: DIVISOR.name,
    subcategories: ['number-theory'],
    hardness: 1,
    questions: () => sums(DIVISOR),
  },
  {
    ...SHARED,
    name: MULTIPLE.name,
    subcategories: ['number-theory'],
    hardness: 1,
    questions: () => sums(MULTIPLE),
  },
];
