/** A cell as it is printed. */
export const textOf = (cell: string | number): string =>
  typeof cell === 'number' ? cell.toLocaleString('en') : cell;

/** Rows of text in aligned columns; numbers are aligned to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const width = (column: number): number => Math.max(...rows.map((row) => textOf(row[column] ?? '').length));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        typeof cell === 'number' ? textOf(cell).padStart(width(column)) : cell.padEnd(width(column)),
      )
      .join('  ')
      .trimEnd(),
  );
}
