/** Why a row could not be read. */
export type RowError =
  | 'line_too_long'
  | 'invalid_json'
  | 'truncated'
  | 'damaged'
  | 'trailing_bytes'
  | 'upstream_refused';

/** One row of a file. */
export interface ValidRow {
  /** Counted from 1: the line number if rows are lines, else the row number. */
  readonly number: number;
  readonly value: unknown;
  /** The text of the row; empty for `question_blocks`. */
  readonly raw: string;
  /** Bytes of the decompressed file up to the end of this row. */
  readonly end: number;
}

/** A row that could not be read. */
interface InvalidRow {
  readonly number: number;
  readonly error: RowError;
  /** Where the error is, if that is known. */
  readonly detail?: string;
  readonly end: number;
}

export type Row = ValidRow | InvalidRow;

/**
 * Splits a stream of bytes into rows. It is synchronous, so that waiting costs time once per chunk, not once per row.
 */
export interface Splitter {
  /**
   * Returns the rows that end within the chunk.
   *
   * @throws NotThisContainer if the file cannot contain such rows
   */
  readonly push: (chunk: Buffer) => Row[];
  /** Returns what is left at the end of the file. */
  readonly finish: () => Row[];
}

/** The file does not have the expected container, so that nothing can be read. The message completes "the file …". */
export class NotThisContainer extends Error {
  override readonly name = 'NotThisContainer';
}

/**
 * Bytes of the longest row that is read: a hostile file must not fill the memory. The longest known rows have a tenth
 * of this.
 */
export const LONGEST_ROW = 1_048_576;
