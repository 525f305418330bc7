import { createHash } from 'node:crypto';

import type { Order, Position } from './page.ts';

/** Changes with the meaning of a cursor, so that older cursors are refused instead of misread. */
const VERSION = 1;
const HASH_BYTES = 9;
const NUMBER_BYTES = 8;

/** Where a page starts: after this position, or before it when reading backwards. */
export interface CursorValue {
  readonly order: Order;
  readonly backwards: boolean;
  readonly position: Position;
}

const HEADERS: readonly { order: Order; backwards: boolean }[] = [
  { order: 'newest', backwards: false },
  { order: 'newest', backwards: true },
  { order: 'changed', backwards: false },
  { order: 'changed', backwards: true },
];

const lengthOf = (order: Order): number => (order === 'newest' ? 1 : 2);

function hashOf(body: Buffer, filters: string): Buffer {
  return createHash('sha256').update(body).update(filters).digest().subarray(0, HASH_BYTES);
}

/**
 * Encodes the body of any kind of cursor. `filters` is any canonical text of the filters; the cursor is valid for these
 * filters only.
 */
export function sealCursor(body: Buffer, filters: string): string {
  return Buffer.concat([body, hashOf(body, filters)]).toString('base64url');
}

/** The body of the cursor. Undefined if the text is damaged or belongs to other filters. */
export function unsealCursor(text: string, filters: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  const body = bytes.subarray(0, -HASH_BYTES);
  // The base64 decoder skips unknown characters, so several texts could decode to the same bytes.
  const isWhole = bytes.length > HASH_BYTES && bytes.toString('base64url') === text;
  return isWhole && hashOf(body, filters).equals(bytes.subarray(-HASH_BYTES)) ? body : undefined;
}

/** Encodes the cursor of a question list. */
export function encodeCursor(value: CursorValue, filters: string): string {
  const header = HEADERS.findIndex(
    (known) => known.order === value.order && known.backwards === value.backwards,
  );
  const body = Buffer.alloc(2 + NUMBER_BYTES * value.position.length);
  body.writeUInt8(VERSION, 0);
  body.writeUInt8(header, 1);
  value.position.forEach((number, index) => body.writeBigInt64BE(BigInt(number), 2 + NUMBER_BYTES * index));
  return sealCursor(body, filters);
}

/** Decodes a cursor. Undefined if it is damaged, has another version, or belongs to other filters. */
export function decodeCursor(text: string, filters: string): CursorValue | undefined {
  const body = unsealCursor(text, filters);
  const header = HEADERS[body?.[1] ?? HEADERS.length];
  if (body?.[0] !== VERSION || header === undefined) return undefined;
  const numbers = lengthOf(header.order);
  if (body.length !== 2 + NUMBER_BYTES * numbers) return undefined;
  const position = Array.from({ length: numbers }, (_, index) =>
    Number(body.readBigInt64BE(2 + NUMBER_BYTES * index)),
  );
  return { ...header, position };
}
