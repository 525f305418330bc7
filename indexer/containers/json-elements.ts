import { isSpace, type Opening } from './json-opening.ts';
import { LONGEST_ROW, NotThisContainer, parseJson, type Row, type RowFault, type Splitter } from './row.ts';
import { scanElement, type ElementScan } from './scan-element.ts';
import { cutAt, signatureOf } from './signature.ts';

const COMMA = 0x2c;
const CLOSE_BRACKET = 0x5d;

/**
 * Where the reader stands: before the array, between two elements, in one, right behind a faulty one, behind the array, or
 * behind a fault from where only something that begins as the elements did leads back.
 */
type Mode = 'opening' | 'between' | 'element' | 'doubtful' | 'after' | 'lost';

const asIs = (byte: number): boolean => isSpace(byte);

/**
 * The elements of a JSON array. No library does it: the streaming parsers at hand build values token by token, at a tenth of
 * the speed, tell no byte positions, and give up at the first fault. Here only strings and brackets are followed, byte by byte,
 * to find where an element ends; JSON.parse reads it.
 *
 * Behind a fault reading goes on at the next place that looks like the beginning of an element: its first property is the one
 * with which the others began. So a fault costs the elements that it is in, and it is counted once.
 *
 * @param open - finds the array
 * @param alone - whether nothing may stand behind the array
 */
export function splitJsonElements(open: Opening, alone: boolean): Splitter {
  let mode: Mode = 'opening';
  /** Bytes that are still needed; how many stood before them. */
  let held: Buffer = Buffer.alloc(0);
  let before = 0;
  /** The next byte of `held` to look at, and where the element under way begins. */
  let at = 0;
  let start = 0;
  let scan: ElementScan = { depth: 0, inString: false, escaped: false };
  let signature: Buffer | undefined;
  let behindArray = false;
  let number = 0;
  let rows: Row[] = [];

  function tell(end: number, fault: RowFault, parsed?: { value: unknown; raw: string }): void {
    number += 1;
    rows.push(
      parsed === undefined ? { number, fault, end: before + end } : { number, ...parsed, end: before + end },
    );
  }

  function begin(where: number): void {
    mode = 'element';
    start = where;
    at = where;
    scan = { depth: 0, inString: false, escaped: false };
  }

  /** What stands from `start` to `end` is no element: tells those that are in it, and begins anew at the last of them. */
  function recover(end: number, fault: RowFault, otherwise: Mode): void {
    const bytes = held.subarray(start, end);
    // Not kept when it comes from here: the fault may be in it.
    const parts = cutAt(bytes, signature ?? signatureOf(bytes));
    const last = parts.pop();
    for (const part of parts) tell(start + part.end, 'invalid_json', parseJson(part.bytes));
    if (parts.length > 0 && last !== undefined) {
      begin(start + last.start);
      return;
    }
    tell(end, fault);
    mode = otherwise;
    // The beginning of the next element may have been taken for a part of this one.
    at = mode === 'lost' ? Math.max(start + 1, end - (signature?.length ?? 0)) : end;
  }

  function takeElement(): boolean {
    const found = scanElement(held, at, scan);
    at = found.at;
    if (found.end === 'open') {
      if (at - start <= LONGEST_ROW) return false;
      recover(at, 'line_too_long', 'lost');
      return true;
    }
    const bytes = held.subarray(start, at);
    const parsed = found.end === 'complete' ? parseJson(bytes) : undefined;
    if (parsed === undefined) recover(at, 'invalid_json', found.end === 'broken' ? 'lost' : 'doubtful');
    else {
      signature ??= signatureOf(bytes);
      tell(at, 'invalid_json', parsed);
      mode = 'between';
    }
    return true;
  }

  /** Looks for something that begins as the elements did; was there none yet, for any object. */
  function search(): boolean {
    const found = held.indexOf(signature ?? '{', at);
    if (found !== -1) {
      if (mode === 'after') tell(found, 'invalid_json');
      begin(found);
      return true;
    }
    if (mode === 'after' && alone) behindArray ||= held.subarray(at).some((byte) => !asIs(byte));
    at = Math.max(at, held.length - (signature?.length ?? 1) + 1);
    return false;
  }

  /** One step; false when it needs more bytes. */
  function step(): boolean {
    if (mode === 'element') return takeElement();
    if (mode === 'after' || mode === 'lost') return search();
    if (mode === 'opening') {
      // Too little to tell a byte-order mark from the beginning of the array.
      if (held.length < 3 && held[0] === 0xef) return false;
      const found = open(held);
      if (found === undefined) return false;
      at = found;
      mode = 'between';
    }
    while (at < held.length && (isSpace(held[at]) || (held[at] === COMMA && mode === 'between'))) at += 1;
    if (at >= held.length) return false;
    if (held[at] === CLOSE_BRACKET) {
      mode = 'after';
      at += 1;
    } else if (mode === 'between') begin(at);
    else mode = held[at] === COMMA ? 'between' : 'lost';
    return true;
  }

  function rowsSoFar(): Row[] {
    const found = rows;
    rows = [];
    return found;
  }

  return {
    push: (chunk) => {
      const from = mode === 'opening' ? 0 : mode === 'element' ? start : at;
      held = from >= held.length ? chunk : Buffer.concat([held.subarray(from), chunk]);
      before += from;
      at -= from;
      start -= from;
      while (step());
      return rowsSoFar();
    },
    finish: () => {
      if (mode === 'opening' && !held.every(isSpace)) throw new NotThisContainer('ends before its first row');
      while (mode === 'element') {
        recover(held.length, 'truncated', 'lost');
        while (step());
      }
      if (mode === 'between' || mode === 'doubtful') tell(held.length, 'truncated');
      if (behindArray) tell(held.length, 'invalid_json');
      return rowsSoFar();
    },
  };
}
