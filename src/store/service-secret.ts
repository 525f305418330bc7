import { queryOnlyRow, type Database } from './database.ts';

// A second process gets the secret of the first. The update without effect is needed because `do nothing` returns no
// row.
const MAKE = `
  insert into report_secret (secret) values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
  on conflict (only_row) do update set only_row = true
  returning secret`;

/** Reads a secret that all processes share and that survives restarts. */
export type ReadSecret = () => Promise<Buffer>;

/**
 * Reads the configured secret or, without one, the secret in the database, which is created at first use.
 *
 * @throws ServiceError `service_unavailable`
 */
export function createSecretReader(database: Database, configured: string | undefined): ReadSecret {
  let known: Buffer | undefined = configured === undefined ? undefined : Buffer.from(configured);
  return async () => (known ??= (await queryOnlyRow<{ secret: Buffer }>(database, MAKE)).secret);
}
