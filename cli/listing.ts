import { isId } from './read-options.ts';
import { table, textOf } from './table.ts';

type Cell = string | number;

/** Rows under column names. It is printed to fit the terminal. */
export interface Listing {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Spaces before each line; none by default. */
  readonly indent?: number;
}

const GAP = 2;
/** Characters that a shortened column keeps. With fewer, its values would look alike. */
const LEAST = 12;

const shorten = (cell: Cell, width: number): Cell =>
  typeof cell === 'string' && cell.length > width ? `${cell.slice(0, width - 1)}…` : cell;

/** Whether a column must be whole: names of rows, ids for other commands, and numbers. */
const isWhole = ({ rows }: Listing, column: number): boolean =>
  column === 0 || rows.some((row) => typeof row[column] === 'number' || isId(String(row[column])));

/** The widths of columns that fit, with the longest ones shortened. Undefined if they would get too short. */
function fittingWidths(listing: Listing, columns: number): number[] | undefined {
  const { head, rows } = listing;
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => textOf(row[column] ?? '').length)),
  );
  const shrinkable = [...widths.keys()].filter((column) => !isWhole(listing, column));
  const total = (): number => widths.reduce((sum, width) => sum + width, GAP * (widths.length - 1));
  while (total() > columns) {
    const [width, column] = shrinkable.reduce<readonly [number, number]>(
      (longest, index) => ((widths[index] ?? 0) > longest[0] ? [widths[index] ?? 0, index] : longest),
      [LEAST, -1],
    );
    if (column === -1) return undefined;
    widths[column] = width - 1;
  }
  return widths;
}

/** One block a row: its first value, and the others under it with their names. */
function blocks({ head, rows }: Listing): string[] {
  const width = Math.max(...head.map(({ length }) => length));
  return rows.flatMap(([first = '', ...others]) => [
    textOf(first),
    ...others.map((cell, index) => `  ${(head[index + 1] ?? '').padEnd(width)}  ${textOf(cell)}`.trimEnd()),
  ]);
}

/**
 * Prints a listing as a table with shortened values or, where they would get too short, with a line for each value.
 *
 * @param columns - of the terminal; undefined if the output is not a terminal
 */
export function listingLines(listing: Listing, columns = Infinity): string[] {
  const { head, rows, indent = 0 } = listing;
  const widths = fittingWidths(listing, columns - indent);
  const names = head.map((name, column) =>
    rows.some((row) => typeof row[column] === 'number') ? name.padStart(widths?.[column] ?? 0) : name,
  );
  const lines =
    widths === undefined
      ? blocks(listing)
      : table([names, ...rows].map((row) => row.map((cell, column) => shorten(cell, widths[column] ?? 0))));
  return lines.map((line) => ' '.repeat(indent) + line);
}
