import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Familiarity, Template } from '../../template.ts';
import { choice, same } from './questions.ts';
import { entry, judgement } from '../halves.ts';

/** The difficulty rises at each of these bases. */
function graded(value: number, steps: readonly [number, number, number, number]): Familiarity {
  const passed = steps.filter((step) => value >= step).length;
  return ([1, 2, 3, 4, 5] as const)[passed] ?? 5;
}

/** Multiples of ten are as easy as their first digit. */
function withoutNought(number: number): number {
  return number % 10 === 0 ? number / 10 : number;
}

/** A power with its names. */
function* powers(
  bases: readonly number[],
  exponent: number,
  names: Labels,
  steps: readonly [number, number, number, number],
  why: (base: number) => Labels,
): Generator<BilingualQuestion> {
  for (const base of bases) {
    const ask = { en: `What is ${base} ${names.en}?`, pl: `Ile wynosi ${base} ${names.pl}?` };
    yield {
      key: `${base}-${exponent}`,
      familiarity: graded(withoutNought(base), steps),
      ...entry(ask, same(base ** exponent), why(base)),
    };
  }
}

/** The nearest multiple of ten. */
const roundTen = (number: number): number => Math.round(number / 10) * 10;

/** A way to square a number in the head: 23² is 20 × 26 plus 3². */
function squareByTens(base: number): Labels {
  const step = Math.abs(base - roundTen(base));
  const product = `${base - step} × ${base + step}`;
  return {
    en: `Move ${step} from one factor to the other and add its square: ${product} + ${step}² = ${base ** 2}.`,
    pl: `W pamięci zmniejsz jeden czynnik o ${step}, drugi o tyle samo zwiększ i dodaj ${step}²: ${product} + ${step}² = ${base ** 2}.`,
  };
}

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function* squaresAndCubes(): Generator<BilingualQuestion> {
  const squared = { en: 'squared', pl: 'do kwadratu' };
  const cubed = { en: 'cubed', pl: 'do sześcianu' };
  const bases = range(12, 25).filter((base) => base % 10 !== 0);
  yield* powers(bases, 2, squared, [11, 13, 17, 21], squareByTens);
  yield* powers(range(4, 7), 3, cubed, [2, 4, 6, 7], (base) => same(`${base}³ = ${base} × ${base ** 2}.`));
}

/** Lower powers of two are too easy, and higher ones too long. */
const LOWEST_EXPONENT = 5;
const HIGHEST_EXPONENT = 13;

/** How to get to a power of two from another one that many people know. */
function doublings(exponent: number): Labels {
  const [known, value] = exponent > 10 ? [10, 1024] : exponent === 10 ? [5, 32] : [4, 16];
  const rest = exponent - known;
  return same(`${value} × ${2 ** rest} = ${2 ** exponent}.`);
}

function* powersOfTwo(): Generator<BilingualQuestion> {
  for (const exponent of range(LOWEST_EXPONENT, HIGHEST_EXPONENT)) {
    const ask = { en: `What is 2 to the power of ${exponent}?`, pl: `Ile wynosi 2 do potęgi ${exponent}?` };
    yield {
      key: String(exponent),
      familiarity: graded(exponent, [4, 7, 11, 13]),
      ...entry(ask, same(2 ** exponent), doublings(exponent)),
    };
  }
}

/** Every square is a sum of odd numbers. */
function sumOfOdd(root: number): Labels {
  const sum = `1 + 3 + 5 + … + ${2 * root - 1} = ${root ** 2}`;
  return {
    en: `Odd numbers from 1 on always add up to a square: ${sum}.`,
    pl: `Suma kolejnych liczb nieparzystych od 1 to zawsze kwadrat: ${sum}.`,
  };
}

function* squareRoots(): Generator<BilingualQuestion> {
  for (const root of range(11, 20)) {
    const near = range(root - 3, root + 3).map(same);
    const ask = {
      en: `What is the square root of ${root ** 2}?`,
      pl: `Ile wynosi pierwiastek kwadratowy z ${root ** 2}?`,
    };
    const familiarity = graded(withoutNought(root), [8, 13, 16, 19]);
    yield {
      key: String(root),
      familiarity,
      ...choice(`square-root/${root}`, ask, same(root), near, sumOfOdd(root)),
    };
  }
}

/** Enough to test all candidates. */
const SMALL_PRIMES = [2, 3, 5, 7, 11, 13];

/** Odd, not a multiple of 5, and large enough to need some thought. */
const PRIME_CANDIDATES = range(51, 239).filter((number) => number % 2 === 1 && number % 5 !== 0);

/** All candidates would be too many of one kind. */
const EVERY_FOURTH = 4;

/** Divisors beyond the square root need not be tried. */
function indivisible(prime: number): Labels {
  const tried = SMALL_PRIMES.filter((divisor) => divisor ** 2 <= prime).join(', ');
  return {
    en: `No prime up to its square root (${tried}) divides it.`,
    pl: `Nie dzieli się przez żadną z liczb pierwszych, które wystarczy sprawdzić: ${tried}.`,
  };
}

function* primes(): Generator<BilingualQuestion> {
  for (const number of PRIME_CANDIDATES.filter((_, index) => index % EVERY_FOURTH === 0)) {
    const divisor = range(2, number - 1).find((candidate) => number % candidate === 0);
    const statement = { en: `The number ${number} is prime.`, pl: `Liczba ${number} jest liczbą pierwszą.` };
    const factors =
      divisor === undefined ? indivisible(number) : same(`${number} = ${divisor} × ${number / divisor}.`);
    const familiarity = graded(number, [11, 25, 90, 400]);
    yield { key: String(number), familiarity, ...judgement(statement, divisor === undefined, factors) };
  }
}

const SHARED = {
  type: 'text_input',
  category: 'mathematics',
  subcategories: ['arithmetic'],
  tags: ['mental-arithmetic'],
  hardness: 0,
  written: '2026-11-21',
} as const;

/** Powers, roots and primes. */
export const POWER_TEMPLATES: readonly Template[] = [
  { ...SHARED, name: 'square-or-cube', tags: ['mental-arithmetic', 'powers'], questions: squaresAndCubes },
  { ...SHARED, name: 'power-of-two', tags: ['powers', 'binary-numbers'], questions: powersOfTwo },
  {
    ...SHARED,
    name: 'square-root',
    type: 'multiple',
    tags: ['mental-arithmetic', 'powers'],
    questions: squareRoots,
  },
  {
    ...SHARED,
    name: 'prime-number',
    type: 'boolean',
    subcategories: ['number-theory'],
    tags: ['prime-numbers'],
    questions: primes,
  },
];
