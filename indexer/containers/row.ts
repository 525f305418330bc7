import { isUtf8 } from 'node:buffer';

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

/** U+FFFD, which replaces what is not UTF-8, and its own bytes. */
const REPLACEMENT = '\ufffd';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

/** Polish letters in Windows-1250, which Windows-1252 reads as other signs. */
const POLISH = new Set([
  0xa5, 0xc6, 0xca, 0xa3, 0xd1, 0xd3, 0x8c, 0x8f, 0xaf, 0xb9, 0xe6, 0xea, 0xb3, 0xf1, 0xf3, 0x9c, 0x9f, 0xbf,
]);

/** Those that are not letters of Western European words in Windows-1252. */
const ONLY_POLISH = new Set([0xa5, 0xa3, 0xaf, 0xb9, 0xb3, 0xbf]);

/** The position of the first byte that is not UTF-8. */
function firstFault(bytes: Buffer): number {
  const text = bytes.toString();
  let at = text.indexOf(REPLACEMENT);
  let position = Buffer.byteLength(text.slice(0, at));
  while (bytes.subarray(position, position + 3).equals(REPLACEMENT_BYTES)) {
    const next = text.indexOf(REPLACEMENT, at + 1);
    position += Buffer.byteLength(text.slice(at, next));
    at = next;
  }
  return position;
}

/** Names the probable encoding of a row that is not UTF-8, with its first such byte; undefined if it is UTF-8. */
export function nameEncoding(bytes: Buffer): string | undefined {
  if (isUtf8(bytes)) return undefined;
  const position = firstFault(bytes);
  const high = bytes.filter((byte) => byte >= 0x80);
  const isPolish = high.every((byte) => POLISH.has(byte)) && high.some((byte) => ONLY_POLISH.has(byte));
  const byte = (bytes[position] ?? 0).toString(16).toUpperCase();
  return `byte ${position + 1} is 0x${byte}, probably Windows-125${isPolish ? '0' : '2'}`;
}
