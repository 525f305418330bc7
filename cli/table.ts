/** Rows of text in aligned columns; numbers are aligned to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const width = (column: number): number => Math.max(...rows.map((row) => String(row[column] ?? '').length));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        typeof cell === 'number'
          ? cell.toLocaleString('en').padStart(width(column))
          : cell.padEnd(width(column)),
      )
      .join('  ')
      .trimEnd(),
  );
}
