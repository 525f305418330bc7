/** What brings rows close to each other: one value, or several, the closest first. */
export type Nearness<R> = (row: R) => string | readonly string[];

/** The other rows, those that share the closest value with the row first, then those with the next one, then all. */
export function nearestFirst<R>(row: R, others: readonly R[], near?: Nearness<R>): readonly (readonly R[])[] {
  if (near === undefined) return [others];
  const values = (one: R): readonly string[] => [near(one)].flat();
  const shared = values(row).map((value, place) => others.filter((other) => values(other)[place] === value));
  return [...shared, others];
}
