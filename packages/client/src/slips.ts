/**
 * The slips that turn one text into the other: letters that are missing, added or wrong, and swapped neighbours
 * (optimal string alignment).
 */
export function slips(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const line = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const same = (last[column] ?? 0) + (letter === wanted ? 0 : 1);
      const isSwap = letter === to[column - 1] && wanted === from[row - 1];
      const swapped = isSwap ? (before[column - 1] ?? 0) + 1 : Infinity;
      line.push(Math.min(same, swapped, (last[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    [before, last] = [last, line];
  }
  return last[to.length] ?? 0;
}
