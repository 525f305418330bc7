/** Steps that people read easily, each of them also ten times, a hundred times … as large. */
const ROUND = [1, 2, 5];
const TEN = 10;
/** How many colours the map has. */
const COLORS = 5;

/** Round numbers from 0 to the first one that is not below the largest value. @param most - how many steps at most */
export function ticksTo(largest: number, most = 5): number[] {
  const rough = Math.max(1, largest / most);
  const power = TEN ** Math.floor(Math.log10(rough));
  const step = power * (ROUND.find((each) => each * power >= rough) ?? TEN);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/**
 * The smallest number of each colour, the palest first. They grow by a factor: counts of regions differ by a thousand
 * times, so that equal steps would leave all but two countries pale.
 */
export function stepsTo(largest: number): number[] {
  const steps = Array.from({ length: COLORS }, (_, index) =>
    roundDown(Math.max(1, largest ** (index / COLORS))),
  );
  return [...new Set(steps)];
}

/** The place of a number among the steps, from 0. */
export const stepOf = (steps: readonly number[], count: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => count >= step),
  );

/** The largest of 1, 2, 5, 10, 20, 50 … that is not above a number. */
function roundDown(number: number): number {
  const power = TEN ** Math.floor(Math.log10(number));
  return power * (ROUND.findLast((each) => each * power <= number) ?? 1);
}
