import {
  createScan,
  cutAt,
  isSpace,
  nameEncoding,
  parseJson,
  scanElement,
  signatureOf,
  type ElementScan,
  type Opening,
} from './json-bytes.ts';
import { LONGEST_ROW, NotThisContainer, type Row, type RowError, type Splitter } from './row.ts';

const COMMA = 0x2c;
const CLOSE_BRACKET = 0x5d;

/**
 * Where reading stands:
 * - `opening`: before the array
 * - `between`: between two elements
 * - `element`: in an element
 * - `doubtful`: directly after an invalid element
 * - `after`: after the array
 * - `lost`: after an error from which only the beginning of another element leads back
 */
type Mode = 'opening' | 'between' | 'element' | 'doubtful' | 'after' | 'lost';

/** The state of reading a JSON array. Positions are relative to `held`. */
interface ElementState {
  mode: Mode;
  /** Bytes that are still needed. */
  held: Buffer;
  /** Bytes of the file before `held`. */
  before: number;
  /** The next byte to read. */
  at: number;
  /** Where the current element begins. */
  start: number;
  scan: ElementScan;
  /** How elements of this file begin. */
  signature: Buffer | undefined;
  /** Whether the file has something else after the array. */
  hasTrailer: boolean;
  /** The number of the last row. */
  number: number;
  rows: Row[];
}

/**
 * Splits a JSON array into its elements. No library is used: the available streaming parsers build values token by
 * token, at a tenth of the speed, report no byte positions, and give up at the first error. Here only strings and
 * brackets are followed, byte by byte, to find where an element ends; `JSON.parse` reads it.
 *
 * After an error, reading resumes at the next place that looks like an element: it begins with the same property as the
 * elements before it. So an error costs the elements that contain it, and is counted once.
 *
 * @param open - finds the array
 * @param isAlone - whether nothing may follow the array
 */
export function splitJsonElements(open: Opening, isAlone: boolean): Splitter {
  const state: ElementState = {
    mode: 'opening',
    held: Buffer.alloc(0),
    before: 0,
    at: 0,
    start: 0,
    scan: createScan(),
    signature: undefined,
    hasTrailer: false,
    number: 0,
    rows: [],
  };
  return {
    push: (chunk) => {
      holdChunk(state, chunk);
      while (step(state, open));
      return takeRows(state);
    },
    finish: () => {
      const end = state.held.length;
      if (state.mode === 'opening' && !state.held.every(isSpace))
        throw new NotThisContainer('ends before its first row');
      while (state.mode === 'element') {
        recover(state, end, 'truncated', 'lost');
        while (step(state, open));
      }
      if (state.mode === 'between' || state.mode === 'doubtful') addRow(state, end, 'truncated');
      if (isAlone && state.hasTrailer) addRow(state, end, 'invalid_json');
      return takeRows(state);
    },
  };
}

/** Adds a chunk to the bytes that are still needed. */
function holdChunk(state: ElementState, chunk: Buffer): void {
  const from = state.mode === 'opening' ? 0 : state.mode === 'element' ? state.start : state.at;
  state.held = from >= state.held.length ? chunk : Buffer.concat([state.held.subarray(from), chunk]);
  state.before += from;
  state.at -= from;
  state.start -= from;
}

function takeRows(state: ElementState): Row[] {
  const { rows } = state;
  state.rows = [];
  return rows;
}

/** Takes one step; false if more bytes are needed. */
function step(state: ElementState, open: Opening): boolean {
  switch (state.mode) {
    case 'element':
      return readElement(state);
    case 'after':
    case 'lost':
      return findElement(state);
    case 'opening':
      return openArray(state, open);
    default:
      return readSeparator(state);
  }
}

/** Looks for the first element; false if more bytes are needed. */
function openArray(state: ElementState, open: Opening): boolean {
  const { held } = state;
  // Too little to distinguish a byte-order mark from the beginning of the array.
  if (held.length < 3 && held[0] === 0xef) return false;
  const found = open(held);
  if (found === undefined) {
    if (held.length > LONGEST_ROW) throw new NotThisContainer('has no row in its first bytes');
    return false;
  }
  state.at = found;
  state.mode = 'between';
  return true;
}

