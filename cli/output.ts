/** How a command tells its result: as one JSON text for programs, or as lines for people. */
export interface Output {
  readonly json: boolean;
  /** The result, in both forms; only one of them is written. */
  readonly result: (value: unknown, lines: readonly string[]) => void;
  /** A word on the way, for people, beside the result. */
  readonly note: (line: string) => void;
}

export function createOutput(json: boolean): Output {
  return {
    json,
    result: (value, lines) => {
      process.stdout.write(json ? `${JSON.stringify(value)}\n` : lines.map((line) => `${line}\n`).join(''));
    },
    note: (line) => {
      process.stderr.write(`${line}\n`);
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
