/** Why a row could not be read. */
export type RowError =
  'line_too_long' | 'invalid_json' | 'truncated' | 'damaged' | 'trailing_bytes' | 'upstream_refused';

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

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses bytes as JSON; undefined if they are not JSON in UTF-8. A leading byte-order mark is ignored. */
export function parseJson(bytes: Buffer): { readonly value: unknown; readonly raw: string } | undefined {
  try {
    const raw = decoder.decode(bytes);
    return { value: JSON.parse(raw), raw };
  } catch {
    // The decoder and the parser only throw for invalid text.
    return undefined;
  }
}

/** The UTF-8 byte-order mark, which some editors write at the start of a file. */
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** The length of the byte-order mark at the start of a file: 3 or 0. */
export const markLength = (start: Buffer): number => (start.subarray(0, 3).equals(MARK) ? 3 : 0);
