import type { PoolClient } from 'pg';

/** Milliseconds: whoever tries a large import out keeps its turns until the end. */
const PATIENCE = 6 * 3_600_000;

/**
 * Waits until no other transaction has the turn, and keeps it until this one ends. Waiting is no statement that takes too long.
 */
export async function takeTurn(
  client: PoolClient,
  name: 'trivia import' | 'trivia moderation',
): Promise<void> {
  const text = `
    set local statement_timeout = ${PATIENCE};
    select pg_advisory_xact_lock(hashtext('${name}'));
    set local statement_timeout to default`;
  const wish = { text, query_timeout: PATIENCE };
  await client.query(wish);
}
