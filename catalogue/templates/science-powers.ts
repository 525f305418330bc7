import type { Labels } from '../taxonomy/label.ts';
import type { BilingualQuestion, Familiarity, Template } from '../template.ts';
import { choice, same } from './science-questions.ts';
import { entry, judgement } from './halves.ts';

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
): Generator<BilingualQuestion> {
  for (const base of bases) {
    const ask = { en: `What is ${base} ${names.en}?`, pl: `Ile wynosi ${base} ${names.pl}?` };
    yield {
      key: `${base}-${exponent}`,
      familiarity: graded(withoutNought(base), steps),
      ...entry(ask, same(base ** exponent)),
    };
  }
}

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function* squaresAndCubes(): Generator<BilingualQuestion> {
  yield* powers(range(5, 25), 2, { en: 'squared', pl: 'do kwadratu' }, [11, 13, 17, 21]);
  yield* powers(range(2, 9), 3, { en: 'cubed', pl: 'do sześcianu' }, [2, 4, 6, 7]);
}

function* powersOfTwo(): Generator<BilingualQuestion> {
  for (const exponent of range(4, 16)) {
    const ask = { en: `What is 2 to the power of ${exponent}?`, pl: `Ile wynosi 2 do potęgi ${exponent}?` };
    yield {
      key: String(exponent),
      familiarity: graded(exponent, [4, 7, 11, 13]),
      ...entry(ask, same(2 ** exponent)),
    };
  }
}

function* squareRoots(): Generator<BilingualQuestion> {
  for (const root of range(6, 20)) {
    const near = range(root - 3, root + 3).map(same);
    const ask = {
      en: `What is the square root of ${root ** 2}?`,
      pl: `Ile wynosi pierwiastek kwadratowy z ${root ** 2}?`,
    };
    const familiarity = graded(withoutNought(root), [8, 13, 16, 19]);
    yield { key: String(root), familiarity, ...choice(`square-root/${root}`, ask, same(root), near) };
  }
}

/** Odd, not a multiple of 5, and large enough to need some thought. */
const PRIME_CANDIDATES = range(11, 199).filter((number) => number % 2 === 1 && number % 5 !== 0);

/** Half of the candidates, because all of them would be too many of one kind. */
const EVERY_SECOND = 2;

function* primes(): Generator<BilingualQuestion> {
  for (const number of PRIME_CANDIDATES.filter((_, index) => index % EVERY_SECOND === 0)) {
    const divisor = range(2, number - 1).find((candidate) => number % candidate === 0);
    const statement = { en: `The number ${number} is prime.`, pl: `Liczba ${number} jest liczbą pierwszą.` };
    const factors = divisor === undefined ? undefined : same(`${number} = ${divisor} × ${number / divisor}.`);
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
