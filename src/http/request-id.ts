import { randomFillSync } from 'node:crypto';

import { uuidV7 } from '../contract/uuid-v7.ts';

/** Bytes of one id's random part, and of the buffer for many ids: one system call per id would cost more. */
const ENTROPY = 10;
const store = Buffer.alloc(ENTROPY * 400);
let next = store.length;

/** Creates a request id, a UUID v7. */
export function makeRequestId(): string {
  if (next === store.length) {
    randomFillSync(store);
    next = 0;
  }
  next += ENTROPY;
  return uuidV7(Date.now(), store.subarray(next - ENTROPY, next));
}
