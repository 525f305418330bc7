import { createHmac } from 'node:crypto';

import type { ReadSecret } from '../service-secret.ts';

/** Hashes sender addresses, so that senders can be distinguished without storing their addresses. */
export type HashSender = (address: string) => Promise<Buffer>;

export function createHashSender(readSecret: ReadSecret): HashSender {
  return async (address) =>
    createHmac('sha256', await readSecret())
      .update(address)
      .digest();
}
