import type { CursorSeal } from '../search/cursor-seal.ts';
import type { Place } from './listing.ts';

/** Distinguishes these cursors from those of other lists. Changes with their meaning. */
const KIND = 0x81;
const NUMBER_BYTES = 6;
const FLAG_AT = 1;
const VERSION_AT = 2;
const COUNT_AT = VERSION_AT + NUMBER_BYTES;
const SLUG_AT = COUNT_AT + NUMBER_BYTES;

/** Where a page of a listing starts: after a place, or before it when reading backwards. */
export interface ListingCursor {
  /** Version of the counts that the first page was read from. */
  readonly version: number;
  readonly backwards: boolean;
  readonly place: Place;
}

/** Encodes a cursor for one listing. It is valid for the same filters only; `filters` is any canonical text of them. */
export function encodeListingCursor(
  { seal }: CursorSeal,
  { version, backwards, place }: ListingCursor,
  filters: string,
): string {
  const head = Buffer.alloc(SLUG_AT);
  head.writeUInt8(KIND, 0);
  head.writeUInt8(backwards ? 1 : 0, FLAG_AT);
  head.writeUIntBE(version, VERSION_AT, NUMBER_BYTES);
  head.writeUIntBE(place.count, COUNT_AT, NUMBER_BYTES);
  return seal(Buffer.concat([head, Buffer.from(place.slug)]), filters);
}

/** Decodes a cursor. Undefined if it is damaged or forged, or belongs to another listing or other filters. */
export function decodeListingCursor(
  { unseal }: CursorSeal,
  text: string,
  filters: string,
): ListingCursor | undefined {
  const body = unseal(text, filters);
  if (body?.[0] !== KIND || body.length <= SLUG_AT) return undefined;
  return {
    backwards: body[FLAG_AT] === 1,
    version: body.readUIntBE(VERSION_AT, NUMBER_BYTES),
    place: { count: body.readUIntBE(COUNT_AT, NUMBER_BYTES), slug: body.toString('utf8', SLUG_AT) },
  };
}
