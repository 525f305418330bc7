import { isUtf8 } from 'node:buffer';

import { NotThisContainer } from './row.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const SPACE = 0x20;
/** Bytes in which the first property of an element is expected. */
const NEAR = 512;
const FIRST_PROPERTY = /\{\s*"(?:[^"\\]|\\.)*"/;
/** What separates two elements. */
const BETWEEN = new Set([0x20, 0x09, 0x0a, 0x0d, 0x2c, 0x5d]);

export const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Finds where the elements begin in the first bytes of a file; undefined if more bytes are needed. */
export type Opening = (bytes: Buffer) => number | undefined;

/** For a file that is one JSON array. */
export const findArray: Opening = (bytes) =>
  inside(bytes, skipSpace(bytes, markLength(bytes)), 'does not begin with a JSON array');

/**
 * For a file that is one JSON object with an array in the property `results`, after any other properties, or that array
 * alone.
 */
export const findResults: Opening = (bytes) => {
  const start = skipSpace(bytes, markLength(bytes));
  if (start >= bytes.length) return undefined;
  const expected = 'is not a JSON object with an array "results"';
  if (bytes[start] === OPEN_BRACKET) return start + 1;
  if (bytes[start] !== OPEN_BRACE) throw new NotThisContainer(expected);
  let depth = 0;
  for (let at = start; at < bytes.length;) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      const end = endOfString(bytes, at);
      if (end === undefined) break;
      const colon = skipSpace(bytes, end);
      if (depth === 1 && bytes[colon] === 0x3a && bytes.toString('latin1', at, end) === '"results"')
        return inside(bytes, skipSpace(bytes, colon + 1), expected);
      if (depth === 1 && colon >= bytes.length) break;
      at = end;
      continue;
    }
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1;
    if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth -= 1;
    if (depth === 0) throw new NotThisContainer(expected);
    at += 1;
  }
  return undefined;
};

function skipSpace(bytes: Buffer, from: number): number {
  let at = from;
  while (isSpace(bytes[at])) at += 1;
  return at;
}

/** Where the first element begins of the array that should open at `at`; undefined if more bytes are needed. */
function inside(bytes: Buffer, at: number, expected: string): number | undefined {
  if (at >= bytes.length) return undefined;
  if (bytes[at] !== OPEN_BRACKET) throw new NotThisContainer(expected);
  return at + 1;
}

/** Where the string that begins at `at` ends; undefined if more bytes are needed. */
function endOfString(bytes: Buffer, at: number): number | undefined {
  for (let next = at + 1; next < bytes.length; next += 1) {
    if (bytes[next] === BACKSLASH) next += 1;
    else if (bytes[next] === QUOTE) return next + 1;
  }
  return undefined;
}

/** What is known of an element that was scanned in part. */
export interface ElementScan {
  depth: number;
  inString: boolean;
  escaped: boolean;
  /** - `open`: it continues after the bytes. - `complete`: it has ended. - `broken`: the next byte is not JSON. */
  end: 'open' | 'complete' | 'broken';
}

export const createScan = (): ElementScan => ({ depth: 0, inString: false, escaped: false, end: 'open' });

/**
 * Scans an element of a JSON array for its end. It only follows strings and brackets.
 *
 * @param scan - the state of the element at `from`, which is updated
 * @returns the position of the first byte that was not consumed
 */
export function scanElement(bytes: Buffer, from: number, scan: ElementScan): number {
  let at = from;
  while (at < bytes.length && scan.end === 'open')
    at = scan.inString ? scanString(bytes, at, scan) : scanStructure(bytes, at, scan);
  return at;
}

/** Scans to the end of a string. A control character shows a missing quotation mark long before the brackets do. */
function scanString(bytes: Buffer, from: number, scan: ElementScan): number {
  const { length } = bytes;
  let at = scan.escaped ? from + 1 : from;
  for (; at < length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      scan.escaped = false;
      scan.inString = false;
      if (scan.depth === 0) scan.end = 'complete';
      return at + 1;
    }
    if (byte === BACKSLASH) at += 1;
    else if (byte < SPACE) {
      scan.end = 'broken';
      return at;
    }
  }
  // The escaped byte is in the next chunk.
  scan.escaped = at > length;
  return length;
}

/** Scans to the next string, or to the end of the element. */
function scanStructure(bytes: Buffer, from: number, scan: ElementScan): number {
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      scan.inString = true;
      return at + 1;
    }
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) scan.depth += 1;
    else if (scan.depth === 0) {
      // A number or a word ends before any byte that cannot be part of it.
      if (byte <= SPACE || byte === COMMA || byte === CLOSE_BRACKET) {
        scan.end = 'complete';
        return at;
      }
      if (byte === CLOSE_BRACE) {
        scan.end = 'broken';
        return at + 1;
      }
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      scan.depth -= 1;
      if (scan.depth > 0) continue;
      scan.end = 'complete';
      return at + 1;
    }
  }
  return bytes.length;
}

/**
 * How elements begin: a brace, whitespace and the first property, which a program writes the same way for all elements.
 * Undefined if the bytes have no such place.
 */
export function signatureOf(bytes: Buffer): Buffer | undefined {
  const found = FIRST_PROPERTY.exec(bytes.toString('latin1', 0, NEAR));
  return found === null ? undefined : Buffer.from(found[0], 'latin1');
}

/** A range of bytes. */
interface Part {
  /** Without the separator before the next part. */
  readonly bytes: Buffer;
  readonly start: number;
  /** Where the next part begins. */
  readonly end: number;
}

/** Cuts bytes before each place that looks like the beginning of an element. Without such a place there is one part. */
export function cutAt(bytes: Buffer, signature: Buffer | undefined): Part[] {
  const starts = [0];
  if (signature !== undefined)
    for (let at = bytes.indexOf(signature, 1); at !== -1; at = bytes.indexOf(signature, at + 1))
      starts.push(at);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? bytes.length;
    let last = end;
    while (last > start && BETWEEN.has(bytes[last - 1] ?? 0)) last -= 1;
    return { bytes: bytes.subarray(start, last), start, end };
  });
}

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
