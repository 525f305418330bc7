import { createHash } from 'node:crypto';

import type { Order, Position } from './page.ts';

/** Changes when the meaning of a cursor does: older ones are then refused instead of misread. */
const VERSION = 1;
const HASH_BYTES = 9;
const NUMBER_BYTES = 8;

/** Where a page begins: behind this position, or before it when reading backwards. */
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

/** Writes a cursor. `filters` is any canonical text of the filters: the cursor is good for those alone. */
export function encodeCursor(value: CursorValue, filters: string): string {
  const header = HEADERS.findIndex(
    (known) => known.order === value.order && known.backwards === value.backwards,
  );
  const body = Buffer.alloc(2 + NUMBER_BYTES * value.position.length);
  body.writeUInt8(VERSION, 0);
  body.writeUInt8(header, 1);
  value.position.forEach((number, index) => body.writeBigInt64BE(BigInt(number), 2 + NUMBER_BYTES * index));
  return Buffer.concat([body, hashOf(body, filters)]).toString('base64url');
}

/** Reads a cursor; undefined when it is damaged, of another version, or was given with other filters. */
export function decodeCursor(text: string, filters: string): CursorValue | undefined {
  const bytes = Buffer.from(text, 'base64url');
  const header = HEADERS[bytes[1] ?? HEADERS.length];
  // The decoder skips what it does not know, so that other texts could mean the same.
  if (bytes[0] !== VERSION || header === undefined || bytes.toString('base64url') !== text) return undefined;
  const numbers = lengthOf(header.order);
  const body = bytes.subarray(0, 2 + NUMBER_BYTES * numbers);
  if (bytes.length !== body.length + HASH_BYTES || !hashOf(body, filters).equals(bytes.subarray(body.length)))
    return undefined;
  const position = Array.from({ length: numbers }, (_, index) =>
    Number(body.readBigInt64BE(2 + NUMBER_BYTES * index)),
  );
  return { ...header, position };
}
