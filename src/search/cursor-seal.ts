import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Makes cursors that only this service can make, and recognises them. */
export interface CursorSeal {
  /**
   * Encodes the body of any kind of cursor. `filters` is any canonical text of the filters; the cursor is valid for
   * these filters only.
   */
  readonly seal: (body: Buffer, filters: string) => string;
  /** The body of a cursor. Undefined if the text is damaged, forged or belongs to other filters. */
  readonly unseal: (text: string, filters: string) => Buffer | undefined;
}

/** @param secret - shared by all processes; another one makes all cursors invalid */
export function createCursorSeal(secret: Buffer): CursorSeal {
  // A key object is prepared once; from bytes, each tag would cost 11 µs instead of 2.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'trivia cursors', KEY_BYTES)));

  function tagOf(body: Buffer, filters: string): Buffer {
    // With the length, no other division of the same bytes into body and filters has the same tag.
    const length = String(body.length);
    const tag = createHmac('sha256', key).update(`${length}:`).update(body).update(filters).digest();
    return tag.subarray(0, TAG_BYTES);
  }

  return {
    seal: (body, filters) => Buffer.concat([body, tagOf(body, filters)]).toString('base64url'),
    unseal(text, filters) {
      const bytes = Buffer.from(text, 'base64url');
      // The base64 decoder skips unknown characters, so several texts could decode to the same bytes.
      if (bytes.length <= TAG_BYTES || bytes.toString('base64url') !== text) return undefined;
      const body = bytes.subarray(0, -TAG_BYTES);
      return timingSafeEqual(tagOf(body, filters), bytes.subarray(-TAG_BYTES)) ? body : undefined;
    },
  };
}

/** Creates the seal at its first use, because the secret may be in the database. */
export function createCursorSealReader(readSecret: () => Promise<Buffer>): () => Promise<CursorSeal> {
  let seal: CursorSeal | undefined;
  return async () => {
    seal ??= createCursorSeal(await readSecret());
    return seal;
  };
}
