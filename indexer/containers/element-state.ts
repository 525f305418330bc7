import { nameEncoding } from './name-encoding.ts';
import type { Row, RowError } from './row.ts';
import { createScan, type ElementScan } from './scan-element.ts';

/**
 * Where reading stands:
 * - `opening`: before the array
 * - `between`: between two elements
 * - `element`: in an element
 * - `doubtful`: directly after an invalid element
 * - `after`: after the array
 * - `lost`: after an error from which only the beginning of another element leads back
 */
export type Mode = 'opening' | 'between' | 'element' | 'doubtful' | 'after' | 'lost';

/** The state of reading a JSON array. Positions are relative to `held`. */
export interface ElementState {
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

export const createState = (): ElementState => ({
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
});

/** Adds a chunk to the bytes that are still needed. */
export function holdChunk(state: ElementState, chunk: Buffer): void {
  const from = state.mode === 'opening' ? 0 : state.mode === 'element' ? state.start : state.at;
  state.held = from >= state.held.length ? chunk : Buffer.concat([state.held.subarray(from), chunk]);
  state.before += from;
  state.at -= from;
  state.start -= from;
}

export function beginElement(state: ElementState, at: number): void {
  state.mode = 'element';
  state.start = at;
  state.at = at;
  state.scan = createScan();
}

/** @param bytes - of a row that could not be parsed, if it is known where it begins */
export function addRow(
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

export function takeRows(state: ElementState): Row[] {
  const { rows } = state;
  state.rows = [];
  return rows;
}
