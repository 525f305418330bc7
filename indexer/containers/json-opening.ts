import { markLength, NotThisContainer } from './row.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;

export const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

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
    if (byte === 0x7d || byte === 0x5d) depth -= 1;
    if (depth === 0) throw new NotThisContainer(expected);
    at += 1;
  }
  return undefined;
};
