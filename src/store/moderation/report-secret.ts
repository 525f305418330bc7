import { createHmac } from 'node:crypto';

import type { Database } from '../database.ts';

// Whoever comes second gets the secret of the first: an update that changes nothing returns the row, a bare conflict does not.
const MAKE = `
  insert into report_secret (secret) values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
  on conflict (only_row) do update set only_row = true
  returning secret`;

/** Tells senders of reports apart without keeping their addresses. */
export type HashSender = (address: string) => Promise<Buffer>;

/**
 * Hashes addresses with the configured secret or, without one, with a secret that the database keeps: it is made at first use
 * and the same for all processes.
 */
export function createHashSender(database: Database, configured: string | undefined): HashSender {
  let known: Buffer | undefined = configured === undefined ? undefined : Buffer.from(configured);

  async function secret(): Promise<Buffer> {
    const { rows } = await database.query<{ secret: Buffer }>(MAKE);
    const [row] = rows;
    if (row === undefined) throw new Error('the database gave no secret');
    return row.secret;
  }

  return async (address) => {
    known ??= await secret();
    return createHmac('sha256', known).update(address).digest();
  };
}
