/** A rank test of whether one of two samples tends to be larger. */
export interface RankTest {
  /**
   * The probability that a value of the first is larger than one of the second, counting ties as half; 0.5 for no
   * difference.
   */
  readonly superiority: number;
  /** The probability of such a difference by chance (Mann-Whitney, two-sided, normal approximation). */
  readonly p: number;
}

/**
 * The probability of a value at least the given number of standard deviations from the mean of a normal distribution.
 * Abramowitz and Stegun, 7.1.26.
 */
function tails(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum = 0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)));
  return sum * t * Math.exp(-x * x);
}

/** Compares two samples by rank. Times that are equal to the nanosecond are too few to correct for. */
export function rankTest(first: readonly number[], second: readonly number[]): RankTest {
  const values = [
    ...first.map((value) => ({ value, mine: true })),
    ...second.map((value) => ({ value, mine: false })),
  ].sort((left, right) => left.value - right.value);
  const [n, m] = [first.length, second.length];
  const ranks = values.reduce((sum, { mine }, index) => (mine ? sum + index + 1 : sum), 0);
  const u = ranks - (n * (n + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return { superiority: u / (n * m), p: tails((u - (n * m) / 2) / deviation) };
}

/** The quantile of a sample. */
export function quantile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
