import type { Writable } from 'node:stream';

import type { CommandIo } from './command-io.ts';

/** How a command prints its result: as JSON for programs, or as lines of text for people. */
export interface Output {
  readonly json: boolean;
  /** Prints the result; it is given in both forms, and one of them is printed. */
  readonly result: (value: unknown, lines: readonly string[]) => void;
  /** Prints a line on standard error, apart from the result. */
  readonly note: (line: string) => void;
  /** For progress bars; undefined without a terminal, and with JSON output. */
  readonly terminal: Writable | undefined;
}

export function createOutput(
  json: boolean,
  { stdout, stderr }: Pick<CommandIo, 'stdout' | 'stderr'>,
): Output {
  return {
    json,
    terminal: stderr.isTTY === true && !json ? stderr : undefined,
    result: (value, lines) => {
      stdout.write(json ? `${JSON.stringify(value)}\n` : lines.map((line) => `${line}\n`).join(''));
    },
    note: (line) => {
      stderr.write(`${line}\n`);
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
