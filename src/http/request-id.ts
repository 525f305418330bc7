import { randomFillSync } from 'node:crypto';

import { uuidV7 } from '../contract/uuid-v7.ts';

/** Bytes of one id's random part, and of the store that is refilled in one go: asking the system for each id costs more. */
const ENTROPY = 10;
const store = Buffer.alloc(ENTROPY * 400);
let next = store.length;

/** A new request id, a UUID of version 7. */
export function makeRequestId(): string {
  if (next === store.length) {
    randomFillSync(store);
    next = 0;
  }
  next += ENTROPY;
  return uuidV7(Date.now(), store.subarray(next - ENTROPY, next));
}
