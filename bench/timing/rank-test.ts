/** What the ranks of two samples say of whether one tends to be larger. */
export interface RankTest {
  /** The chance that a value of the first is larger than one of the second, half of the equal ones included; 0.5 for no difference. */
  readonly superiority: number;
  /** How likely as great a difference would be if there were none (Mann-Whitney, two-sided, normal approximation). */
  readonly p: number;
}

/** Of a normal distribution: how likely a value is at least so many deviations from the middle. Abramowitz and Stegun, 7.1.26. */
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

/** The value below which such a share of a sample lies. */
export function quantile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
