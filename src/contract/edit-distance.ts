/**
 * Single-character insertions, deletions and replacements that turn one text into another, if they are at most `most`;
 * otherwise undefined. Only a band along the diagonal of the usual table is computed, so the cost grows with the length
 * of the texts and not with its square.
 */
export function editDistance(from: string, to: string, most: number): number | undefined {
  if (Math.abs(from.length - to.length) > most) return undefined;
  const width = 2 * most + 1;
  // The cells of one line from `most` columns before the diagonal to `most` columns after it.
  const cells: number[] = [];
  for (let cell = 0; cell < width; cell += 1) cells.push(cell < most ? Infinity : cell - most);
  for (let line = 1; line <= from.length; line += 1) {
    const code = from.charCodeAt(line - 1);
    let least = Infinity;
    for (let cell = 0; cell < width; cell += 1) {
      const column = line + cell - most;
      const replaced = (cells[cell] ?? 0) + (column > 0 && code === to.charCodeAt(column - 1) ? 0 : 1);
      const deleted = cell + 1 < width ? (cells[cell + 1] ?? 0) + 1 : Infinity;
      const inserted = cell > 0 ? (cells[cell - 1] ?? 0) + 1 : Infinity;
      const edits = column < 0 || column > to.length ? Infinity : Math.min(replaced, deleted, inserted);
      cells[cell] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return undefined;
  }
  const distance = cells[to.length - from.length + most] ?? Infinity;
  return distance > most ? undefined : distance;
}
