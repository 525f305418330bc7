import type { PoolClient } from 'pg';

// Whoever writes several questions locks them in the order of their ids, but some of these are locked already, by the import
// itself: waiting for another one could close a circle.
const LOCK = `
  select id from questions where id = any ($1::uuid[]) order by id for no key update skip locked`;

/** Locks those of the questions that no other transaction is writing, without waiting. */
export async function lockFree(client: PoolClient, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await client.query<{ id: string }>(LOCK, [ids]);
  return new Set(rows.map(({ id }) => id));
}
