import type { Pool } from 'pg';

import { inTransaction } from '../transaction.ts';

/** What a repair puts into the queue. */
interface Repair {
  /**
   * Questions to be written under a new revision. Under the old one the engine could refuse them: what was written or deleted
   * by hand has a version beyond it.
   */
  readonly renew: readonly string[];
  /** Documents without a question. */
  readonly bury: readonly string[];
  /** The highest version seen in the index. */
  readonly highestVersion: number;
}

/** How far the sequence jumps beyond the highest version: more numbers than writers can draw while it is being set. */
const MARGIN = 1_000_000;

/** Puts what differs into the queue again; following the queue then mends the index. */
export async function enqueueRepair(pool: Pool, { renew, bury, highestVersion }: Repair): Promise<void> {
  // A database restored from a backup counts on from an old number: until it is past the index, every write would be refused.
  await pool.query(
    `select setval('question_rev_seq', $1::bigint + ${MARGIN}) from question_rev_seq where last_value < $1::bigint`,
    [highestVersion],
  );
  await inTransaction(pool, 'write', async (client) => {
    // In the order in which imports lock: two that meet wait for each other in turn.
    await client.query('select from questions where id = any ($1::uuid[]) order by id for no key update', [
      renew,
    ]);
    await client.query('update questions set rev = rev where id = any ($1::uuid[])', [renew]);
  });
  await pool.query(
    `insert into index_queue (id, rev, enqueued_at)
     select id, nextval('question_rev_seq'), clock_timestamp() from unnest($1::uuid[]) as buried(id) order by id
     on conflict (id) do nothing`,
    [bury],
  );
}
