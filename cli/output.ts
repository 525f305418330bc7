import type { Writable } from 'node:stream';

import type { CommandIo, Terminal } from './command-io.ts';
import { listingLines, type Listing } from './listing.ts';

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
function textOf(lines: readonly Line[], { isTTY, columns }: Terminal): string {
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
      stdout.write(json ? `${JSON.stringify(value)}\n` : textOf(lines, stdout));
    },
    note: (line) => {
      stderr.write(textOf([line], stderr));
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
