const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const SPACE = 0x20;

/** What is known of an element of which a part was looked at. */
export interface ElementScan {
  depth: number;
  inString: boolean;
  escaped: boolean;
}

/** - `open`: it goes on behind the bytes. - `complete`: it ends at `at`. - `broken`: what stands at `at` is no JSON. */
type ElementEnd = 'open' | 'complete' | 'broken';

export interface ScannedElement {
  readonly end: ElementEnd;
  /** The first byte that was not taken. */
  readonly at: number;
}

/**
 * Looks for the end of one element of a JSON array, from `from` on. Only strings and brackets are followed; a control character in
 * a string is told at once, since it shows a lost quotation mark long before the brackets do.
 *
 * @param scan - where the element stood at `from`; brought up to date
 */
export function scanElement(bytes: Buffer, from: number, scan: ElementScan): ScannedElement {
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (scan.inString) {
      if (scan.escaped) scan.escaped = false;
      else if (byte === BACKSLASH) scan.escaped = true;
      else if (byte < SPACE) return { end: 'broken', at };
      else if (byte === QUOTE) {
        scan.inString = false;
        if (scan.depth === 0) return { end: 'complete', at: at + 1 };
      }
    } else if (byte === QUOTE) scan.inString = true;
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) scan.depth += 1;
    else if (scan.depth === 0) {
      // A number or a word: it ends before whatever cannot be in it.
      if (byte <= SPACE || byte === COMMA || byte === CLOSE_BRACKET) return { end: 'complete', at };
      if (byte === CLOSE_BRACE) return { end: 'broken', at: at + 1 };
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      scan.depth -= 1;
      if (scan.depth === 0) return { end: 'complete', at: at + 1 };
    }
  }
  return { end: 'open', at: bytes.length };
}