/** Reads what separates elements; false if more bytes are needed. */
function readSeparator(state: ElementState): boolean {
  const { held, mode } = state;
  while (
    state.at < held.length &&
    (isSpace(held[state.at]) || (held[state.at] === COMMA && mode === 'between'))
  )
    state.at += 1;
  if (state.at >= held.length) return false;
  if (held[state.at] === CLOSE_BRACKET) {
    state.mode = 'after';
    state.at += 1;
  } else if (mode === 'between') beginElement(state, state.at);
  else state.mode = held[state.at] === COMMA ? 'between' : 'lost';
  return true;
}

function beginElement(state: ElementState, at: number): void {
  state.mode = 'element';
  state.start = at;
  state.at = at;
  state.scan = createScan();
}

/** Reads the current element; false if it continues in the next chunk. */
function readElement(state: ElementState): boolean {
  state.at = scanElement(state.held, state.at, state.scan);
  if (state.scan.end === 'open') {
    if (state.at - state.start <= LONGEST_ROW) return false;
    recover(state, state.at, 'line_too_long', 'lost');
    return true;
  }
  const bytes = state.held.subarray(state.start, state.at);
  const parsed = state.scan.end === 'complete' ? parseJson(bytes) : undefined;
  if (parsed === undefined) {
    recover(state, state.at, 'invalid_json', state.scan.end === 'broken' ? 'lost' : 'doubtful');
    return true;
  }
  state.signature ??= signatureOf(bytes);
  addRow(state, state.at, 'invalid_json', parsed);
  state.mode = 'between';
  return true;
}

/**
 * Looks for bytes that begin like the elements so far, or for any object if there was none; false if there are none.
 */
function findElement(state: ElementState): boolean {
  const { held, signature, mode } = state;
  const found = held.indexOf(signature ?? '{', state.at);
  if (found !== -1) {
    if (mode === 'after') {
      addRow(state, found, 'invalid_json');
      // The bytes before the element are counted now.
      state.hasTrailer = false;
    }
    beginElement(state, found);
    return true;
  }
  if (mode === 'after') state.hasTrailer ||= held.subarray(state.at).some((byte) => !isSpace(byte));
  state.at = Math.max(state.at, held.length - (signature?.length ?? 1) + 1);
  return false;
}

/**
 * Skips bytes from `start` to `end` that are not an element. Elements within them are added, and reading starts over at
 * the last of them.
 */
function recover(state: ElementState, end: number, error: RowError, next: Mode): void {
  const bytes = state.held.subarray(state.start, end);
  // A signature found here is not kept: it may be part of the error.
  const parts = cutAt(bytes, state.signature ?? signatureOf(bytes));
  const last = parts.pop();
  for (const part of parts)
    addRow(state, state.start + part.end, 'invalid_json', parseJson(part.bytes), part.bytes);
  if (parts.length > 0 && last !== undefined) {
    beginElement(state, state.start + last.start);
    return;
  }
  addRow(state, end, error, undefined, bytes);
  state.mode = next;
  // The last bytes may be the beginning of the next element.
  state.at = next === 'lost' ? Math.max(state.start + 1, end - (state.signature?.length ?? 0)) : end;
}

/** @param bytes - of a row that could not be parsed, if it is known where it begins */
function addRow(
  state: ElementState,
  end: number,
  error: RowError,
  parsed?: { readonly value: unknown; readonly raw: string },
  bytes?: Buffer,
): void {
  state.number += 1;
  const place = { number: state.number, end: state.before + end };
  if (parsed !== undefined) {
    state.rows.push({ ...place, ...parsed });
    return;
  }
  const detail = error === 'invalid_json' && bytes !== undefined ? nameEncoding(bytes) : undefined;
  state.rows.push({ ...place, error, ...(detail === undefined ? {} : { detail }) });
}
