import { sealCursor, unsealCursor } from '../search/cursor.ts';
import type { Place } from './listing.ts';

/** Tells these cursors from those of other lists; changes when their meaning does. */
const KIND = 0x81;
const NUMBER_BYTES = 6;
const FLAG_AT = 1;
const VERSION_AT = 2;
const COUNT_AT = VERSION_AT + NUMBER_BYTES;
const SLUG_AT = COUNT_AT + NUMBER_BYTES;

/** Where a page of a listing begins: behind a place, or before it when reading backwards. */
export interface ListingCursor {
  /** Version of the counts that the walk began with. */
  readonly version: number;
  readonly backwards: boolean;
  readonly place: Place;
}

/** Writes a cursor that is good for one listing with the same filters, which `filters` names in any canonical text. */
export function encodeListingCursor({ version, backwards, place }: ListingCursor, filters: string): string {
  const head = Buffer.alloc(SLUG_AT);
  head.writeUInt8(KIND, 0);
  head.writeUInt8(backwards ? 1 : 0, FLAG_AT);
  head.writeUIntBE(version, VERSION_AT, NUMBER_BYTES);
  head.writeUIntBE(place.count, COUNT_AT, NUMBER_BYTES);
  return sealCursor(Buffer.concat([head, Buffer.from(place.slug)]), filters);
}

/** Reads a cursor; undefined when it is damaged, of another listing, or was given with other filters. */
export function decodeListingCursor(text: string, filters: string): ListingCursor | undefined {
  const body = unsealCursor(text, filters);
  if (body?.[0] !== KIND || body.length <= SLUG_AT) return undefined;
  return {
    backwards: body[FLAG_AT] === 1,
    version: body.readUIntBE(VERSION_AT, NUMBER_BYTES),
    place: { count: body.readUIntBE(COUNT_AT, NUMBER_BYTES), slug: body.toString('utf8', SLUG_AT) },
  };
}
