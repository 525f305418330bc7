import type { PoolClient } from 'pg';

// Writers of several questions lock them in the order of their ids. But the import already holds locks on some of
// these, so waiting for another one could deadlock.
const LOCK = `
  select id from questions where id = any ($1::uuid[]) order by id for no key update skip locked`;

/** Locks the questions that no other transaction is writing, without waiting. */
export async function lockFree(client: PoolClient, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await client.query<{ id: string }>(LOCK, [ids]);
  return new Set(rows.map(({ id }) => id));
}
