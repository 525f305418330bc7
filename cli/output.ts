import type { Writable } from 'node:stream';

import type { CommandIo, Terminal } from './command.ts';
import { isId } from './options.ts';

/** A line of text, or rows that are printed to fit the terminal. */
export type Line = string | Listing;

/** How a command prints its result: as JSON for programs, or as lines of text for people. */
export interface Output {
  readonly json: boolean;
  /** Prints the result; it is given in both forms, and one of them is printed. */
  readonly result: (value: unknown, lines: readonly Line[]) => void;
  /** Prints a line on standard error, apart from the result. */
  readonly note: (line: Line) => void;
  /** For progress bars; undefined without a terminal, and with JSON output. */
  readonly terminal: Writable | undefined;
}

/** The text of lines, each with a line feed. */
function printed(lines: readonly Line[], { isTTY, columns }: Terminal): string {
  const width = isTTY === true ? columns : undefined;
  return lines
    .flatMap((line) => (typeof line === 'string' ? [line] : listingLines(line, width)))
    .map((line) => `${line}\n`)
    .join('');
}

export function createOutput(
  json: boolean,
  { stdout, stderr }: Pick<CommandIo, 'stdout' | 'stderr'>,
): Output {
  return {
    json,
    terminal: stderr.isTTY === true && !json ? stderr : undefined,
    result: (value, lines) => {
      stdout.write(json ? `${JSON.stringify(value)}\n` : printed(lines, stdout));
    },
    note: (line) => {
      stderr.write(printed([line], stderr));
    },
  };
}

/** Whether the reader closed the pipe, as `head` does: that is not an error. */
export const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** A time in UTC, to the second; empty for null. */
export const when = (time: Date | null): string => time?.toISOString().slice(0, 19).replace('T', ' ') ?? '';

/** Text on one line, shortened to a number of characters. */
export function oneLine(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

/** Lines under a heading; empty when there are no lines. */
export const section = (heading: string, lines: readonly Line[]): Line[] =>
  lines.length === 0
    ? []
    : [
        '',
        heading,
        ...lines.map((line) => (typeof line === 'string' ? `  ${line}` : { ...line, indent: 2 })),
      ];

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

/** A cell as it is printed. */
const textOf = (cell: string | number): string =>
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
