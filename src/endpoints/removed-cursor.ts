import type { CursorSeal } from '../search/cursor-seal.ts';
import type { RemovedPosition } from '../store/questions/removed-questions.ts';

/** Distinguishes these cursors from those of other lists. Changes with their meaning. */
const KIND = 0x41;
const NUMBER_BYTES = 6;
const FLAG_AT = 1;
const TIME_AT = 2;
const ID_AT = TIME_AT + NUMBER_BYTES;
const LENGTH = ID_AT + 16;

/** Where a page starts: after an entry, or before it when reading backwards. */
export interface RemovedCursor extends RemovedPosition {
  readonly backwards: boolean;
}

/** Encodes a cursor, which is valid for the same start of the list only. */
export function encodeRemovedCursor(
  { seal }: CursorSeal,
  { time, id, backwards }: RemovedCursor,
  since: number,
): string {
  const head = Buffer.alloc(ID_AT);
  head.writeUInt8(KIND, 0);
  head.writeUInt8(backwards ? 1 : 0, FLAG_AT);
  head.writeUIntBE(time, TIME_AT, NUMBER_BYTES);
  return seal(Buffer.concat([head, Buffer.from(id.replaceAll('-', ''), 'hex')]), String(since));
}

/** Decodes a cursor. Undefined if it is damaged or forged, or belongs to another list or another start. */
export function decodeRemovedCursor(
  { unseal }: CursorSeal,
  text: string,
  since: number,
): RemovedCursor | undefined {
  const body = unseal(text, String(since));
  if (body?.[0] !== KIND || body.length !== LENGTH) return undefined;
  const id = body.toString('hex', ID_AT).replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
  return { backwards: body[FLAG_AT] === 1, time: body.readUIntBE(TIME_AT, NUMBER_BYTES), id };
}
