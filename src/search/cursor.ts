import type { CursorSeal } from './cursor-seal.ts';
import type { Order, Position } from './page.ts';

/** Changes with the meaning of a cursor, so that older cursors are refused instead of misread. */
const VERSION = 3;
const NUMBER_BYTES = 8;

/** Where a page starts: after this position, or before it when reading backwards. */
export interface CursorValue {
  readonly order: Order;
  readonly backwards: boolean;
  readonly position: Position;
  /** Of a shuffled order. */
  readonly seed?: string | undefined;
}

const HEADERS: readonly { order: Order; backwards: boolean }[] = [
  { order: 'newest', backwards: false },
  { order: 'newest', backwards: true },
  { order: 'changed', backwards: false },
  { order: 'changed', backwards: true },
  { order: 'relevant', backwards: false },
  { order: 'relevant', backwards: true },
  { order: 'shuffled', backwards: false },
  { order: 'shuffled', backwards: true },
];

/** Sequence numbers and times in milliseconds. The engine refuses numbers beyond 64 bits. */
const isPosition = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;

const lengthOf = (order: Order): number => (order === 'newest' ? 1 : 2);

/** Encodes the cursor of a question list. */
export function encodeCursor({ seal }: CursorSeal, value: CursorValue, filters: string): string {
  const header = HEADERS.findIndex(
    (known) => known.order === value.order && known.backwards === value.backwards,
  );
  const body = Buffer.alloc(2 + NUMBER_BYTES * value.position.length);
  body.writeUInt8(VERSION, 0);
  body.writeUInt8(header, 1);
  value.position.forEach((number, index) => body.writeBigInt64BE(BigInt(number), 2 + NUMBER_BYTES * index));
  return seal(Buffer.concat([body, Buffer.from(value.seed ?? '', 'latin1')]), filters);
}

/** Decodes a cursor. Undefined if it is damaged, forged, has another version, or belongs to other filters. */
export function decodeCursor({ unseal }: CursorSeal, text: string, filters: string): CursorValue | undefined {
  const body = unseal(text, filters);
  const header = HEADERS[body?.[1] ?? HEADERS.length];
  if (body?.[0] !== VERSION || header === undefined) return undefined;
  const numbers = lengthOf(header.order);
  if (body.length < 2 + NUMBER_BYTES * numbers) return undefined;
  const seed = body.toString('latin1', 2 + NUMBER_BYTES * numbers);
  if ((seed !== '') !== (header.order === 'shuffled')) return undefined;
  const position = Array.from({ length: numbers }, (_, index) =>
    Number(body.readBigInt64BE(2 + NUMBER_BYTES * index)),
  );
  if (!position.every(isPosition)) return undefined;
  return { ...header, position, ...(seed === '' ? {} : { seed }) };
}
