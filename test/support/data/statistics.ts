/** Numbers below a size, in one draw all different. */
type Draw = readonly number[];

/**
 * Standard normal deviations that a good draw exceeds once in a thousand million runs. A test compares up to a hundred
 * samples, so that it fails by chance less than once in a million runs.
 */
export const FAR = 6;

/**
 * By how many standard normal deviations a count of rare events exceeds its mean: few events are too skewed for the
 * normal distribution, which would find chance remarkable. The chance of at least `count` events is that of a chi-square
 * value, made normal by the approximation of Wilson and Hilferty.
 */
function excessOf(count: number, mean: number): number {
  const events = count > mean ? count : count + 1;
  return 3 * Math.sqrt(events) * (1 - 1 / (9 * events) - Math.cbrt(mean / events));
}

/**
 * By how many standard deviations the counts of single numbers are more uneven than chance makes them: the chi-square
 * statistic over draws without replacement, made normal by the approximation of Wilson and Hilferty.
 */
export function unevenness(draws: readonly Draw[], size: number): number {
  const counts = new Float64Array(size);
  for (const draw of draws) for (const number of draw) counts[number] = (counts[number] ?? 0) + 1;
  const amount = draws[0]?.length ?? 0;
  const expected = (draws.length * amount) / size;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const degrees = size - 1;
  const scaled = (chiSquare * degrees) / (size - amount);
  const spread = 2 / (9 * degrees);
  return (Math.cbrt(scaled / degrees) - (1 - spread)) / Math.sqrt(spread);
}

/** By how many standard deviations more pairs of numbers meet again in another draw than in independent draws. */
export function meetings(draws: readonly Draw[], size: number): number {
  const amount = draws[0]?.length ?? 0;
  const pairsInDraw = (amount * (amount - 1)) / 2;
  const pairs = new Float64Array(draws.length * pairsInDraw);
  let next = 0;
  for (const draw of draws) {
    const sorted = draw.toSorted((a, b) => a - b);
    for (const [index, low] of sorted.entries())
      for (const high of sorted.slice(index + 1)) pairs[next++] = low * size + high;
  }
  pairs.sort();
  let observed = 0;
  let run = 0;
  for (let index = 1; index < pairs.length; index += 1) {
    run = pairs[index] === pairs[index - 1] ? run + 1 : 0;
    observed += run;
  }
  const twoDraws = (draws.length * (draws.length - 1)) / 2;
  const expected = (twoDraws * pairsInDraw ** 2) / ((size * (size - 1)) / 2);
  // Two draws have about a Poisson number of common questions. Several pairs can meet in them at once.
  const common = amount ** 2 / size;
  const atOnce = (twoDraws * (common ** 3 + common ** 2 / 2)) / expected;
  return excessOf(observed / atOnce, expected / atOnce);
}

export function overlap(one: Draw, other: Draw): number {
  const known = new Set(one);
  return other.filter((number) => known.has(number)).length;
}

/** By how many standard deviations the overlaps of `amount` numbers out of `size` exceed those of independent draws. */
export function overlapExcess(overlaps: readonly number[], amount: number, size: number): number {
  const observed = overlaps.reduce((sum, count) => sum + count, 0);
  return excessOf(observed, (overlaps.length * amount ** 2) / size);
}

/** The rank of each value; equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function deviations(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

const product = (left: readonly number[], right: readonly number[]): number =>
  left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);

/**
 * Spearman's rank correlation, corrected for ties: the product-moment correlation of the ranks. 1 means the same order,
 * 0 none in common. NaN if all values of one list are equal.
 */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const ones = deviations(ranksOf(pairs.map(([one]) => one)));
  const others = deviations(ranksOf(pairs.map(([, other]) => other)));
  return product(ones, others) / Math.sqrt(product(ones, ones) * product(others, others));
}
