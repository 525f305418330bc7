import { createHmac } from 'node:crypto';

import type { Database } from '../database.ts';

// A second process gets the secret of the first. The update without effect is needed because `do nothing` returns no
// row.
const MAKE = `
  insert into report_secret (secret) values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
  on conflict (only_row) do update set only_row = true
  returning secret`;

/** Hashes sender addresses, so that senders can be distinguished without storing their addresses. */
export type HashSender = (address: string) => Promise<Buffer>;

/**
 * Hashes addresses with the configured secret or, without one, with a secret in the database. That one is created at
 * first use and shared by all processes.
 */
export function createHashSender(database: Database, configured: string | undefined): HashSender {
  let known: Buffer | undefined = configured === undefined ? undefined : Buffer.from(configured);

  async function secret(): Promise<Buffer> {
    const { rows } = await database.query<{ secret: Buffer }>(MAKE);
    const [row] = rows;
    if (row === undefined) throw new Error('the database returned no secret');
    return row.secret;
  }

  return async (address) => {
    known ??= await secret();
    return createHmac('sha256', known).update(address).digest();
  };
}
