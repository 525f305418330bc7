import type { Writable } from 'node:stream';

import type { CommandIo } from './command-io.ts';

/** How a command tells its result: as one JSON text for programs, or as lines for people. */
export interface Output {
  readonly json: boolean;
  /** The result, in both forms; only one of them is written. */
  readonly result: (value: unknown, lines: readonly string[]) => void;
  /** A word on the way, for people, beside the result. */
  readonly note: (line: string) => void;
  /** To draw in; undefined where there is none, or where programs read. */
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

/** Whether whoever reads has had enough, as `head` has: that is no failure. */
export const isClosed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** A time to the second, in UTC; nothing for none. */
export const when = (time: Date | null): string => time?.toISOString().slice(0, 19).replace('T', ' ') ?? '';

/** Rows of text as aligned columns; cells that are numbers stand to the right. */
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
