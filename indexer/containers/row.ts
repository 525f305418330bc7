/** Why there is no value where a row should be. */
export type RowFault = 'line_too_long' | 'invalid_json' | 'truncated';

/** One row of a file. */
export interface SoundRow {
  /** Counted from 1: the line where rows are lines, else the row. */
  readonly number: number;
  readonly value: unknown;
  /** The row as it stands in the file; empty for `question_blocks`. */
  readonly raw: string;
  /** Bytes of the decompressed file up to the end of this row. */
  readonly end: number;
}

/** A place where a row should be and none can be read. */
interface FaultyRow {
  readonly number: number;
  readonly fault: RowFault;
  readonly end: number;
}

export type Row = SoundRow | FaultyRow;

/** Parts a stream of bytes into rows. Kept apart from reading, so that the cost of waiting is paid once a chunk, not once a row. */
export interface Splitter {
  /**
   * The rows that end within the chunk.
   *
   * @throws NotThisContainer when the file cannot have rows of this kind
   */
  readonly push: (chunk: Buffer) => Row[];
  /** What is left when the file ends. */
  readonly finish: () => Row[];
}

/** The file is not parted the way it should be: nothing of it can be read. The message completes "the file …". */
export class NotThisContainer extends Error {
  override readonly name = 'NotThisContainer';
}

/** Bytes of the longest row that is read: a hostile file must not fill the memory. The longest known ones are a tenth of it. */
export const LONGEST_ROW = 1_048_576;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The JSON value of the bytes with its text, or undefined when they are none or no UTF-8. A byte-order mark before it is let go. */
export function parseJson(bytes: Buffer): { readonly value: unknown; readonly raw: string } | undefined {
  try {
    const raw = decoder.decode(bytes);
    return { value: JSON.parse(raw), raw };
  } catch {
    // Both the decoder and the parser throw for a fault of the text, and for nothing else.
    return undefined;
  }
}

/** Byte-order mark of UTF-8; some editors put it before everything else. */
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** How many of the first bytes of a file are a byte-order mark: 3 or 0. */
export const markLength = (start: Buffer): number => (start.subarray(0, 3).equals(MARK) ? 3 : 0);
