/** How many colours the map has. */
const STEPS = 5;
const TEN = 10;
const ROUND = [1, 2, 5];

/** The largest of 1, 2, 5, 10, 20, 50 … that is not above a number. */
function roundDown(number: number): number {
  const power = TEN ** Math.floor(Math.log10(number));
  return power * (ROUND.findLast((each) => each * power <= number) ?? 1);
}

/**
 * The smallest number of each colour, the palest first. They grow by a factor: counts of regions differ by a thousand
 * times, so that equal steps would leave all but two countries pale.
 */
export function stepsTo(largest: number): number[] {
  const steps = Array.from({ length: STEPS }, (_, index) =>
    roundDown(Math.max(1, largest ** (index / STEPS))),
  );
  return [...new Set(steps)];
}

/** The place of a number among the steps, from 0. */
export const stepOf = (steps: readonly number[], count: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => count >= step),
  );
