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
