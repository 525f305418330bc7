const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const SPACE = 0x20;

/** What is known of an element that was scanned in part. */
export interface ElementScan {
  depth: number;
  inString: boolean;
  escaped: boolean;
  /** - `open`: it continues after the bytes. - `complete`: it has ended. - `broken`: the next byte is not JSON. */
  end: 'open' | 'complete' | 'broken';
}

export const createScan = (): ElementScan => ({ depth: 0, inString: false, escaped: false, end: 'open' });

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
